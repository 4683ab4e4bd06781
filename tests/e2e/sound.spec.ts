// What needs a browser: that nothing is made before it is asked for, and what a press, a key and Pause do.
import type { Locator } from '@playwright/test';
import { TIMINGS_MS } from '../../app/engine/timings.ts';
import { holdTime, pass } from '../support/held-clock.ts';
import { said404, saidFailed } from '../support/guard.ts';
import { abort, hold, inTurn } from '../support/faults.ts';
import { SEEN, arrive, expect, sail, test, tolerating, type Page } from '../support/navigator.ts';
import { photograph } from '../support/photograph.ts';
import { show } from '../support/tab.ts';
import { hurryUntil } from '../support/views.ts';
import { NOWHERE, PAGE_OF_EACH_KIND, choice, mapButton } from '../support/voyage.ts';
import { athenaeum, controls, errors, keyWords, settingWords, sounds } from '../support/words.ts';

const CODE = /\/assets\/hearing-.*\.js$/;

const bell = (page: Page) => page.getByRole('button', { name: controls.sound, exact: true });
const volume = (page: Page) => page.getByRole('slider', { name: controls.volume, exact: true });

/** Notes each AudioContext that the page makes, and lets a test look at it. Call it before the first page. */
async function overhear(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const made: AudioContext[] = [];
    Object.assign(window, { made });
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        made.push(this);
      }
    };
  });
}
const states = (page: Page) =>
  page.evaluate(() => (window as unknown as { made: AudioContext[] }).made.map(({ state }) => state));

test('is off at first, made when the bell is pressed, and off again', async ({ page, navigator }) => {
  await overhear(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await navigator(SEEN);
  await sail(page, 'sea');
  await expect(bell(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await states(page)).toEqual([]);
  expect(asked.filter((url) => CODE.test(url))).toEqual([]);

  await bell(page).click();
  await expect(bell(page)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => states(page)).toEqual(['running']);
  await expect(volume(page)).toBeVisible();

  await page.keyboard.press('s');
  await expect(bell(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(volume(page)).toHaveCount(0);
  await expect.poll(() => states(page)).toEqual(['suspended']);
  await page.keyboard.press('s');
  await expect.poll(() => states(page)).toEqual(['running']);
});

test('what has made a sound ends, and gives back what answered it', async ({ page, navigator }) => {
  await page.addInitScript(() => {
    const making = { sources: 0, ended: 0, cut: 0, convolvers: new Set<ConvolverNode>() };
    Object.assign(window, { making });
    const { createBufferSource, createConvolver } = OfflineAudioContext.prototype;
    OfflineAudioContext.prototype.createBufferSource = function () {
      const source = createBufferSource.call(this);
      making.sources += 1;
      source.addEventListener('ended', () => (making.ended += 1));
      const node: { disconnect(): void } = source;
      const disconnect = node.disconnect.bind(source);
      node.disconnect = () => {
        if (this.state === 'suspended') making.cut += 1;
        disconnect();
      };
      return source;
    };
    OfflineAudioContext.prototype.createConvolver = function () {
      const convolver = createConvolver.call(this);
      making.convolvers.add(convolver);
      return convolver;
    };
  });
  const held = () =>
    page.evaluate(() => {
      const { making } = window as unknown as {
        making: { sources: number; ended: number; cut: number; convolvers: Set<ConvolverNode> };
      };
      const samples = [...making.convolvers].map(({ buffer }) => buffer?.length);
      return {
        begun: making.sources > 1,
        going: making.sources - making.ended,
        // In WebKit, what is connected once a context is over is never freed.
        connected: making.sources - making.cut,
        large: samples.some((n) => n !== 1),
      };
    });
  await navigator(SEEN);
  await sail(page, 'cabinet');
  await bell(page).click();
  await expect.poll(held).toEqual({ begun: true, going: 0, connected: 0, large: false });
});

test('is silent while the tab is hidden; rests with Pause and behind the map, and goes on', async ({
  page,
  navigator,
}) => {
  await overhear(page);
  await page.addInitScript(() => {
    const ramps: number[] = [];
    Object.assign(window, { ramps });
    const ramp = AudioParam.prototype.linearRampToValueAtTime;
    AudioParam.prototype.linearRampToValueAtTime = function (value, at) {
      ramps.push(value);
      return ramp.call(this, value, at);
    };
  });
  const last = () => page.evaluate(() => (window as unknown as { ramps: number[] }).ramps.at(-1));
  await navigator(SEEN);
  await sail(page, 'cabinet');
  await bell(page).click();
  await expect.poll(() => states(page)).toEqual(['running']);
  await show(page, 'hidden');
  await expect.poll(() => states(page)).toEqual(['suspended']);
  await show(page, 'visible');
  await expect.poll(() => states(page)).toEqual(['running']);

  await expect.poll(last).toBeGreaterThan(0);
  await page.keyboard.press('p');
  await expect.poll(last).toBe(0);
  await page.keyboard.press('p');
  await expect.poll(last).toBe(1);
  await mapButton(page).click();
  await expect.poll(last).toBe(0);
});

test('a window that is too narrow for longer than the browser has to begin takes no bell away', async ({
  page,
  navigator,
}) => {
  await overhear(page);
  await holdTime(page);
  await navigator(SEEN);
  await sail(page, 'cabinet');
  await bell(page).click();
  await expect.poll(() => states(page)).toEqual(['running']);
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width: 500, height });
  await expect.poll(() => states(page)).toEqual(['suspended']);
  await pass(page, 2 * TIMINGS_MS.SOUND_PATIENCE);
  await page.setViewportSize({ width, height });
  await expect.poll(() => states(page)).toEqual(['running']);
  await pass(page, 2 * TIMINGS_MS.SOUND_PATIENCE);
  await expect(bell(page)).toHaveAttribute('aria-pressed', 'true');
});

test('names the sounds where one asks for that, without being heard', async ({ page, navigator }) => {
  await overhear(page);
  await navigator(SEEN);
  await sail(page, 'cabinet');
  await page.keyboard.press('?');
  await page.getByRole('switch', { name: settingWords.captions }).check();
  await page.getByRole('button', { name: keyWords.close }).click();
  const said = page.locator('p[aria-live]').filter({ hasText: sounds.hum });
  await expect(said).toBeVisible();
  expect(await states(page)).toEqual([]);
});

test.describe('the line that names a sound', () => {
  test.use(tolerating(said404(NOWHERE)));

  const PATHS = [...PAGE_OF_EACH_KIND, NOWHERE];

  const LONGEST = Object.values(sounds).toSorted((one, other) => other.length - one.length)[0]!;

  /** The line with the longest of its texts, for good, in place of the one that comes and goes. */
  async function longestLine(page: Page): Promise<Locator> {
    const said = new RegExp(Object.values(sounds).map(RegExp.escape).join('|'));
    const status = page.locator('p[aria-live]').filter({ hasText: said });
    // Some sounds come with a line, which is hurried to.
    await hurryUntil(page, () => status.isVisible());
    await status.evaluate((it: HTMLElement, longest) => {
      const twin = it.cloneNode(true) as HTMLElement;
      twin.dataset['testid'] = 'longest';
      twin.firstElementChild!.textContent = longest;
      it.after(twin);
      it.style.display = 'none';
    }, LONGEST);
    return page.getByTestId('longest').locator('span');
  }

  /** Texts and controls that the line meets; what scrolls may be under the ground it stands on. */
  const met = (line: Locator) =>
    line.evaluate((it) => {
      const box = it.getBoundingClientRect();
      const meets = ({ left, right, top, bottom, width }: DOMRect) =>
        width > 1 && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      const seen = [...document.querySelectorAll('body *')].filter(
        (element) =>
          !element.contains(it) &&
          !it.contains(element) &&
          !element.closest('.hidden, main[data-scrolls]') &&
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      );
      return seen.flatMap((element) => {
        const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
        const range = document.createRange();
        const boxes = texts.flatMap((text) => {
          range.selectNodeContents(text);
          return [...range.getClientRects()];
        });
        if (element.matches('a, button, input')) boxes.push(element.getBoundingClientRect());
        return boxes.some(meets) ? [element.textContent] : [];
      });
    });

  /** What is painted where the line stands, without the line, and with the scene or without it. */
  async function behind(page: Page, line: Locator, scene: 'shown' | 'gone') {
    const clip = (await line.boundingBox())!;
    await line.evaluate((it) => (it.style.opacity = '0'));
    const main = page.locator('main');
    await main.evaluate(
      (it, opacity) => {
        it.style.transition = 'none';
        it.style.opacity = opacity;
      },
      scene === 'shown' ? '' : '0',
    );
    return (await photograph(page, clip)).toString('base64');
  }

  /** What ink over the same ink may differ by, where an edge lies within a pixel. */
  const ROUNDING = 2;
  /** The largest difference of two pictures in any pixel and colour, 0 to 255. */
  const difference = (page: Page, one: string, other: string) =>
    page.evaluate(
      async (pictures) => {
        const [a, b] = await Promise.all(
          pictures.map(async (picture) => {
            const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
            const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
            const brush = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
            brush.drawImage(image, 0, 0);
            return brush.getImageData(0, 0, image.width, image.height).data;
          }),
        );
        return a!.reduce((most, value, i) => Math.max(most, Math.abs(value - b![i]!)), 0);
      },
      [one, other],
    );

  const SIZES = [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
    { width: 768, height: 1024 },
  ] as const;

  // In two halves, so that two can be looked at beside each other.
  for (const half of [0, 1])
    test(`lies over no words: ${PATHS.filter((_, i) => i % 2 === half).join(', ')}`, async ({
      page,
      navigator,
    }) => {
      await page.addInitScript(() => (Math.random = () => 0.01));
      for (const path of PATHS.filter((_, i) => i % 2 === half)) {
        await navigator({ ...SEEN, delayMs: 20 });
        await arrive(page, path);
        await page.keyboard.press('?');
        await page.getByRole('switch', { name: settingWords.captions }).check();
        await page.getByRole('button', { name: keyWords.close }).click();
        const line = await longestLine(page);
        const scrolls = (await page.locator('main[data-scrolls]').count()) > 0;
        const looked = scrolls ? inTurn(SIZES, PATHS.indexOf(path)) : [];
        for (const size of SIZES) {
          const how = `${path}, ${size.width} x ${size.height}`;
          await page.setViewportSize(size);
          await expect.poll(() => met(line), how).toEqual([]);
          if (!looked.includes(size)) continue;
          // The shop may still be stocking its shelves.
          const words = async () =>
            difference(page, await behind(page, line, 'gone'), await behind(page, line, 'shown'));
          await expect.poll(words, how).toBeLessThanOrEqual(ROUNDING);
        }
      }
    });
});

test.describe('where nothing moves', () => {
  test.use({ passages: true });

  test('is heard from scene to scene', async ({ page, navigator }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await overhear(page);
    await navigator(SEEN);
    await sail(page, 'athenaeum');
    await page.keyboard.press('?');
    await page.getByRole('switch', { name: settingWords.captions }).check();
    await page.getByRole('button', { name: keyWords.close }).click();
    await bell(page).click();
    await expect.poll(() => states(page)).toEqual(['running']);
    await choice(page, athenaeum.choices[2].text).click();
    await expect(page.locator('p[aria-live]').filter({ hasText: sounds.hum })).toBeVisible();
    expect(await states(page)).toEqual(['running']);
    // React gives the passage animations without a duration, which end with it.
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test.describe('without its code', () => {
  test.use(tolerating(saidFailed));

  test('says so, and tries again at the next press', async ({ page, navigator }) => {
    await navigator(SEEN);
    await sail(page, 'sea');
    await page.route(CODE, abort);
    await bell(page).press('Enter');
    await expect(page.getByText(errors.sound_failed)).toBeVisible();
    await expect(bell(page)).toHaveAttribute('aria-pressed', 'false');
    await page.unroute(CODE);
    await bell(page).press('Enter');
    await expect(volume(page)).toBeVisible();
    await expect(page.getByText(errors.sound_failed)).toHaveCount(0);
  });
});

test('the bell pressed twice before its code has come leaves nothing running', async ({
  page,
  navigator,
}) => {
  await overhear(page);
  await navigator(SEEN);
  await sail(page, 'sea');
  const release = await hold(page, CODE);
  await bell(page).press('Enter');
  await expect.poll(() => states(page)).toEqual(['running']);
  await bell(page).press('Enter');
  await expect(bell(page)).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => states(page)).toEqual(['suspended']);
  release();
  await bell(page).press('Enter');
  await expect(volume(page)).toBeVisible();
  await expect.poll(() => states(page)).toEqual(['running']);
});

test.describe('where nothing is there to listen through', () => {
  /** Contexts that never begin to sound, as without a device. */
  const unplug = (page: Page) =>
    page.addInitScript(() => {
      Object.defineProperty(AudioContext.prototype, 'state', { configurable: true, get: () => 'suspended' });
      AudioContext.prototype.resume = () => new Promise(() => {});
    });

  test('says so, keeps the bell under the focus, and tries anew at the next press', async ({
    page,
    navigator,
  }) => {
    await unplug(page);
    await holdTime(page);
    await navigator(SEEN);
    await sail(page, 'sea');
    await bell(page).press('Enter');
    await expect(volume(page)).toBeVisible();
    await pass(page, TIMINGS_MS.SOUND_PATIENCE);
    await expect(page.getByText(errors.sound_refused)).toBeVisible();
    await expect(bell(page)).toHaveAttribute('aria-pressed', 'false');
    await expect(bell(page)).toBeFocused();
    // Something is plugged in.
    await page.evaluate(() => {
      Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'running' });
      AudioContext.prototype.resume = () => Promise.resolve();
    });
    await bell(page).press('Enter');
    await expect(page.getByText(errors.sound_refused)).toHaveCount(0);
    await pass(page, 2 * TIMINGS_MS.SOUND_PATIENCE);
    await expect(bell(page)).toHaveAttribute('aria-pressed', 'true');
  });
});

test('shows no bell where nothing can be heard, nor on a printed page', async ({
  page,
  navigator,
  browser,
  baseURL,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'AudioContext'));
  await navigator(SEEN);
  await sail(page, 'sea');
  await expect(page.getByRole('button', { name: controls.pause_label })).toBeVisible();
  await expect(bell(page)).toHaveCount(0);

  const printed = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL! });
  await printed.goto('/');
  await expect(bell(printed)).toHaveCount(0);
  await printed.close();
});
