import { STYLES_MS, TIMINGS_MS } from '../../app/engine/timings.ts';
import { IN_FULL } from '../support/faults.ts';
import { said404 } from '../support/guard.ts';
import { SEEN, arrive, expect, sail, test, tolerating, type Page } from '../support/navigator.ts';
import type { Point } from '../../app/engine/cut-moves.ts';
import { NOWHERE, choice, countDocuments, mapButton, mapDialog, speedSlider } from '../support/voyage.ts';
import { TO, athenaeum, controls, shelfWords, site } from '../support/words.ts';

/**
 * What needs a browser that paints: during a view transition the document gets the presses, and nothing answers yet.
 */

test.use({ passages: true });

const ATHENAEUM = '/port/athenaeum';
const SHELF = '/port/athenaeum/shelf';
/** How many links are pressed; all by `npm run test:faults -- long`. */
const PRESSES = IN_FULL ? 50 : 8;

/**
 * Waits in the page, so that no time is lost, until a link to the address is there. For a pointer it must be visible,
 * and its place is returned; others press it at once.
 */
const meetLink = (page: Page, to: string, by: 'pointer' | 'software') =>
  page.evaluate(
    ({ href, press }) =>
      new Promise<{ x: number; y: number }>((resolve) => {
        // Until the new scene is visible, a picture of the old one stands still.
        const isSeen = () =>
          !document.activeViewTransition ||
          document
            .getAnimations()
            .some(({ effect }) =>
              (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition-new'),
            );
        const look = () => {
          const link = document.querySelector<HTMLElement>(`main a[href="${href}"]`);
          if (!link?.checkVisibility() || !(press || isSeen())) return;
          clearInterval(timer);
          if (press) link.click();
          const { left, top, width, height } = link.getBoundingClientRect();
          resolve({ x: left + width / 2, y: top + height / 2 });
        };
        const timer = setInterval(look, 1);
      }),
    { href: to, press: by === 'software' },
  );

const showsShelf = (page: Page) => expect(page.locator('main h1')).toHaveText(shelfWords.title);
const showsBook = (page: Page) => expect(page.locator('main [data-prose]')).toBeVisible();

test(`${PRESSES} links, each pressed as soon as it can be seen on a slow machine: every one is answered`, async ({
  page,
  navigator,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  await navigator(SEEN);
  await arrive(page, ATHENAEUM);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const documents = countDocuments(page);
  for (let i = 0; i < PRESSES; i += 1) {
    const to = i % 2 === 0 ? SHELF : ATHENAEUM;
    if (i % 4 < 2) {
      const { x, y } = await meetLink(page, to, 'pointer');
      await page.mouse.click(x, y);
    } else await meetLink(page, to, 'software');
    await expect(page, `press ${i + 1}`).toHaveURL(to);
  }
  expect(documents, 'no document was loaded anew').toEqual([]);
});

test('a press that begins in the passage and ends after it is answered', async ({ page, navigator }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await navigator(SEEN);
  await arrive(page, ATHENAEUM);
  await meetLink(page, SHELF, 'software');
  // In the page, so that the finger comes down as soon as the new scene is visible, however fast the machine is.
  await page.evaluate(
    (href) =>
      new Promise<void>((done) => {
        const timer = setInterval(() => {
          const passage = document.activeViewTransition;
          const link = document.querySelector(`main a[href="${href}"]`);
          const shown = document
            .getAnimations()
            .some(({ effect }) =>
              (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition-new'),
            );
          if (!passage || !link || !shown) return;
          clearInterval(timer);
          const { left, top, width, height } = link.getBoundingClientRect();
          const at = { clientX: left + width / 2, clientY: top + height / 2 };
          const how = { bubbles: true, cancelable: true, detail: 1, ...at };
          // While both scenes are pictures, the document gets what was meant for the link.
          document.documentElement.dispatchEvent(new PointerEvent('pointerdown', how));
          const lift = () => {
            document.documentElement.dispatchEvent(new PointerEvent('click', how));
            done();
          };
          // Within two frames React has run the new scene's effects.
          void passage.finished.then(() => requestAnimationFrame(() => requestAnimationFrame(lift)));
        }, 1);
      }),
    ATHENAEUM,
  );
  await expect(page).toHaveURL(ATHENAEUM);
});

test('a link pressed again and again while its scene comes loads no document', async ({
  page,
  navigator,
}) => {
  await navigator(SEEN);
  await arrive(page, ATHENAEUM);
  const documents = countDocuments(page);
  // This runs in the page, to press at every moment of the passage, also before React listens.
  await page.evaluate(
    (href) =>
      new Promise<void>((resolve) => {
        const timer = setInterval(() => {
          const link = document.querySelector<HTMLElement>(`main a[href="${href}"]`);
          if (link) link.click();
          else if (!document.activeViewTransition) {
            clearInterval(timer);
            resolve();
          }
        }, 4);
      }),
    SHELF,
  );
  await expect(page).toHaveURL(SHELF);
  await showsShelf(page);
  expect(documents).toEqual([]);
});

test('a link pressed again before its scene renders makes one entry in the history', async ({
  page,
  navigator,
}) => {
  await navigator(SEEN);
  await arrive(page, ATHENAEUM);
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  // The second press comes right after the router has changed the address, and before React renders.
  await page.evaluate((href) => {
    const link = document.querySelector<HTMLElement>(`main a[href="${href}"]`)!;
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      history.pushState = push;
      push(...entry);
      queueMicrotask(() => link.click());
    };
    link.click();
  }, SHELF);
  await showsShelf(page);
  expect(await entries()).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL(ATHENAEUM);
});

test('the map opens at the first press on its button in the midst of a passage', async ({
  page,
  navigator,
}) => {
  await navigator(SEEN);
  await arrive(page, ATHENAEUM);
  const box = (await mapButton(page).boundingBox())!;
  await meetLink(page, SHELF, 'software');
  await page.waitForFunction(() => document.activeViewTransition);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(mapDialog(page)).toBeVisible();
  await expect(page).toHaveURL(SHELF);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(mapDialog(page)).toBeHidden();
  await expect(mapButton(page)).toBeFocused();
});

test('a reading speed that is set as a passage begins is stored', async ({ page, navigator }) => {
  await navigator({ seen: ['sea'] });
  await page.addInitScript(() => {
    const begin = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (asked) {
      const slider = document.querySelector<HTMLInputElement>('input[type="range"]')!;
      slider.value = '100';
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      return begin.call(this, asked);
    };
  });
  await sail(page, 'sea');
  await expect(speedSlider(page)).toHaveValue('60');
  await choice(page, TO.port).click();
  await expect(choice(page, TO.shop)).toBeVisible();
  await expect(speedSlider(page)).toHaveValue('100');
});

test('on the way forward one is where one was, and the scene that is left does not move', async ({
  page,
  navigator,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await navigator(SEEN);
  await sail(page, 'shelf');
  const scrollY = () => page.evaluate(() => window.scrollY);
  // In one task, so that the press comes before the scroll event. The pointer would scroll until the link is in view.
  await page.evaluate(() => {
    window.scrollTo(0, 60);
    document.querySelector<HTMLElement>('main h2 a')!.click();
  });
  await showsBook(page);
  // Both in one task, so that the step comes before the scroll event.
  await page.evaluate(() => {
    window.scrollTo(0, 300);
    history.back();
  });
  await showsShelf(page);
  await expect.poll(scrollY).toBe(60);
  // The scroll events have come after the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  // Records every scroll position until the book is there again.
  await page.evaluate(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    window.addEventListener('scroll', () => {
      if (!document.querySelector('main article h1')) places.push(window.scrollY);
    });
  });
  await page.goForward();
  await showsBook(page);
  await expect.poll(scrollY).toBe(300);
  expect(await page.evaluate(() => (window as unknown as { places: number[] }).places)).toEqual([]);
  await page.goBack();
  await showsShelf(page);
  await expect.poll(scrollY).toBe(60);
});

test.describe('where the browser carries no cut', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      delete (Navigator.prototype as { userAgentData?: unknown }).userAgentData;
    }),
  );

  /** What moves just after the document shows another scene. */
  const passing = (page: Page, to: string) =>
    page.evaluate(
      (href) =>
        new Promise<{ readonly dark: number; readonly carried: number }>((resolve) => {
          const timer = setInterval(() => {
            if (document.querySelector(`main a[href="${href}"]`)) return;
            clearInterval(timer);
            const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
            resolve({
              dark: effects.filter(({ target }) => target?.matches('[data-dark]')).length,
              carried: effects.filter(({ pseudoElement }) =>
                pseudoElement?.startsWith('::view-transition-new'),
              ).length,
            });
          }, 1);
          document.querySelector<HTMLElement>(`main a[href="${href}"]`)!.click();
        }),
      to,
    );

  test('the next scene comes out of the dark, and answers at once', async ({ page, navigator }) => {
    await navigator(SEEN);
    await arrive(page, ATHENAEUM);
    expect(await passing(page, SHELF)).toEqual({ dark: 1, carried: 0 });
    await page.locator(`main a[href="${ATHENAEUM}"]`).click();
    await expect(page).toHaveURL(ATHENAEUM);
    await expect(page.locator(`main a[href="${SHELF}"]`)).toBeVisible();
  });

  test('nothing fades where motion is reduced', async ({ page, navigator }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await navigator(SEEN);
    await arrive(page, ATHENAEUM);
    expect(await passing(page, SHELF)).toEqual({ dark: 0, carried: 0 });
    await expect(page.locator('[data-dark]')).toHaveCSS('opacity', '0');
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

/** Two stars so near to each other, in pixels, are seen as one. */
const AS_ONE = 2;
/** The part of its radius up to which a scene that is drawn around its star is whole (styles/transitions.css). */
const WHOLE = 0.56;

interface Star {
  readonly at: Point;
  /** Where the picture that the browser takes of the scene begins. */
  readonly corner: Point;
}

/**
 * In a held passage by the star, every 20 ms: in which of the two pictures it is shown, and where both show it, how many pixels
 * it is from itself.
 */
const starsOf = (page: Page, old: Star, come: Star) =>
  page.evaluate(
    ({ whole, asOne, ...stars }) => {
      const all = document
        .getAnimations()
        .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'));
      const lastMs = Math.max(...all.map(({ effect }) => Number(effect!.getComputedTiming().endTime)));
      const moved = all.filter(
        (it) => it instanceof CSSAnimation && ['until-they-meet', 'drawn-around'].includes(it.animationName),
      );
      const pictures = moved.map((it) => {
        const pseudo = (it.effect as KeyframeEffect).pseudoElement!;
        return { pseudo, ...(pseudo.includes('-old(') ? stars.old : stars.come) };
      });
      if (pictures.length !== 2) throw new Error(`${pictures.length} pictures move, and not both`);
      // As the site does it once the new scene can be drawn.
      for (const { effect } of moved) effect!.updateTiming({ iterations: 1 });
      const look = ({ pseudo, at, corner }: (typeof pictures)[number]) => {
        const style = getComputedStyle(document.documentElement, pseudo);
        const [x = 0, y = 0] = style.transformOrigin.split(' ').map(Number.parseFloat);
        const about = { x: corner.x + x, y: corner.y + y };
        const move = new DOMMatrix(style.transform);
        const place = move.transformPoint({ x: at.x - about.x, y: at.y - about.y });
        // One that is drawn around its star covers whatever lies in so much around it.
        const covers =
          style.maskImage === 'none'
            ? Infinity
            : whole * move.a * Number.parseFloat(style.getPropertyValue('--drawn'));
        return {
          pseudo,
          at: { x: about.x + place.x, y: about.y + place.y },
          covers,
          isSeen: covers > 0 && Number(style.opacity) > 0.02,
        };
      };
      const frames: { atMs: number; shown: string[]; apart: number }[] = [];
      for (let atMs = 0; atMs <= lastMs; atMs += 20) {
        for (const animation of all) animation.currentTime = atMs;
        const looks = pictures.map(look).filter(({ isSeen }) => isSeen);
        const isFree = ({ at: { x, y } }: (typeof looks)[number]) =>
          looks.every((other) => {
            const apart = Math.hypot(other.at.x - x, other.at.y - y);
            return apart < asOne || !(other.covers < Infinity && apart < other.covers);
          });
        const free = looks.filter(isFree);
        const [one, other] = free;
        frames.push({
          atMs,
          shown: free.map(({ pseudo }) => pseudo),
          apart: one && other ? Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y) : 0,
        });
      }
      return frames;
    },
    { old, come, asOne: AS_ONE, whole: WHOLE },
  );

test.describe('between two scenes', () => {
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
    const { WORDS_GO } = STYLES_MS;
    const { CUT } = TIMINGS_MS;
    expect(frames.filter(({ atMs, gone }) => gone > 0 && atMs > WORDS_GO)).toEqual([]);
    expect(frames.filter(({ atMs, come }) => come > 0 && atMs < CUT)).toEqual([]);
  });

  for (const [from, to] of [
    ['/', '/port'],
    ['/port', '/port/athenaeum'],
  ] as const) {
    test(`from ${from} to ${to} and back, no frame shows two stars, or none`, async ({ page, navigator }) => {
      await holdPassages(page);
      await navigator({ seen: ['sea', 'port'] });
      await arrive(page, from);
      /** Where the star and the corner of the scene are in the window, in pixels. */
      const star = () =>
        page.locator('main [data-plate="star"]').evaluate((plate) => {
          const { left, top, width, height } = plate.getBoundingClientRect();
          const [x = 0, y = 0] = getComputedStyle(plate).transformOrigin.split(' ').map(Number.parseFloat);
          const main = document.querySelector('main')!.getBoundingClientRect();
          const at = {
            x: left + (x * width) / plate.clientWidth,
            y: top + (y * height) / plate.clientHeight,
          };
          return { at, corner: { x: main.left, y: main.top } };
        });
      const between = page.locator('html');
      const way = page.locator(`main a[href="${to}"]`).first();
      await way.hover();
      for (const go of [() => way.click(), () => page.goBack()]) {
        const old = await star();
        await go();
        await expect(between).toHaveAttribute('data-between', 'on');
        await expect(between).toHaveAttribute('data-cut', 'star');
        const frames = await starsOf(page, old, await star());
        expect(frames.filter(({ shown }) => shown.length === 0)).toEqual([]);
        expect(frames.filter(({ apart }) => apart > AS_ONE)).toEqual([]);
        expect(frames.filter(({ shown }) => shown.length === 2)).not.toEqual([]);
        await page.keyboard.press('Shift');
        await expect(between).toHaveAttribute('data-between', 'over');
      }
    });
  }

  test.describe('out of the Lost sheet', () => {
    test.use(tolerating(said404(NOWHERE)));

    test('the words in the foot stay dark as long as paper is under them, and only then the pale ones come', async ({
      page,
      navigator,
    }) => {
      await holdPassages(page);
      await navigator(SEEN);
      await arrive(page, NOWHERE);
      await page.getByRole('link', { name: site.home_label }).click();
      await expect(page.locator('html')).toHaveAttribute('data-between', 'on');
      const shown = await page.evaluate((cutMs) => {
        const all = document
          .getAnimations()
          .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'));
        return [0, 0.15, 0.42].map((part) => {
          for (const animation of all) animation.currentTime = part * cutMs;
          return ['old', 'new'].map(
            (foot) => getComputedStyle(document.documentElement, `::view-transition-${foot}(foot)`).opacity,
          );
        });
      }, TIMINGS_MS.CUT);
      expect(shown).toEqual([
        ['1', '0'],
        ['1', '0'],
        ['0', '1'],
      ]);
    });
  });

  test('a key, a click and the way back each end the transition', async ({ page, navigator }) => {
    await holdPassages(page);
    await navigator(SEEN);
    await arrive(page, '/port');
    const between = page.locator('html');
    for (const [way, give] of [
      [TO.athenaeum, () => page.keyboard.press('Shift')],
      [TO.shelf, () => page.mouse.click(4, 300)],
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
