// What needs a browser: what moves by itself, and transitions that are cut short.
import { TIMINGS_MS } from '../../app/engine/timings.ts';
import { chance } from '../support/chance.ts';
import { holdTime, pass, passUntil } from '../support/held-clock.ts';
import { saidFailed, said404 } from '../support/guard.ts';
import { SEEN, alive, arrive, expect, pathOf, test, tolerating, type Page } from '../support/navigator.ts';
import {
  NOWHERE,
  choice,
  mapButton,
  mapDialog,
  mapHeadingOf,
  openMap,
  replayButton,
  skipButton,
} from '../support/voyage.ts';
import {
  TO,
  athenaeum,
  cabinetWords,
  controls,
  manualWords,
  mapWords,
  sea,
  shelfWords,
} from '../support/words.ts';

test.use({ pictures: true });

const SCENES = ['sea', 'port', 'shop', 'athenaeum', 'cabinet', 'shelf'] as const;

/** What moves now, by its plate. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .flatMap(({ effect, playState }) =>
        effect instanceof KeyframeEffect && playState === 'running'
          ? [
              effect.target?.closest<HTMLElement>('[data-plate]')?.dataset['plate'] ??
                effect.target?.className,
            ]
          : [],
      ),
  );

/** CSS animations report each iteration to the page, which wakes it. */
const wakers = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        (animation) =>
          animation instanceof CSSAnimation &&
          animation.playState === 'running' &&
          animation.effect?.getComputedTiming().iterations === Infinity,
      )
      .map((animation) => (animation as CSSAnimation).animationName),
  );

test.describe('at rest', () => {
  test.use({ loops: true });

  test('what moves by itself asks nothing of the page', async ({ page, navigator }) => {
    await navigator(SEEN);
    for (const scene of SCENES) {
      await arrive(page, pathOf(scene));
      await expect.poll(() => moving(page), scene).not.toEqual([]);
      await expect.poll(() => wakers(page), scene).toEqual([]);
    }
  });

  test('behind the map everything rests, and goes on after it', async ({ page, navigator }) => {
    await navigator(SEEN);
    await arrive(page, pathOf('sea'));
    await expect.poll(() => moving(page)).toContain('boat');
    await openMap(page);
    await expect.poll(() => moving(page)).not.toContain('boat');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(mapDialog(page)).toBeHidden();
    await expect.poll(() => moving(page)).toContain('boat');
  });

  test('stillness is followed live, both ways, and the whole picture stays', async ({ page, navigator }) => {
    await navigator(SEEN);
    await arrive(page, pathOf('sea'));
    const whale = page.locator("[data-plate='whale']");
    await expect.poll(() => moving(page)).toContain('boat');
    await expect(whale).toHaveCSS('opacity', '0');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => moving(page)).toEqual([]);
    await expect(whale).toHaveCSS('opacity', '1');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(() => moving(page)).toContain('boat');
  });

  test('asked for from the beginning, nothing ever moves', async ({ page, navigator }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      const begun: string[] = [];
      Object.assign(globalThis, { begun });
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...asked) {
        const animation = animate.apply(this, asked);
        const ms = Number(animation.effect?.getComputedTiming().endTime);
        // Typing is a paused animation, and is not counted.
        if (ms > 0 && !this.closest('[data-line]')) begun.push(this.className);
        return animation;
      };
    });
    await navigator(SEEN);
    for (const scene of SCENES) {
      await arrive(page, pathOf(scene));
      if (scene === 'cabinet') {
        for (const name of [cabinetWords.expand_all, cabinetWords.close_all])
          await page.getByRole('button', { name }).click();
        await expect(page.getByRole('button', { name: cabinetWords.expand_all })).toBeVisible();
      }
      if (scene === 'athenaeum') {
        await page.getByRole('button', { name: athenaeum.choices[0].text }).click();
        await page.getByRole('button', { name: manualWords.next }).click();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
      await mapButton(page).click();
      if (scene === 'sea') await page.getByRole('button', { name: mapWords.smaller_label }).click();
      else await expect(mapHeadingOf(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(mapDialog(page)).toBeHidden();
      expect(await moving(page), scene).toEqual([]);
      expect(await page.evaluate(() => (globalThis as unknown as { begun: string[] }).begun)).toEqual([]);
    }
  });
});

test('the rehearsal is not part of the site', async ({ request }) => {
  expect((await request.get('/rehearsal')).status()).toBe(404);
});

test.describe('a sprite that does not come', () => {
  test.use(tolerating(saidFailed));

  test('leaves a whole picture, and nothing broken in it', async ({ page, navigator }) => {
    await navigator(SEEN);
    // Only the plates are left that are not sprites, which a picture needs.
    const sprites =
      /\/art\/(?!shop-board|product|map|manual|book)[\w-]+\/(?!sky|wall|night|far-room|near-room|end-wall|floor|paper|dark|front|cabinet|shelves|board|town|quay|sea|water|facade|stair|shelf|counter)[\w-]+\.(avif|webp)$/;
    let missed = 0;
    await page.route(sprites, (route) => {
      missed += 1;
      return route.abort();
    });
    for (const scene of SCENES) {
      missed = 0;
      await arrive(page, pathOf(scene));
      await page.waitForLoadState('networkidle');
      expect(missed, scene).toBeGreaterThan(0);
      const broken = await page.evaluate(() =>
        [...document.images]
          .filter(
            (img) => img.closest('[data-plate]') && img.currentSrc && img.complete && img.naturalWidth === 0,
          )
          .filter((img) => getComputedStyle(img).opacity !== '0')
          .map((img) => img.currentSrc),
      );
      expect(broken, scene).toEqual([]);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    }
  });
});

/** Every passage stays at its beginning. */
const holdPassages = (page: Page) =>
  page.addInitScript(() => {
    const start = document.startViewTransition;
    document.startViewTransition = (...asked) => {
      const transition = start.apply(document, asked);
      const tell = (phase: string) => () => {
        document.documentElement.dataset['between'] = phase;
      };
      void transition.ready.then(() => {
        for (const animation of document.getAnimations())
          if ((animation.effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'))
            animation.pause();
        tell('on')();
      });
      void transition.finished.then(tell('over'));
      return transition;
    };
  });

interface Frame {
  readonly atMs: number;
  /** Opacity, 0 to 1, of the old and the new words. */
  readonly gone: number;
  readonly come: number;
}

/** What is seen of the words in a held passage, every 50 ms. */
const framesOf = (page: Page) =>
  page.evaluate(() => {
    const all = document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'));
    const lastMs = Math.max(...all.map(({ effect }) => Number(effect!.getComputedTiming().endTime)));
    const opacity = (part: string) =>
      Number(getComputedStyle(document.documentElement, `::view-transition-${part}`).opacity);
    const frames: Frame[] = [];
    for (let atMs = 0; atMs <= lastMs; atMs += 50) {
      for (const animation of all) animation.currentTime = atMs;
      frames.push({ atMs, gone: opacity('old(words-gone)'), come: opacity('new(words-come)') });
    }
    return frames;
  });

test.describe('between two scenes', () => {
  test.use({ passages: true });

  test('the old words go first, the new words come last, and no frame shows two titles', async ({
    page,
    navigator,
  }) => {
    await holdPassages(page);
    await navigator(SEEN);
    await arrive(page, '/port');
    await choice(page, TO.athenaeum).click();
    await expect(page.locator('html')).toHaveAttribute('data-between', 'on');
    const frames = await framesOf(page);
    expect(frames[0]).toEqual({ atMs: 0, gone: 1, come: 0 });
    expect(frames.at(-1)).toMatchObject({ gone: 0, come: 1 });
    expect(frames.filter(({ gone, come }) => gone > 0 && come > 0)).toEqual([]);
    const { WORDS_GO, CUT } = TIMINGS_MS;
    expect(frames.filter(({ atMs, gone }) => gone > 0 && atMs > WORDS_GO)).toEqual([]);
    expect(frames.filter(({ atMs, come }) => come > 0 && atMs < CUT)).toEqual([]);
  });

  test('a key, a click and the way back each end the transition', async ({ page, navigator }) => {
    await holdPassages(page);
    await navigator(SEEN);
    await arrive(page, '/port');
    const between = page.locator('html');
    for (const [way, give] of [
      [TO.athenaeum, () => page.keyboard.press('Shift')],
      [TO.shelf, () => page.mouse.click(640, 360)],
    ] as const) {
      await choice(page, way).click();
      await expect(between, way).toHaveAttribute('data-between', 'on');
      await give();
      await expect(between, way).toHaveAttribute('data-between', 'over');
    }
    await choice(page, shelfWords.back).click();
    await expect(between).toHaveAttribute('data-between', 'on');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: shelfWords.title })).toBeVisible();
  });

  test('the scene one comes to answers as soon as it stands there', async ({ page, navigator }) => {
    await navigator({ seen: ['sea', 'port'] });
    await arrive(page, '/port');
    await page.evaluate((label) => {
      new MutationObserver((_, observer) => {
        const skip = document.querySelector<HTMLElement>(`[aria-label$="${label}"][aria-disabled="false"]`);
        if (!skip) return;
        observer.disconnect();
        skip.click();
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    }, controls.skip_label);
    await choice(page, TO.athenaeum).click();
    await expect(page.getByRole('button', { name: athenaeum.button })).toBeVisible();
  });

  test('a transition that cannot begin is given up by the browser, and the scene is there', async ({
    page,
    navigator,
  }) => {
    // The new scene never gets ready to be shown.
    await page.addInitScript(() => {
      const start = document.startViewTransition;
      document.startViewTransition = (asked) =>
        start.call(document, {
          ...(asked as StartViewTransitionOptions),
          update: async () => {
            await (asked as StartViewTransitionOptions).update?.();
            document.documentElement.dataset['between'] = 'held';
            await new Promise(() => {});
          },
        });
    });
    await navigator(SEEN);
    await arrive(page, '/port');
    await choice(page, TO.athenaeum).click();
    await expect(page.locator('html')).toHaveAttribute('data-between', 'held');
    await choice(page, TO.shelf).click();
    await expect(page).toHaveURL('/port/athenaeum/shelf');
  });
});

interface Sequence {
  /** Begins the sequence, on a first visit. */
  begin(page: Page): Promise<void>;
  readonly path: string;
  /** How long it takes, in milliseconds. */
  readonly takes: number;
}

const SEQUENCES: Readonly<Record<string, Sequence>> = {
  'the lids open': {
    path: '/',
    takes: 2600,
    begin: (page) => page.getByRole('button', { name: sea.wake }).click(),
  },
  'the lamps come on': {
    path: '/port',
    takes: 3000,
    begin: (page) => skipButton(page).click(),
  },
  'the doors open': {
    path: '/port/athenaeum',
    takes: 4000,
    begin: async (page) => {
      await skipButton(page).click();
      await page.getByRole('button', { name: athenaeum.button }).click();
    },
  },
  'the map unrolls': {
    path: '/port',
    takes: 2000,
    begin: (page) => mapButton(page).click(),
  },
  'one is lost': {
    path: NOWHERE,
    takes: 3100,
    begin: (page) => skipButton(page).click(),
  },
};

/** What a navigator may do during a sequence. */
const INTERRUPTIONS = {
  async resize(page: Page) {
    await page.setViewportSize({ width: 820, height: 1100 });
    await pass(page, 100);
    await page.setViewportSize({ width: 1280, height: 720 });
  },
  async hide(page: Page) {
    const show = (state: string) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await show('hidden');
    await pass(page, 5000, 500);
    await show('visible');
  },
  async narrow(page: Page) {
    await page.setViewportSize({ width: 500, height: 720 });
    await pass(page, 100);
    await page.setViewportSize({ width: 1280, height: 720 });
  },
  async hurry(page: Page) {
    await page.keyboard.press('Space');
  },
  async back(page: Page) {
    await page.goBack();
  },
  async still(page: Page) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
  },
};

test.describe('interrupted at any moment', () => {
  test.use(tolerating(said404(NOWHERE)));
  /** Each interruption and each sequence comes once; tests/unit/tables.test.ts tests all moments of a table. */
  const PAIRS: readonly (readonly [keyof typeof SEQUENCES, keyof typeof INTERRUPTIONS])[] = [
    ['the lids open', 'resize'],
    ['the lamps come on', 'narrow'],
    ['the doors open', 'back'],
    ['the map unrolls', 'still'],
    ['the map unrolls', 'back'],
    ['one is lost', 'hide'],
  ];
  const ALL_PAIRS = Object.keys(SEQUENCES).flatMap((name) =>
    Object.keys(INTERRUPTIONS).map((how) => [name, how as keyof typeof INTERRUPTIONS] as const),
  );
  /** SEEDS=1,2,3 npm run test:e2e -- motion tests more moments of every pair. */
  const asked = process.env['SEEDS'];
  const SEEDS = (asked ?? '11').split(',').map(Number);

  for (const [name, how] of asked === undefined ? PAIRS : ALL_PAIRS)
    test(`${name}, ${how}: nothing is stuck`, async ({ page, navigator }) => {
      const sequence = SEQUENCES[name]!;
      const interrupt = INTERRUPTIONS[how];
      await holdTime(page);
      await navigator({ delayMs: 10 });
      for (const seed of SEEDS) {
        const draw = chance(seed * 100 + name.length + how.length);
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await page.goto(pathOf('shelf'));
        await page.evaluate(() => localStorage.clear());
        await arrive(page, sequence.path);
        await sequence.begin(page);
        await pass(page, Math.floor(draw() * sequence.takes));
        await interrupt(page);
        await alive(page);
        await atRest(page, seed);
      }
    });
});

/** After all the time it may take, nothing moves, and the page answers. */
async function atRest(page: Page, seed: number): Promise<void> {
  const state = () =>
    page.evaluate(() => ({
      scene: document.querySelector<HTMLElement>('[data-realm] main')?.dataset['state'] ?? '',
      map: document.querySelector<HTMLElement>('[data-map-state]')?.dataset['mapState'] ?? 'closed',
    }));
  const resting = ['asleep', 'preamble', 'threshold', 'inside', 'choosing', 'open', ''];
  await passUntil(
    page,
    async () => {
      const { scene, map } = await state();
      return resting.includes(scene) && ['closed', 'open'].includes(map);
    },
    { within: 12_000, step: 250 },
  );
  if ((await state()).map === 'open') {
    await page.keyboard.press('Escape');
    await passUntil(page, () => mapDialog(page).isHidden(), { within: 4000, step: 250 });
  }
  await expect(mapButton(page), `seed ${seed}`).toHaveAttribute('aria-disabled', 'false');
  await expect(page.getByRole('main')).toBeVisible();
  const wake = page.getByRole('button', { name: sea.wake });
  if (await wake.isVisible()) return;
  const skip = skipButton(page);
  if (await skip.isVisible()) {
    await skip.click();
    await passUntil(
      page,
      async () =>
        (await replayButton(page).isVisible()) ||
        (await wake.isVisible()) ||
        (await choice(page, TO.port).isVisible()),
      { within: 8000, step: 250 },
    );
  }
}

test.describe('into the archive', () => {
  test.use({ passages: true });

  /** Holds back the cabinet's drawing until it is called, and lets no passage give up waiting for it. */
  const holdPlate = async (page: Page) => {
    await page.addInitScript((patienceMs) => {
      const set = window.setTimeout;
      Object.assign(window, {
        setTimeout: (call: () => void, ms?: number) => (ms === patienceMs ? 0 : set(call, ms)),
      });
    }, TIMINGS_MS.PLATES_WAIT);
    let release = () => {};
    const asked = new Promise<void>((done) => {
      void page.route(/\/cabinet-\w+\/cabinet-/, (route) => {
        release = () => void route.continue();
        done();
      });
    });
    return { asked, release: () => release() };
  };
  /** A passage waits for nothing before the code of the cuts has come and has run, once the page is alive. */
  const cutsCome = async (page: Page) => {
    const code = await page.waitForFunction(
      () => performance.getEntriesByType('resource').find(({ name }) => /\/cut-[\w-]+\.js$/.test(name))?.name,
    );
    await page.evaluate((address) => import(address!), await code.jsonValue());
  };
  /** Chooses the cabinet; says whether its drawing had come when the new scene was first to be seen. */
  const chooseCabinet = (page: Page) =>
    page.evaluate((href) => {
      document.querySelector<HTMLElement>(`main a[href="${href}"]`)!.click();
      return new Promise<boolean>((done) => {
        const timer = setInterval(() => {
          const shown = document
            .getAnimations()
            .some(({ effect }) =>
              (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition-new'),
            );
          const img = document.querySelector<HTMLImageElement>('main [data-plate="cabinet"] img');
          if (!shown || !img) return;
          clearInterval(timer);
          done(img.complete && img.naturalWidth > 0);
        }, 1);
      });
    }, pathOf('cabinet'));
  const cabinetIn = (page: Page) => expect(page.locator('main h1')).toHaveText(cabinetWords.title);

  test('the passage waits until the cabinet is drawn', async ({ page, navigator }) => {
    await navigator(SEEN);
    const plate = await holdPlate(page);
    await arrive(page, pathOf('athenaeum'));
    await cutsCome(page);
    const come = chooseCabinet(page);
    await plate.asked;
    await cabinetIn(page);
    plate.release();
    expect(await come).toBe(true);
  });

  test('a press ends the wait', async ({ page, navigator }) => {
    await navigator(SEEN);
    const plate = await holdPlate(page);
    await arrive(page, pathOf('athenaeum'));
    await cutsCome(page);
    await page.locator(`main a[href="${pathOf('cabinet')}"]`).press('Enter');
    await plate.asked;
    await cabinetIn(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeViewTransition === null)).toBe(true);
    plate.release();
  });
});
