// What needs a browser: parts of a page that come late: words come first, and nothing jumps when the rest comes.
import { TIMINGS_MS } from '../../app/engine/timings.ts';
import { abort, hold, SCRIPTS } from '../support/faults.ts';
import { said404, saidFailed } from '../support/guard.ts';
import { SEEN, alive, arrive, expect, sail, test, tolerating } from '../support/navigator.ts';
import { watchShifts } from '../support/shifts.ts';
import { NOWHERE, PAGE_OF_EACH_KIND, choice, openMap } from '../support/voyage.ts';
import { TO, loading, lost, port, shelfWords, shop, shopWords } from '../support/words.ts';

test.use({ pictures: true });

const FONTS = /\.woff2$/;
const PICTURES_AND_FONTS = /\/art\/|\.woff2$/;

test.describe('on a slow line', () => {
  // Where a row breaks in the fallback font is the same in most windows, and not in all.
  test.use({ viewport: { width: 1440, height: 900 } });
  test.use(tolerating(said404(NOWHERE)));

  for (const path of [...PAGE_OF_EACH_KIND, NOWHERE]) {
    test(`F15, F13: ${path}: the words are there before any picture or font, and nothing jumps when they come`, async ({
      page,
      navigator,
    }) => {
      const shifts = await watchShifts(page);
      await navigator(SEEN);
      const release = await hold(page, PICTURES_AND_FONTS);
      await page.goto(path, { waitUntil: 'commit' });
      const words = page
        .getByRole('main')
        .getByText(path === NOWHERE ? lost.preamble[0] : /\w{3}/)
        .filter({ visible: true });
      await expect(words.first()).toBeVisible();
      expect(await page.locator('img[data-come]').count()).toBe(0);
      await alive(page);
      if (path === '/port') await openMap(page);
      release();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('img[data-come]').first()).toBeAttached();
      await page.evaluate(() => document.fonts.ready);
      expect(await shifts()).toEqual([]);
    });
  }
});

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
  [1280, 1100],
] as const)
  test(`F07: at ${width}x${height} the Shop is open as soon as its pictures are there, and stays as it is when the scripts come`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const shifts = await watchShifts(page);
    const release = await hold(page, SCRIPTS);
    await page.goto('/port/shop', { waitUntil: 'commit' });
    const product = page.getByRole('link', { name: new RegExp(`^${shop.products[0].name}`) });
    await expect(product).toBeVisible();
    await expect(page.getByText(loading.shop)).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('data-script', 'waiting');
    // The greeting is drawn when the page is alive: another one was never seen.
    const greeting = page.getByRole('main').getByText(shopWords.speech_label);
    await expect(greeting).toBeHidden();
    const where = await product.boundingBox();
    release();
    await alive(page);
    await expect(greeting).toBeVisible();
    expect(await product.boundingBox()).toEqual(where);
    expect(await shifts()).toEqual([]);
  });

test('F15: the eyelids, which are all that a first visit sees, come before what is behind them', async ({
  page,
  navigator,
}) => {
  await navigator();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await arrive(page, '/');
  await page.waitForLoadState('networkidle');
  const priorities = await page
    .locator('[data-lids-state] img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).fetchPriority));
  expect(new Set(priorities)).toEqual(new Set(['high']));
  expect(asked.filter((path) => path.startsWith('/art/eyelids'))).toHaveLength(priorities.length);
});

test.describe('fonts', () => {
  test.use(tolerating(saidFailed));

  test('F13: fonts that never come: the words are there, the story goes on, and nothing jumps', async ({
    page,
    navigator,
  }) => {
    const shifts = await watchShifts(page);
    await navigator({ seen: ['sea', 'port'], delayMs: 40 });
    const gate = Promise.withResolvers<void>();
    await page.route(FONTS, async (route) => {
      await gate.promise;
      await abort(route);
    });
    await page.goto('/port', { waitUntil: 'commit' });
    await alive(page);
    await expect(choice(page, TO.shop)).toBeVisible();
    gate.resolve();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await expect(page.getByRole('heading', { level: 1, name: port.heading })).toBeVisible();
    expect(await shifts()).toEqual([]);
  });
});

test.describe('a passage', () => {
  test.use({ viewport: { width: 1440, height: 900 }, passages: true });

  test('whoever came to the shop by its address does not leave it before the plates of the Port have come', async ({
    page,
    navigator,
  }) => {
    await navigator(SEEN);
    await sail(page, 'shop');
    // The code of the cuts comes when the page is alive.
    await page.waitForLoadState('networkidle');
    const begun = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const begin = document.startViewTransition.bind(document);
          document.startViewTransition = (asked) => {
            const passage = begin(asked);
            void passage.ready.then(() => resolve('begun'));
            return passage;
          };
        }),
    );
    let held: Promise<string> = Promise.resolve('no plate was asked for');
    // The first plate that is asked for is held until a passage that does not wait would have begun.
    await page.route(
      '**/art/port-*/*',
      async (route) => {
        const waits = new Promise<string>((resolve) => {
          setTimeout(resolve, TIMINGS_MS.PLATES_WAIT / 2, 'it waits');
        });
        held = Promise.race([begun, waits]);
        await held;
        await route.continue();
      },
      { times: 1 },
    );
    // Nobody has pointed at the choice, so nothing of the Port has been fetched ahead.
    await choice(page, shop.choices[0].text).dispatchEvent('click');
    await begun;
    expect(await held).toBe('it waits');
    await expect(page).toHaveURL('/port');
  });

  test('whoever goes to the Shop before its plates have come sees the Port go dark, and no black window', async ({
    page,
    navigator,
  }) => {
    await navigator(SEEN);
    await arrive(page, '/port');
    await page.waitForLoadState('networkidle');
    await hold(page, /\/art\/(?!port-)/);
    const cut = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const begin = document.startViewTransition.bind(document);
          document.startViewTransition = (asked) => {
            const passage = begin(asked);
            void passage.ready.then(() => resolve(document.documentElement.dataset['cut'] ?? 'none'));
            return passage;
          };
        }),
    );
    await choice(page, TO.shop).dispatchEvent('click');
    expect(await cut).toBe('fade');
  });

  for (const { from, to, plates, next } of [
    { from: 'sea', to: TO.port, plates: '**/art/port-*/*', next: TO.shop },
    { from: 'shelf', to: shelfWords.back, plates: '**/art/athenaeum-inside-*/shelf-*', next: TO.shelf },
  ] as const) {
    test(`${to}: the star stays, and nothing is drawn around it before its plates have come, or have had their time`, async ({
      page,
      navigator,
    }) => {
      await navigator(SEEN);
      await sail(page, from);
      await page.waitForLoadState('networkidle');
      const { UNSEEN, CUT, PLATES_WAIT } = TIMINGS_MS;
      /**
       * When the new scene was held back and was shown, and when a plate was let through, on the clock of the page; which part
       * of its motion the old one had made by then.
       */
      const times = page.evaluate(
        ([letThroughMs]) =>
          new Promise<{ back: number; plate?: number; met?: number; shown: number }>((resolve) => {
            const of = (animation: Animation) =>
              (animation.effect as KeyframeEffect | null)?.pseudoElement?.startsWith('::view-transition-new');
            const { pause } = Animation.prototype;
            const startTime = Object.getOwnPropertyDescriptor(Animation.prototype, 'startTime')!;
            let back: number | undefined;
            let plate: number | undefined;
            let met: number | undefined;
            const oldAroundStar = () =>
              document
                .getAnimations()
                .find(
                  (it) =>
                    it instanceof CSSAnimation &&
                    /^(until-they-meet|drawn-around)$/.test(it.animationName) &&
                    (it.effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition-old'),
                );
            // Not its current time, which runs past the end of an animation until the next frame.
            const partDone = (animation?: Animation) => {
              const { progress, direction } = animation?.effect?.getComputedTiming() ?? {};
              return direction === 'reverse' ? 1 - Number(progress) : Number(progress);
            };
            Animation.prototype.pause = function pauseAndNote() {
              if (of(this) && back === undefined) {
                back = performance.now();
                setTimeout(() => {
                  plate = performance.now();
                  met = partDone(oldAroundStar());
                  document.documentElement.dataset['plate'] = 'through';
                }, letThroughMs);
              }
              pause.call(this);
            };
            Object.defineProperty(Animation.prototype, 'startTime', {
              ...startTime,
              set(this: Animation, time: number) {
                if (of(this) && back !== undefined) resolve({ back, plate, met, shown: performance.now() });
                startTime.set!.call(this, time);
              },
            });
          }),
        [UNSEEN + PLATES_WAIT / 2] as const,
      );
      await page.route(
        plates,
        async (route) => {
          await page.waitForFunction(() => document.documentElement.dataset['plate']);
          await route.continue();
        },
        { times: 1 },
      );
      await choice(page, to).dispatchEvent('click');
      const { back, plate, met, shown } = await times;
      const fullWait = shown - back >= UNSEEN + PLATES_WAIT;
      expect(fullWait || (plate !== undefined && plate < shown)).toBe(true);
      // The old star is still where both meet, on either way: none is put out before the new one is there.
      expect(met ?? 0).toBeLessThan(UNSEEN / CUT + 0.001);
      await expect(choice(page, next)).toBeVisible();
    });
  }
});
