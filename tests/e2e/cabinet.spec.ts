// What needs a browser: what an open folder shows, its name and its place in view.
import { TIMINGS_MS } from '../../app/engine/timings.ts';
import { abort } from '../support/faults.ts';
import { saidFailed } from '../support/guard.ts';
import { holdTime, pass } from '../support/held-clock.ts';
import { resizeTo } from '../support/layout.ts';
import { arrive, expect, pathOf, sail, test, tolerating, type PlaceId } from '../support/navigator.ts';
import { choice, openMap, placeOnMap, skipButton } from '../support/voyage.ts';
import {
  APPROACH,
  PLACE,
  PRIVACY,
  TERMS,
  TO,
  agreements,
  athenaeum,
  cabinetWords,
  errors,
} from '../support/words.ts';

const TITLES = [APPROACH.title, TERMS.title, PRIVACY.title] as const;

test.beforeEach(async ({ navigator }) => navigator());

test.describe('without its texts', () => {
  test.use(tolerating(saidFailed));

  test('asks again by a button that keeps the focus while it asks', async ({ page }) => {
    await sail(page, 'athenaeum');
    const button = page.getByRole('button', { name: athenaeum.button });
    await skipButton(page).click();
    await button.click();
    await page.keyboard.press('Escape');
    await page.route(`**${pathOf('cabinet')}`, abort);
    await choice(page, TO.cabinet).click();
    const folder = page.getByRole('button', { name: PRIVACY.title, exact: true });
    await folder.click();
    const again = page
      .getByRole('region', { name: PRIVACY.title })
      .getByRole('button', { name: errors.archive_unreachable.action });
    // It has the focus, and its folder is open, before it is measured.
    await again.focus();
    await again.click({ trial: true });
    const { y } = (await again.boundingBox())!;
    let refuse = () => {};
    await page.route(`**${pathOf('cabinet')}`, (route) => {
      refuse = () => void route.abort();
    });
    await page.keyboard.press('Enter');
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    await expect(again).toBeFocused();
    // Without its room it would rise by a line.
    await expect.poll(async () => Math.abs((await again.boundingBox())!.y - y)).toBeLessThan(4);
    refuse();
    await expect(again).not.toHaveAttribute('aria-disabled');
    await page.unroute(`**${pathOf('cabinet')}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'The short version' })).toBeVisible();
  });
});

test('F62: holds three closed sections, each with its date; one button reads Close all exactly when all are open', async ({
  page,
}) => {
  await sail(page, 'cabinet');
  await expect(page.getByRole('heading', { level: 1, name: cabinetWords.title })).toBeVisible();
  await expect(page.getByText(cabinetWords.subtitle, { exact: true })).toBeVisible();
  await expect(page.getByText(cabinetWords.text)).toBeVisible();
  const folders = TITLES.map((title) => page.getByRole('button', { name: title, exact: true }));
  const sheets = TITLES.map((title) => page.getByRole('region', { name: title }));
  const all = (name: string) => page.getByRole('button', { name, exact: true });
  const [expand, close] = [all(cabinetWords.expand_all), all(cabinetWords.close_all)];
  const turned = (at: number) =>
    folders[at]!.locator('svg').evaluate(
      (it) => getComputedStyle(it).transform + getComputedStyle(it).rotate,
    );
  for (const folder of folders) await expect(folder).toHaveAttribute('aria-expanded', 'false');
  for (const [at, folder] of folders.entries()) {
    await expect(expand).toHaveCount(1);
    const arrow = await turned(at);
    await folder.click();
    await expect(folder).toHaveAttribute('aria-expanded', 'true');
    await expect(sheets[at]!).toBeVisible();
    await expect(folder).toHaveAccessibleDescription(`Last updated ${agreements[at]!.lastUpdated}`);
    await expect.poll(() => turned(at)).not.toBe(arrow);
  }
  await expect(expand).toHaveCount(0);
  await folders[1]!.click();
  await expect(folders[1]!).toHaveAttribute('aria-expanded', 'false');
  await expect(sheets[1]!).toBeHidden();
  await expand.click();
  for (const sheet of sheets) await expect(sheet).toBeVisible();
  await close.click();
  for (const sheet of sheets) await expect(sheet).toBeHidden();
});

test('an address that points into another section opens that one, too, and closes none', async ({ page }) => {
  await arrive(page, `${pathOf('cabinet')}#${TERMS.slug}`);
  const open = () =>
    page
      .getByRole('main')
      .locator('[aria-expanded]')
      .evaluateAll((all) => all.map((it) => it.ariaExpanded));
  await expect.poll(open).toEqual(['false', 'true', 'false']);
  await page.evaluate((slug) => {
    window.location.hash = slug;
  }, PRIVACY.slug);
  await expect.poll(open).toEqual(['false', 'true', 'true']);
});

test('the letters of a closed folder are there before it is opened, so that its sheet does not grow on its way', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await sail(page, 'cabinet');
  await page.waitForLoadState('networkidle');
  const before = [...fonts];
  expect(before.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: APPROACH.title, exact: true }).click();
  await expect(page.getByRole('region', { name: APPROACH.title })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  expect(fonts).toEqual(before);
});

test('a step back finds the folders open as they were left, and where; a new visit finds them closed', async ({
  page,
}) => {
  const READ_TO_PX = 1500;
  const visit = async (id: PlaceId) => {
    await openMap(page);
    await placeOnMap(page, PLACE[id]).press('Enter');
    await expect(page.locator('main h1')).toHaveText(PLACE[id]);
  };
  const terms = page.getByRole('button', { name: TERMS.title, exact: true });
  await sail(page, 'shelf');
  await visit('cabinet');
  await terms.click();
  await expect(terms).toHaveAttribute('aria-expanded', 'true');
  await page.evaluate((px) => window.scrollTo(0, px), READ_TO_PX);
  await visit('shelf');
  await page.goBack();
  await expect(page.locator('main h1')).toHaveText(cabinetWords.title);
  await expect(terms).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(READ_TO_PX);
  await page.goForward();
  await expect(page.locator('main h1')).toHaveText(PLACE.shelf);
  await visit('cabinet');
  await expect(terms).toHaveAttribute('aria-expanded', 'false');
});

test('a sheet slides out of its folder, and back, by as much as the window shows of it', async ({ page }) => {
  await holdTime(page);
  // High enough for all folders: nothing is scrolled before a press.
  await page.setViewportSize({ width: 1440, height: 900 });
  await sail(page, 'cabinet');
  const terms = page.getByRole('button', { name: TERMS.title, exact: true });
  const sheet = page.getByRole('region', { name: TERMS.title });
  const below = page.getByRole('button', { name: PRIVACY.title, exact: true });
  const top = async () => (await below.boundingBox())!.y;
  /** Where the folder below is, in these parts of the motion. */
  const tops = async (parts: readonly number[]) => {
    const found: number[] = [];
    for (const part of parts) {
      await page.evaluate((at) => {
        for (const animation of document.getAnimations()) {
          const { delay, duration } = animation.effect!.getComputedTiming();
          if (!(animation.effect as KeyframeEffect).target?.closest('[data-disclosure]')) continue;
          animation.pause();
          animation.currentTime = delay! + at * Number(duration);
        }
      }, part);
      found.push(await top());
    }
    return found;
  };
  const closed = await top();
  await terms.click();
  await expect(sheet).toBeVisible();
  const edge = page.viewportSize()!.height;
  const out = await tops([0, 0.5, 0.999]);
  expect(out[0]).toBeCloseTo(closed, 0);
  expect(out[1]).toBeGreaterThan(closed + 0.2 * (edge - closed));
  expect(out[1]).toBeLessThan(closed + 0.8 * (edge - closed));
  expect(out[2]).toBeGreaterThan(edge - 30);
  await pass(page, TIMINGS_MS.SHEET_WAIT + TIMINGS_MS.SHEET);
  expect(await top()).toBeGreaterThan(edge);
  await terms.click();
  const back = await tops([0, 0.5, 0.999]);
  expect(back[0]).toBeGreaterThan(edge - 30);
  expect(back[1]).toBeLessThan(edge);
  expect(back[2]).toBeCloseTo(closed, 0);
  await pass(page, TIMINGS_MS.SHEET);
  await expect(sheet).toBeHidden();
  expect(await top()).toBeCloseTo(closed, 0);
});

test('a sheet of which few lines show comes up with its tab once it is out, and not where one has scrolled meanwhile', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => window.scrollY);
  const [approach, terms] = TITLES.map((name) => page.getByRole('button', { name, exact: true }));
  const top = async () => (await terms!.boundingBox())!.y;
  await holdTime(page);
  await page.setViewportSize({ width: 768, height: 1024 });
  await sail(page, 'cabinet');
  await test.step('it comes', async () => {
    await terms!.click();
    expect(await scrolled()).toBe(0);
    await pass(page, TIMINGS_MS.SHEET_WAIT + TIMINGS_MS.SHEET);
    await expect.poll(top).toBeLessThan(20);
    await expect(terms!).toBeInViewport();
    await expect(terms!).toBeFocused();
  });
  await test.step('but not to one who scrolls', async () => {
    await terms!.click();
    await pass(page, TIMINGS_MS.SHEET);
    await page.evaluate(() => window.scrollTo(0, 0));
    await terms!.click();
    await page.evaluate(() => window.scrollTo(0, 40));
    await pass(page, TIMINGS_MS.SHEET_WAIT + TIMINGS_MS.SHEET);
    expect(await scrolled()).toBe(40);
  });
  await test.step('nor where enough of it shows', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await approach!.click();
    await pass(page, TIMINGS_MS.SHEET_WAIT + TIMINGS_MS.SHEET);
    expect(await scrolled()).toBe(0);
  });
  await test.step('and without motion at once', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await approach!.click();
    await terms!.click();
    await terms!.click();
    await pass(page, 1);
    expect(await top()).toBeLessThan(20);
  });
});

test('in an upright window closed folders end above the foot, and open ones at its edge; the page ends a little below its last folder', async ({
  page,
}) => {
  const foot = page.getByRole('contentinfo');
  const edge = () => foot.evaluate((it) => getComputedStyle(it, '::before').boxShadow);
  const left = () =>
    page.evaluate(() => {
      const [root, file] = [document.documentElement, document.querySelector('h1')!.closest('header, div')!];
      return root.scrollHeight - (file.parentElement!.getBoundingClientRect().bottom + scrollY);
    });
  const all = (name: string) => page.getByRole('button', { name, exact: true });
  await page.setViewportSize({ width: 600, height: 800 });
  await sail(page, 'cabinet');
  for (const [width, height] of [
    [600, 800],
    [768, 1024],
  ] as const) {
    await resizeTo(page, { width, height });
    const last = page.getByRole('button', { name: TITLES[2], exact: true });
    const { y, height: high } = (await last.boundingBox())!;
    expect(y + high, `${width}x${height}`).toBeLessThanOrEqual((await foot.boundingBox())!.y);
    expect(await edge()).toBe('none');
  }
  await all(cabinetWords.expand_all).click();
  await expect.poll(edge).not.toBe('none');
  await expect.poll(left).toBeLessThan(200);
});

test('the drawer of an open folder comes toward us, out of the point that the picture runs to', async ({
  page,
}) => {
  // Neither the pointer nor time moves anything.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await sail(page, 'cabinet');
  const fronts = await Promise.all(
    ['first', 'second', 'third'].map(async (name) => {
      const front = page.locator(`[data-plate='${name}-drawer']`);
      const closed = (await front.boundingBox())!;
      return { front, closed };
    }),
  );
  await page.getByRole('button', { name: cabinetWords.expand_all, exact: true }).click();
  for (const { front, closed } of fronts) {
    const grown = async () => ((await front.boundingBox())?.width ?? 0) / closed.width;
    await expect.poll(grown).toBeGreaterThan(1.1);
    const open = (await front.boundingBox())!;
    const scale = open.width / closed.width;
    const [x, y] = [(open.x - scale * closed.x) / (1 - scale), (open.y - scale * closed.y) / (1 - scale)];
    const [farX, farY] = await page.locator(`[data-picture='cabinet']`).evaluate((it) => {
      const { left, top, width, height } = it.getBoundingClientRect();
      return [left + (1010 / 1920) * width, top + (455 / 1080) * height];
    });
    expect(Math.hypot(x - farX, y - farY)).toBeLessThan(3);
  }
  // A folder is behind a drawer above it that is out as far, and before one that is closed.
  const layer = (plate: string) =>
    page
      .locator(`[data-plate='${plate}']`)
      .evaluate((it) => Number(getComputedStyle(it).zIndex.replace('auto', '0')));
  const folderIsBefore = async () => (await layer('second-folder')) > (await layer('first-drawer'));
  expect(await folderIsBefore()).toBe(false);
  await page.getByRole('button', { name: TITLES[0], exact: true }).click();
  await expect.poll(folderIsBefore).toBe(true);
});

test('in an upright window the cabinet stands above the words, and goes up with them when the page is scrolled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await sail(page, 'cabinet');
  await page.getByRole('button', { name: TERMS.title, exact: true }).click();
  await expect(page.getByRole('region', { name: TERMS.title })).toBeVisible();
  const heading = page.getByRole('heading', { level: 1, name: cabinetWords.title });
  const above = async () => {
    const [cabinet, words] = [
      await page.locator("[data-plate='cabinet']").boundingBox(),
      await heading.boundingBox(),
    ];
    return words!.y - (cabinet!.y + cabinet!.height);
  };
  for (const top of [0, 300]) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
    // The pointer's place moves the picture by some pixels.
    expect(await above(), `${top}`).toBeGreaterThan(0);
  }
});
