// What needs a browser: what moves by itself, and pictures that come late. What cuts a sequence short is in
// interruptions.spec.ts, what ends a passage in passage.spec.ts.
import { TIMINGS_MS } from '../../app/engine/timings.ts';
import { withoutChance } from '../support/chance.ts';
import { saidFailed } from '../support/guard.ts';
import { holdTime } from '../support/held-clock.ts';
import { SEEN, arrive, expect, pathOf, test, tolerating, type Page } from '../support/navigator.ts';
import { mapButton, mapDialog, openMap } from '../support/voyage.ts';
import { athenaeum, cabinetWords, manualWords, mapWords } from '../support/words.ts';

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

  test('what moves by itself asks nothing of the page; behind the map it rests; stillness is followed live', async ({
    page,
    navigator,
  }) => {
    // The whale may pass at any moment.
    await withoutChance(page);
    await navigator(SEEN);
    for (const scene of SCENES.toReversed()) {
      await arrive(page, pathOf(scene));
      await expect.poll(() => moving(page), scene).not.toEqual([]);
      await expect.poll(() => wakers(page), scene).toEqual([]);
    }

    // The last of them is the Sea.
    await expect.poll(() => moving(page)).toContain('boat');
    await openMap(page);
    await expect.poll(() => moving(page)).not.toContain('boat');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(mapDialog(page)).toBeHidden();
    await expect.poll(() => moving(page)).toContain('boat');

    // Both ways, and the whole picture stays.
    const whale = page.locator("[data-plate='whale']");
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
      if (scene === 'sea') {
        await mapButton(page).click();
        await page.getByRole('button', { name: mapWords.smaller_label }).click();
        await page.keyboard.press('Escape');
        await expect(mapDialog(page)).toBeHidden();
      }
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

test('the manual lies on its table until what is lifted from there is drawn', async ({ page, navigator }) => {
  await holdTime(page);
  await navigator(SEEN);
  await arrive(page, '/port/athenaeum');
  const come = Promise.withResolvers<void>();
  await page.route('**/manual.avif', async (route) => {
    await come.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: athenaeum.choices[0].text }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const lying = page.locator('main [data-stage] [data-plate="manual"]');
  const dark = () => dialog.evaluate((it) => Number(getComputedStyle(it, '::before').opacity));
  expect(await dark()).toBe(0);
  await expect(lying).toHaveCSS('visibility', 'visible');
  come.resolve();
  await expect(lying).toHaveCSS('visibility', 'hidden');
  await expect.poll(dark).toBe(1);
});

test.describe('a movement that WebKitGTK may end at', () => {
  const SUM = /^parts and lengths in one movement/;
  test.use(tolerating(SUM));

  test('is one of parts and lengths, and not one of a very small length', async ({ page, navigator }) => {
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    await navigator();
    await arrive(page, pathOf('sea'));
    const move = (translate: string) =>
      page.evaluate(async (begin) => {
        const style = new CSSStyleSheet();
        style.replaceSync(`@keyframes tried { from { translate: ${begin} } }`);
        document.adoptedStyleSheets = [style];
        const moved = document.body.appendChild(document.createElement('i'));
        moved.style.animation = 'tried 1s';
        await new Promise((begun) => moved.addEventListener('animationstart', begun));
        moved.remove();
      }, translate);
    await move('0% calc(0% + 9.49836e-07px)');
    expect(told).toEqual([]);
    await move('0% calc(3% + 9.49836e-07px)');
    expect(told).toEqual([expect.stringMatching(SUM)]);
  });
});
