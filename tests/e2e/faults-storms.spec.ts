// What needs a browser: thousands of its events, and its count of nodes and listeners.
import { graphemes, typingTimes } from '../../app/engine/typing.ts';
import { chanceOf } from '../../foley/src/engine/chance.ts';
import { IN_FULL, hold } from '../support/faults.ts';
import { STUCK_FRAMES, countFrames, framesPassed } from '../support/frames.ts';
import { fence, gust } from '../support/gust.ts';
import { said404 } from '../support/guard.ts';
import { holdTime, pass, passUntil } from '../support/held-clock.ts';
import {
  alive,
  arrive,
  expect,
  remembered,
  sail,
  test,
  tolerating,
  type Page,
} from '../support/navigator.ts';
import { show } from '../support/tab.ts';
import { typedLines } from '../support/typed-lines.ts';
import {
  NOWHERE,
  choice,
  countDocuments,
  mapDialog,
  openMap,
  placeOnMap,
  replayButton,
  skipButton,
  speedSlider,
} from '../support/voyage.ts';
import { PLACE, books, cabinetWords, controls, mapButtonName, port } from '../support/words.ts';

const [WARM_UP, ROUNDS] = IN_FULL ? [10, 50] : [5, 10];

test('F55: skip and replay, again and again, leave nothing behind', async ({ page, navigator }) => {
  await navigator({ delayMs: 40 });
  await sail(page, 'port');
  const rounds = (count: number) =>
    page.evaluate(
      async ({ wanted, skip, replay }) => {
        const once = async (find: () => HTMLElement | null) => {
          for (;;) {
            const it = find();
            if (it) return it;
            await new Promise((done) => setTimeout(done, 0));
          }
        };
        const button = (word: string) =>
          document.querySelector<HTMLElement>(
            `footer button[aria-label^="${word}"]:not([aria-disabled="true"])`,
          );
        for (let i = 0; i < wanted; i += 1) {
          (await once(() => button(skip))).click();
          await once(() => document.querySelector<HTMLElement>('main[data-state="arriving"] nav a'));
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
          (await once(() => button(replay))).click();
        }
        await once(() => button(skip));
      },
      { wanted: count, skip: controls.skip, replay: controls.replay },
    );

  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const inMemory = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const of = (wanted: string) => metrics.find(({ name }) => name === wanted)!.value;
    return { nodes: of('Nodes'), listeners: of('JSEventListeners') };
  };

  // The first rounds fill caches, which is no leak.
  await rounds(WARM_UP);
  const before = await inMemory();
  await rounds(ROUNDS);
  // The browser does not always collect everything the first time.
  await expect.poll(async () => (await inMemory()).nodes).toBeLessThanOrEqual(before.nodes * 1.05);
  expect((await inMemory()).listeners).toBeLessThanOrEqual(before.listeners * 1.05);
  expect((await remembered(page)).states?.port).toEqual({ numTimesPlayed: WARM_UP + ROUNDS });
});

test('F58: a place clicked while the map folds, another while one is on the way: one goes to the first', async ({
  page,
  navigator,
}) => {
  await holdTime(page);
  await navigator({ seen: ['sea', 'port', 'athenaeum'] });
  const release = await hold(page, /\/assets\/cabinet-.*\.js$/);
  await sail(page, 'sea');
  await openMap(page);
  const place = (name: string) => mapDialog(page).getByRole('link', { name: new RegExp(`^${name}`) });
  await expect(place(cabinetWords.title)).toBeVisible();
  const documents = countDocuments(page);
  const before = await page.evaluate(() => history.length);
  await page.keyboard.press('Escape');
  // The pointer would miss: while the map closes, its sheet moves.
  const click = (path: string) =>
    page.evaluate((to) => document.querySelector<HTMLElement>(`dialog a[href="${to}"]`)!.click(), path);
  await click('/port/athenaeum/cabinet');
  await expect(mapDialog(page)).toBeHidden();
  await click('/port/shop');
  await pass(page, 500);
  await expect(page).toHaveURL('/');
  release();
  await expect(page).toHaveURL('/port/athenaeum/cabinet');
  await expect(page.getByRole('heading', { level: 1, name: cabinetWords.title })).toBeVisible();
  expect(documents).toEqual([]);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('F61: the slider pulled to and fro while a line is typed: it goes on from where it was, at each speed', async ({
  page,
  navigator,
}) => {
  await holdTime(page);
  await navigator({ delayMs: 100 });
  await sail(page, 'port');
  const typed = await typedLines(page);
  const slider = speedSlider(page);
  const box = (await slider.boundingBox())!;
  const y = box.y + box.height / 2;
  const line = page.locator('[data-line="1"]');
  const isTyped = async () => (await line.getAttribute('data-state')) === 'typing';
  await passUntil(page, isTyped, { within: 500, step: 10 });
  const units = typingTimes(graphemes(port.preamble[0])).at(-1)!;
  const MOVE_MS = 200;

  // Only the slower half is used, so that the line lasts.
  await page.mouse.move(box.x + 2, y);
  await page.mouse.down();
  let passed = 0;
  for (let i = 0; passed < units - 3; i += 1) {
    expect(await line.getAttribute('data-state'), `${passed} of ${units} units have passed`).toBe('typing');
    const way = Math.abs(((i + 6) % 12) - 6) / 12;
    await page.mouse.move(box.x + 2 + (box.width - 4) * way, y);
    passed += MOVE_MS / (100 - Number(await slider.inputValue()));
    await page.clock.runFor(MOVE_MS);
  }
  await page.clock.runFor(6 * MOVE_MS);
  await expect(line).toHaveAttribute('data-state', 'done');

  // Now the whole range: at the fast end everything is shown at once, but no line may be left out.
  const values = new Set<number>();
  for (let i = 0; i < 8; i += 1) {
    const { x, width } = (await slider.boundingBox())!;
    await page.mouse.move(x + (i % 2 === 0 ? width - 1 : 1), y);
    values.add(Number(await slider.inputValue()));
    await page.clock.runFor(MOVE_MS);
  }
  await page.mouse.up();
  expect([...values]).toEqual([100, 0]);
  for (const [i, text] of port.preamble.entries()) {
    const told = page.locator(`[data-line="${i + 1}"]`);
    await expect(told).toHaveText(text);
    await expect(told).toHaveAttribute('data-state', 'done');
  }
  const order = await typed.jsonValue();
  expect(order[0]).toBe(1);
  expect(order).toEqual(order.map((_, i) => i + 1));
  expect((await remembered(page)).speed).toBe(100 - Number(await slider.inputValue()));
});

const STORM_PAGES = [
  '/port',
  '/',
  '/port/shop',
  '/port/athenaeum',
  '/port/athenaeum/cabinet',
  '/port/athenaeum/shelf',
  `/port/athenaeum/shelf/${books[1].slug}`,
  NOWHERE,
] as const;
/** Port, Sea, doors and Lost. */
const SCENES_TOLD = 4;
const EVENTS_A_PAGE = IN_FULL ? 1250 : 50;
const EVENTS_A_GUST = IN_FULL ? 50 : 25;
/** Not the limit of a stuck control, which is counted in frames: after this time the test gives up. */
const LATE_MS = 30_000;
const SEED = 20_261_121;

/** An event may lead to another page; then what was asked of the last one is lost. */
const weather = <Value>(what: Promise<Value>): Promise<Value | undefined> =>
  what.catch((error: Error) => {
    if (!/context was destroyed|navigation/.test(error.message)) throw error;
    return undefined;
  });

/** Expects that something comes before it would count as stuck. */
async function answers(page: Page, where: string, comes: () => Promise<void>): Promise<void> {
  await weather(page.evaluate(countFrames));
  await comes();
  const passed = (await weather(page.evaluate(framesPassed))) ?? 0;
  expect(passed, `${where}: so many frames without an answer`).toBeLessThan(STUCK_FRAMES);
}

/** Presses Escape until no window is open. Of the presses during a passage only one is answered. */
async function closeWindows(page: Page, where: string): Promise<void> {
  const windows = page.locator('dialog[open]');
  await expect(async () => {
    if (await windows.count()) await page.keyboard.press('Escape');
    await expect(windows, where).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: LATE_MS });
}

test.describe('F63', () => {
  test.use({ passages: true, ...tolerating(said404(NOWHERE)) });

  test('F63: a storm of events over every scene: nothing breaks, and nothing is stuck for five seconds', async ({
    page,
    navigator,
    guard,
  }) => {
    test.setTimeout(240_000);
    await page.addInitScript(fence);
    await navigator({ delayMs: 20 });
    const draw = chanceOf(SEED);
    const WIDTHS = [500, 599, 600, 700, 800];
    const HEIGHT = 500;
    const log = page.getByRole('complementary', { name: controls.log_title });
    const closeLog = log.getByRole('button', { name: controls.log_close });
    const goOn = page.getByRole('button', { name: controls.resume });
    let events = 0;
    let told = 0;
    await arrive(page, '/');
    for (const path of STORM_PAGES) {
      await arrive(page, path);
      // Another scene may be about to come at the end of the storm, which has no such button.
      const story = skipButton(page).or(replayButton(page));
      told += await story.count();
      for (let i = 0; i < EVENTS_A_PAGE / EVENTS_A_GUST; i += 1) {
        await weather(page.evaluate(gust, Array.from({ length: EVENTS_A_GUST }, draw)));
        events += EVENTS_A_GUST;
        const then = draw();
        if (then < 0.15)
          await page.setViewportSize({ width: WIDTHS[Math.floor(draw() * 5)]!, height: HEIGHT });
        else if (then < 0.25) await weather(show(page, 'hidden'));
        else if (then < 0.4) await weather(show(page, 'visible'));
        else if (then < 0.45) await weather(page.evaluate(() => history.back()));
        else await page.keyboard.press(['Enter', 'Space', 'Escape', 'Tab'][Math.floor(draw() * 4)]!);
      }
      await expect(page.locator('html')).toHaveAttribute('data-script', 'ready');
      await show(page, 'visible');
      await page.setViewportSize({ width: 800, height: HEIGHT });
      await alive(page);
      const held = (all: readonly Element[]) =>
        all.filter((it) => it.getAttribute('aria-disabled') === 'true').length;
      const map = page.locator(`button[aria-label="${mapButtonName}"]`);
      await answers(page, path, () =>
        expect.poll(() => map.evaluateAll(held), { message: path, timeout: LATE_MS }).toBe(0),
      );
      await expect(map, path).toHaveCount(1);
      // Behind an open map the story and its controls wait.
      await closeWindows(page, path);
      // The doors too wait while the log is open. In one step, because it may just be closing.
      await closeLog.evaluateAll((all) => all.forEach((it) => (it as HTMLElement).click()));
      // Whoever has paused waits for nothing.
      await goOn.evaluateAll((all) => all.forEach((it) => (it as HTMLElement).click()));
      await answers(page, path, () =>
        expect.poll(() => story.evaluateAll(held), { message: path, timeout: LATE_MS }).toBe(0),
      );
      expect(guard.faults, path).toEqual([]);
    }
    expect(events).toBe(STORM_PAGES.length * EVENTS_A_PAGE);
    expect(told, 'of these, so many have a story to skip or to replay').toBe(SCENES_TOLD);
    // In every state the map still leads away.
    await closeWindows(page, 'at the end');
    await openMap(page);
    await placeOnMap(page, PLACE.cabinet).click();
    await expect(page.getByRole('heading', { level: 1, name: cabinetWords.title })).toBeVisible();
    await choice(page, cabinetWords.back).first().click();
    await expect(page).toHaveURL('/port/athenaeum');
  });
});
