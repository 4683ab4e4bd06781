// What needs a browser: where the focus goes, and whether it is seen.
import { holdTime, pass } from '../support/held-clock.ts';
import { said404 } from '../support/guard.ts';
import { SEEN, arrive, expect, sail, test, tolerating, type Page } from '../support/navigator.ts';
import {
  NOWHERE,
  choice,
  focused,
  mapButton,
  mapDialog,
  mapHeadingOf,
  placeOnMap,
  replayButton,
  skipButton,
  tabTo,
} from '../support/voyage.ts';
import {
  APPROACH,
  PLACE,
  READ_THE_MANUAL,
  TO,
  athenaeum,
  books,
  bookWords,
  cabinetWords,
  manualWords,
  port,
  scenes,
  sea,
  settingWords,
  shelfWords,
  shop,
  site,
} from '../support/words.ts';

test.use(tolerating(said404(NOWHERE)));

/**
 * Expects that the focus can be seen: a ring of at least two pixels, at 3:1 to the gap around it, and nothing over it.
 * A scene that arrives covers it at first.
 */
async function focusIsSeen(page: Page): Promise<void> {
  const seen = () =>
    page.evaluate(() => {
      const at = document.activeElement!;
      const own = getComputedStyle(at);
      // Around a card it is drawn by the area that its link has beside its words, around an Artifact's tag by the tag.
      const parts = [
        getComputedStyle(at, '::after'),
        ...[...at.children].map((part) => getComputedStyle(part)),
      ];
      const style = [own, ...parts].find(({ outlineStyle }) => outlineStyle !== 'none') ?? own;
      const light = (colour: string) => {
        const [red = 0, green = 0, blue = 0] = /rgba?\((\d+), (\d+), (\d+)/
          .exec(colour)!
          .slice(1)
          .map((part) => Number(part) / 255)
          .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const [dark, bright] = [light(style.outlineColor), light(style.boxShadow)].toSorted((a, b) => a - b);
      const thick = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
      const ring = thick && (bright! + 0.05) / (dark! + 0.05) >= 3;
      const { left, top, width, height } = at.getBoundingClientRect();
      const on = document.elementFromPoint(left + width / 2, top + height / 2);
      return { ring, uncovered: on !== null && (at.contains(on) || on.contains(at)) };
    });
  await expect.poll(seen, { message: await focused(page) }).toEqual({ ring: true, uncovered: true });
}

async function take(page: Page, text: string): Promise<void> {
  await tabTo(page, choice(page, text).first());
  await focusIsSeen(page);
  await page.keyboard.press('Enter');
}

const notLost = async (page: Page, after: string) => {
  await expect.poll(() => focused(page), `the focus after ${after}`).not.toBe('nothing');
};

test('F82: the whole story by keyboard alone; the focus is never lost when what had it goes away', async ({
  page,
  navigator,
}) => {
  test.setTimeout(90_000);
  await navigator({ delayMs: 0 });
  await sail(page, 'sea');
  await tabTo(page, page.getByRole('button', { name: sea.wake }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: sea.wake })).toHaveCount(0);
  await notLost(page, 'waking up');
  await page.keyboard.press('Escape');
  await expect(choice(page, TO.port)).toBeVisible();
  await tabTo(page, page.getByRole('region', { name: scenes.preamble_region }));
  await focusIsSeen(page);
  await take(page, TO.port);

  await expect(page).toHaveURL('/port');
  await take(page, TO.shop);
  await expect(page).toHaveURL('/port/shop');
  for (const { name, link } of shop.products) {
    if (link === null) continue;
    await tabTo(page, page.getByRole('link', { name: new RegExp(`^${name}`) }));
    await focusIsSeen(page);
  }

  await tabTo(page, mapButton(page));
  await focusIsSeen(page);
  await page.keyboard.press('Enter');
  await expect(mapDialog(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(mapHeadingOf(page)).toBeVisible();
  await tabTo(page, placeOnMap(page, PLACE.athenaeum));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/port/athenaeum');
  await tabTo(page, page.getByRole('button', { name: athenaeum.button }));
  await focusIsSeen(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: athenaeum.title })).toBeVisible();
  await notLost(page, 'stepping inside');
  const read = page.getByRole('button', { name: READ_THE_MANUAL });
  await tabTo(page, read);
  await page.keyboard.press('Enter');
  const manual = page.getByRole('dialog', { name: manualWords.region });
  await tabTo(page, manual.getByRole('button', { name: manualWords.next }));
  await page.keyboard.press('Enter');
  await expect(manual.getByRole('status')).toHaveText(/^No\.\.\./);
  await page.keyboard.press('Escape');
  await expect(read).toBeFocused();

  await take(page, TO.shelf);
  await expect(page).toHaveURL('/port/athenaeum/shelf');
  await take(page, books[2].name);
  await expect(page).toHaveTitle(`Now Reading: ${books[2].name}`);
  await take(page, bookWords.back);
  await take(page, shelfWords.back);
  await take(page, TO.cabinet);
  await expect(page).toHaveURL('/port/athenaeum/cabinet');
  await tabTo(page, page.getByRole('button', { name: APPROACH.title, exact: true }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: APPROACH.title })).toBeVisible();
});

test('a new place has the focus on its heading', async ({ page, navigator }) => {
  await navigator({ seen: ['sea', 'port', 'athenaeum'] });
  await sail(page, 'sea');
  await choice(page, TO.port).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: port.heading })).toBeFocused();
  await choice(page, TO.athenaeum).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: athenaeum.title })).toBeFocused();
});

test('the ring of a link in lines of text is not higher than its line', async ({ page, navigator }) => {
  await navigator(SEEN);
  await sail(page, 'shop');
  const links = page.getByRole('main').locator('p a');
  await expect(links.first()).toBeVisible();
  await page.keyboard.press('Tab');
  for (const link of await links.all()) {
    await link.focus();
    await focusIsSeen(page);
    const past = await link.evaluate((it) => {
      const own = getComputedStyle(it);
      const on = own.outlineStyle === 'none' ? getComputedStyle(it, '::after') : own;
      const shadow = on.boxShadow.includes('inset') ? 0 : parseFloat(/(\S+)px$/.exec(on.boxShadow)![1]!);
      const around = Math.max(shadow, parseFloat(on.outlineOffset) + parseFloat(on.outlineWidth));
      const { height } = on === own ? it.getBoundingClientRect() : { height: parseFloat(on.height) };
      return height + 2 * around - parseFloat(own.lineHeight);
    });
    expect(past).toBeLessThanOrEqual(4);
  }
});

/** What stays over a page that scrolls, and how much of the focused element is under it. */
const underWhatStays = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement!;
    const foot = document.querySelector('footer')!;
    const log = at.closest('aside');
    const strip = getComputedStyle(foot, '::before').display === 'none' ? [...foot.children] : [foot];
    const over = log ? [log.querySelector('header')!] : strip;
    const box = at.getBoundingClientRect();
    if (foot.contains(at) || over.some((it) => it.contains(at)) || box.height > innerHeight / 2)
      return 'nothing';
    const covers = over
      .map((it) => it.getBoundingClientRect())
      .some((it) => it.left < box.right && it.right > box.left && it.top < box.bottom && it.bottom > box.top);
    return covers ? (at.textContent ?? at.tagName).slice(0, 40) : 'nothing';
  });

test.describe('what has the focus is wholly clear of what stays', () => {
  test('the foot, in the cabinet, in a book and at the shelf', async ({ page, navigator }) => {
    await navigator();
    for (const [path, before] of [
      ['/port/athenaeum/cabinet', cabinetWords.expand_all],
      [`/port/athenaeum/shelf/${books[2].slug}`, undefined],
      ['/port/athenaeum/shelf', undefined],
    ] as const) {
      await page.setViewportSize({ width: 600, height: 500 });
      await arrive(page, path);
      if (before) await page.getByRole('button', { name: before }).click();
      const map = await mapButton(page).elementHandle();
      const isAtMap = () => map.evaluate((it) => it === document.activeElement);
      for (const width of [600, 1280]) {
        const how = `${path}, ${width} px wide`;
        await page.setViewportSize({ width, height: 500 });
        await page.getByRole('link', { name: site.skip_link }).focus();
        let stops = 0;
        for (; stops < 150 && !(await isAtMap()); stops += 1) {
          await page.keyboard.press('Tab');
          // It is asked again only where the page may still be scrolling.
          if ((await underWhatStays(page)) !== 'nothing')
            await expect.poll(() => underWhatStays(page), how).toBe('nothing');
        }
        expect(stops, how).toBeGreaterThan(3);
        expect(stops, how).toBeLessThan(150);
      }
    }
  });

  test('the head of the log, on the way back', async ({ page, navigator }) => {
    await navigator({ delayMs: 0 });
    await sail(page, 'port');
    await expect(choice(page, TO.shop)).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.keyboard.press('l');
    const replays = page.getByRole('complementary').getByRole('button', { name: /13/ });
    await replays.last().focus();
    for (let stops = 0; stops < port.preamble.length - 1; stops += 1) {
      await page.keyboard.press('Shift+Tab');
      await expect.poll(() => underWhatStays(page)).toBe('nothing');
    }
  });
});

test('an overlay gives the focus back where a click gives none to a button, as in Safari', async ({
  page,
  navigator,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('mousedown', (event) => event.preventDefault(), true);
  });
  await navigator(SEEN);
  await sail(page, 'athenaeum');
  const openers = [
    page.getByRole('button', { name: athenaeum.choices[0].text }),
    page.getByRole('button', { name: settingWords.button_label }),
    mapButton(page),
  ];
  for (const opener of openers) {
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    // The map is hurried open, and hurried away.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden({ timeout: 500 });
    }).toPass();
    await expect(opener).toBeFocused();
  }
});

test('F82: Enter hurries although the button that began it still has the focus, which is not lost at sea', async ({
  page,
  navigator,
}) => {
  await holdTime(page);
  await navigator();
  await arrive(page, NOWHERE);
  await skipButton(page).press('Enter');
  await expect(page.getByText(scenes.eyelids_closing)).toBeAttached();
  await pass(page, 100);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await notLost(page, 'being lost');
});

test('Enter that is held down presses what it is on once, and nothing in what that opens', async ({
  page,
  navigator,
}) => {
  await navigator(SEEN);
  await sail(page, 'athenaeum');
  /** The first of these is a press, the others are repeats. */
  const hold = async () => {
    for (let i = 0; i < 4; i += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  };
  await page.getByRole('button', { name: READ_THE_MANUAL }).focus();
  await page.keyboard.down('Enter');
  const ask = page.getByRole('button', { name: manualWords.next });
  await expect(ask).toBeFocused();
  await hold();
  await hold();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(athenaeum.manual.refusals[0]);
});

test('after a press on Replay with the pointer Space belongs to the story: the introduction is hurried, not skipped', async ({
  page,
  navigator,
}) => {
  await holdTime(page);
  await navigator({ seen: ['port'], delayMs: 100 });
  await sail(page, 'port');
  await replayButton(page).click();
  await pass(page, 500);
  await page.keyboard.press('Space');
  await expect(page.locator('[data-line="1"]')).toHaveAttribute('data-state', 'done');
  await expect(page.locator('main')).toHaveAttribute('data-state', 'preamble');
});

test('Skip is reached and pressed by keys, and does not become Replay under the focus', async ({
  page,
  navigator,
}) => {
  await holdTime(page);
  await navigator({ delayMs: 100 });
  await sail(page, 'port');
  await pass(page, 200);
  await tabTo(page, skipButton(page));
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toHaveAttribute('data-state', 'arriving');
  await page.keyboard.press('Enter');
  await expect(replayButton(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toHaveAttribute('data-state', 'choosing');
});
