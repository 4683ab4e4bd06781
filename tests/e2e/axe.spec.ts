import { AxeBuilder } from '@axe-core/playwright';
import { said404 } from '../support/guard.ts';
import { SEEN, arrive, expect, test, tolerating, type Page } from '../support/navigator.ts';
import { VIEWS, type View } from '../support/views.ts';
import { NOWHERE, UNKNOWN_BOOK, mapDialog, openMap } from '../support/voyage.ts';
import { errors, mapWords } from '../support/words.ts';

test.use(tolerating(said404(NOWHERE), said404(UNKNOWN_BOOK)));

/** All that a navigator may ask of a page at once: none of it takes back what another brings. */
async function askForAll(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', contrast: 'more', reducedMotion: 'reduce' });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

/** WCAG 2.2, 2.5.5: what can be pressed, but for links within a sentence. In CSS pixels; half a pixel may be rounded away. */
const TARGET = 44;

const tooSmall = (page: Page) =>
  page.evaluate((least) => {
    const alone = (element: Element) => {
      const around = element.closest('p, li, td, dd')?.textContent?.trim() ?? '';
      return around === '' || around === element.textContent?.trim();
    };
    return (
      [...document.querySelectorAll<HTMLElement>('a[href], button, input, summary')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter(
          (element) =>
            !element.closest('[inert], [aria-hidden="true"]') && (!element.matches('a') || alone(element)),
        )
        // A box is ticked by its name as well.
        .map((element) => element.closest('label') ?? element)
        .filter((element) => {
          const { width, height, right, bottom } = element.getBoundingClientRect();
          return right > 0 && bottom > 0 && (width < least - 0.5 || height < least - 0.5);
        })
        .map((element) => {
          const { width, height } = element.getBoundingClientRect();
          return `${element.getAttribute('aria-label') ?? element.textContent?.trim()}: ${width.toFixed(0)}x${height.toFixed(0)}`;
        })
    );
  }, TARGET);

/** Every rule of WCAG 2.2 A and AA that a program can judge, and good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Beside the views that are measured everywhere: what stands in the place of a scene, of the map's picture, of the realm. */
const FURTHER: readonly View[] = [
  {
    name: 'the gate',
    async show(page) {
      await page.setViewportSize({ width: 500, height: 800 });
      await arrive(page, '/');
    },
  },
  {
    name: 'the map as a list',
    async show(page, navigator) {
      await navigator(SEEN);
      await arrive(page, '/port');
      await openMap(page);
      await mapDialog(page).getByRole('button', { name: mapWords.as_list }).click();
    },
  },
  {
    name: 'a book that is not there',
    async show(page) {
      await arrive(page, UNKNOWN_BOOK);
      await expect(page.getByRole('heading', { name: errors.book_not_found.title })).toBeVisible();
    },
  },
];

/** Colours are judged as they are painted, in contrast.spec.ts and faults-foreign.spec.ts. */
async function faultsIn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(RULES)
    .disableRules('color-contrast')
    .options({ resultTypes: ['violations'] })
    // There is no frame in a page; otherwise the judge opens a page of its own each time.
    .setLegacyMode()
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}

for (const { name, show, held } of [...VIEWS, ...FURTHER])
  test(`${name}: nothing a program can find is in anyone's way`, async ({ page, navigator }) => {
    await show(page, navigator);
    // The judge waits by the clock that was held for the line.
    if (held) await page.clock.resume();
    expect(await tooSmall(page)).toEqual([]);
    expect(await faultsIn(page), 'as it is').toEqual([]);
    await askForAll(page);
    expect(await faultsIn(page), 'with all that can be asked for').toEqual([]);
  });
