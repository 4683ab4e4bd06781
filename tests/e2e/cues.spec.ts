// What needs a browser: what is seen of a picture at each line, and of a figure while its files come.
import { STYLES_MS } from '../../app/engine/timings.ts';
import { DRIFT_UNITS, LINE_REST_UNITS, unitsOf } from '../../app/engine/typing.ts';
import { isDue } from '../../app/stage/picture/cues.ts';
import { stopAnimations } from '../support/animations.ts';
import { withoutChance } from '../support/chance.ts';
import { said404, saidFailed } from '../support/guard.ts';
import { holdTime, pass, passUntil } from '../support/held-clock.ts';
import { INTRODUCTIONS, type Introduction } from '../support/introductions.ts';
import { alive, arrive, expect, pathOf, test, tolerating, type Page } from '../support/navigator.ts';
import { hurryUntil } from '../support/views.ts';
import { NOWHERE, skipButton } from '../support/voyage.ts';
import { controls, sea } from '../support/words.ts';

test.use({ pictures: true });

const PATHS: Readonly<Record<string, string>> = {
  sea: pathOf('sea'),
  port: pathOf('port'),
  doors: pathOf('athenaeum'),
  lost: NOWHERE,
};
const DELAY_MS = 10;
/** The states of the scenes after their introductions. */
const AFTER = ['arriving', 'choosing', 'threshold', 'unread', 'closing'];

const named = (cues: Introduction['cues']) => cues.flatMap(({ plates }) => plates);

/** The plates that should be there when a line is over, those of them that come with it, and those that stay. */
function dueAt(line: number, { picture: { beginning = [] }, cues }: Introduction) {
  const due = cues.filter((cue) => isDue(cue, { line, phase: 'resting', pauses: 0, atOnce: true }));
  const coming = due.filter((cue) => cue.line === line);
  const staying = due.filter(({ way }) => way !== 'pass');
  return {
    there: [...new Set([...beginning, ...named(staying), ...named(coming)])].toSorted(),
    coming: named(coming).toSorted(),
    staying: [...beginning, ...named(staying)].toSorted(),
  };
}

/** The plates that are there now or on their way, and those that are on their way. */
const seen = (page: Page, { picture: { beginning = [] }, cues }: Introduction) =>
  page.evaluate(
    (plates) => {
      // A transition from one of these to another changes nothing.
      const asDrawn = ['none', '0px', '1'];
      const isUnderWay = (it: Animation) =>
        it.playState !== 'finished' && it.effect!.getComputedTiming().endTime !== 0;
      const moves = (element: Element) =>
        element.getAnimations().some((it) => {
          if (!(it instanceof CSSTransition)) return it instanceof CSSAnimation && isUnderWay(it);
          const frames = (it.effect as KeyframeEffect).getKeyframes();
          return isUnderWay(it) && frames.some((at) => !asDrawn.includes(String(at[it.transitionProperty])));
        });
      const isClear = (element: Element) => getComputedStyle(element).opacity === '0';
      const there: string[] = [];
      const coming: string[] = [];
      for (const name of plates) {
        const plate = document.querySelector(`[data-picture] [data-plate='${name}']`)!;
        const image = plate.querySelector(':scope > picture')!;
        const way = plate.getAttribute('data-cue');
        // What passes goes as a whole plate. The opacity of other plates is for loops and poses.
        const passes = way === 'pass';
        const whole = plate.closest('[data-picture]')!.getBoundingClientRect();
        const isGone = passes && (isClear(plate) || plate.getBoundingClientRect().right < whole.left);
        const comes = moves(image) || (passes && moves(plate));
        if (!comes && (isClear(image) || isGone)) continue;
        there.push(name);
        if (way && (comes || moves(plate))) coming.push(name);
      }
      return { there: there.toSorted(), coming: coming.toSorted() };
    },
    [...beginning, ...named(cues)],
  );

/** Ends what moves of the plates that turn up. */
const finish = (page: Page) =>
  page.evaluate(() => {
    for (const it of document.getAnimations()) {
      const { target } = it.effect as KeyframeEffect;
      const isLoop = it.effect!.getTiming().iterations === Infinity;
      if (target?.closest('[data-cue]') && !isLoop) it.finish();
    }
  });

/** How long what changes of a plate's image takes, by the name of the property. */
const turningUp = (page: Page, plate: string) =>
  page.evaluate((name) => {
    const image = document.querySelector(`[data-plate='${name}'] > picture`)!;
    return Object.fromEntries(
      image
        .getAnimations()
        .map((it) => [(it as CSSTransition).transitionProperty, it.effect!.getTiming().duration]),
    );
  }, plate);

test.describe('a picture', () => {
  test.use(tolerating(said404(NOWHERE)));

  for (const [name, introduction] of Object.entries(INTRODUCTIONS)) {
    const { lines } = introduction;
    const end = dueAt(lines.length, introduction);

    /** Arrives, and at sea opens the eyes. */
    const begin = async (page: Page) => {
      await arrive(page, PATHS[name]!);
      if (name !== 'sea') return;
      expect((await seen(page, introduction)).there).toEqual(dueAt(0, introduction).there);
      await page.getByRole('button', { name: sea.wake }).click();
      await page.keyboard.press('Escape');
    };
    const isTold = (page: Page, line: number) =>
      expect(page.locator(`[data-line='${line}']`)).toHaveAttribute('data-state', 'done');
    const isOver = (page: Page) =>
      page.locator(AFTER.map((state) => `main[data-state='${state}']`).join()).isVisible();

    test(`${name}: with each line comes what is due, and nothing else; what passes is gone`, async ({
      page,
      navigator,
    }) => {
      await holdTime(page);
      await withoutChance(page);
      await navigator({ delayMs: DELAY_MS });
      // Transitions do not follow the held clock.
      await stopAnimations(page);
      await begin(page);
      await expect(page.locator("[data-line='1']")).toBeVisible();
      for (const [i, text] of lines.entries()) {
        const line = i + 1;
        const due = dueAt(line, introduction);
        const units = unitsOf(text) + (line > 1 ? LINE_REST_UNITS + DRIFT_UNITS : 0);
        await pass(page, units * DELAY_MS, units * DELAY_MS);
        await isTold(page, line);
        expect(await seen(page, introduction), `line ${line}`).toEqual({
          there: due.there,
          coming: due.coming,
        });
        await finish(page);
        expect(await seen(page, introduction), `after line ${line}`).toEqual({
          there: due.staying,
          coming: [],
        });
      }
      await page.keyboard.press('Space');
      await expect.poll(() => isOver(page)).toBe(true);
      expect(await seen(page, introduction)).toEqual({ there: end.staying, coming: [] });
    });

    test(`${name}: after a hurry what is due is there at once, whether things may move or not`, async ({
      page,
      navigator,
    }) => {
      await holdTime(page);
      await withoutChance(page);
      await navigator({ delayMs: DELAY_MS });
      await begin(page);
      // Paused, each hurry shows one line whole.
      await page.keyboard.press('p');
      let modes: ('no-preference' | 'reduce')[] = ['no-preference', 'reduce'];
      for (const i of lines.keys()) {
        const line = i + 1;
        const { there, staying } = dueAt(line, introduction);
        await page.keyboard.press('Space');
        await isTold(page, line);
        for (const reducedMotion of modes) {
          await page.emulateMedia({ reducedMotion });
          await expect(page.locator(':root[data-still]')).toHaveCount(reducedMotion === 'reduce' ? 1 : 0);
          expect(await seen(page, introduction), `line ${line}, ${reducedMotion}`).toEqual({
            // Where nothing may move, what would pass is there for its line.
            there: reducedMotion === 'reduce' ? there : staying,
            coming: [],
          });
        }
        // So half of the hurries are made where nothing may move.
        modes = modes.toReversed();
      }
    });

    // The Lost scene is not played again.
    if (name !== 'lost')
      test(`${name}: played again from a line of the log, the picture is as it stood at that line`, async ({
        page,
        navigator,
      }) => {
        await holdTime(page);
        await withoutChance(page);
        await navigator({ delayMs: DELAY_MS });
        await begin(page);
        // Paused, each hurry shows one line whole, and writes it down.
        await page.keyboard.press('p');
        for (const i of lines.keys()) {
          await page.keyboard.press('Space');
          await isTold(page, i + 1);
        }
        for (const line of [lines.length, Math.ceil(lines.length / 2), 2]) {
          await page.keyboard.press('l');
          await page
            .getByRole('complementary', { name: controls.log_title })
            .getByRole('button', { name: new RegExp(`^${line}:`) })
            .last()
            .click();
          await expect(page.locator('[data-line]:not([hidden])')).toHaveCount(line);
          await expect
            .poll(() => seen(page, introduction), { message: `line ${line}` })
            .toEqual({ there: dueAt(line - 1, introduction).staying, coming: [] });
        }
      });

    test(`${name}: skipped, or where nothing may move from the beginning, all is there at once`, async ({
      page,
      navigator,
    }) => {
      await holdTime(page);
      await withoutChance(page);
      await navigator({ delayMs: DELAY_MS });
      await begin(page);
      await skipButton(page).click();
      await expect.poll(() => isOver(page)).toBe(true);
      expect(await seen(page, introduction)).toEqual({ there: end.staying, coming: [] });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await navigator({ delayMs: DELAY_MS });
      await begin(page);
      await passUntil(page, () => isOver(page), { within: 2000 });
      // What would pass stays where it is.
      const all = [...new Set([...end.staying, ...named(introduction.cues)])].toSorted();
      expect(await seen(page, introduction)).toEqual({ there: all, coming: [] });
    });
  }

  // One never sees through a body.
  test('a body is uncovered, and gets its light over the whole time', async ({ page, navigator }) => {
    const { port } = INTRODUCTIONS;
    await holdTime(page);
    await navigator({ delayMs: DELAY_MS });
    await stopAnimations(page);
    await arrive(page, pathOf('port'));
    await expect(page.locator("[data-line='1']")).toBeVisible();
    await pass(page, unitsOf(port.lines[0]!) * DELAY_MS);
    expect(await turningUp(page, 'tower')).toMatchObject({
      opacity: 0,
      translate: STYLES_MS.UNCOVER,
      filter: STYLES_MS.COME,
    });
  });
});

test('a shutter opens an inch with its line, in its own place', async ({ page, navigator }) => {
  await navigator({ delayMs: DELAY_MS });
  await arrive(page, pathOf('port'));
  const shutter = page.locator("[data-plate='shutter'] img");
  // By itself: the town moves with it on its way, and now and then it opens by chance.
  const width = () => shutter.evaluate((it) => new DOMMatrix(getComputedStyle(it).transform).a);
  await expect(page.locator("[data-plate='shutter'][data-due]")).toBeAttached();
  expect(await width()).toBe(1);
  await hurryUntil(page, async () => (await page.locator("[data-plate='windows-2'][data-due]").count()) > 0);
  await expect.poll(width).toBeCloseTo(0.72, 2);
});

/** Holds the answer for a file until it is refused. */
function hold(page: Page, file: RegExp) {
  let refuse = () => {};
  const asked = new Promise<void>((done) => {
    void page.route(file, (route) => {
      refuse = () => void route.abort();
      done();
    });
  });
  return { asked, refuse: () => refuse() };
}

test.describe('a figure', () => {
  test.use(tolerating(saidFailed));

  test('is there when all its plates are; one that cannot be had is not waited for', async ({
    page,
    navigator,
  }) => {
    const { asked, refuse } = hold(page, /\/proteus-\w+\/hat-/);
    await navigator({ seen: ['port'] });
    await page.goto(pathOf('shop'), { waitUntil: 'commit' });
    await asked;
    await alive(page);
    const body = page.locator("[data-plate='body'] > picture > img");
    await expect(body).toHaveAttribute('data-come', '');
    await expect(body).toHaveCSS('opacity', '0');
    refuse();
    await expect(body).toHaveCSS('opacity', '1');
  });

  test('a picture with a star is there when the star is: no light of it comes before', async ({
    page,
    navigator,
  }) => {
    const { asked, refuse } = hold(page, /\/port-\w+\/star-\d/);
    await navigator();
    await page.goto(pathOf('port'), { waitUntil: 'commit' });
    await asked;
    const light = page.locator("[data-picture='port'] [data-plate='sky'] > picture > img");
    await expect(light).toHaveAttribute('data-come', '');
    await expect(light).toHaveCSS('opacity', '0');
    refuse();
    await expect(light).toHaveCSS('opacity', '1');
  });

  test('that comes during a pause is there, and does not wait for its end', async ({ page, navigator }) => {
    const { asked, refuse } = hold(page, /\/proteus-\w+\/hat-/);
    await navigator({ seen: ['port'] });
    await page.goto(pathOf('shop'), { waitUntil: 'commit' });
    await asked;
    await alive(page);
    await page.getByRole('button', { name: controls.pause_label }).click();
    await expect(page.locator(':root[data-paused]')).toBeAttached();
    const body = page.locator("[data-plate='body'] > picture > img");
    await expect(body).toHaveCSS('opacity', '0');
    refuse();
    await expect(body).toHaveCSS('opacity', '1');
  });
});

test('a plate counts as painted while it still fades in', async ({ page, navigator }) => {
  await navigator();
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      document.documentElement.style.setProperty('--t-ink', '1000s'),
    );
    const painted: string[] = [];
    Object.assign(globalThis, { painted });
    new PerformanceObserver((list) => {
      for (const { url } of list.getEntries() as (PerformanceEntry & { url: string })[]) painted.push(url);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(pathOf('port'));
  const sky = page.locator("main [data-plate='sky'] > picture > img");
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { painted: string[] }).painted))
    .toContainEqual(expect.stringContaining('/sky-'));
  expect(Number(await sky.evaluate((it) => getComputedStyle(it).opacity))).toBeLessThan(0.5);
});
