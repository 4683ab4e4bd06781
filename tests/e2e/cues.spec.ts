// What needs a browser: what is seen of a picture at each line, and of a figure while its files come.
import { STYLES_MS } from '../../app/engine/timings.ts';
import { portCues } from '../../app/scenes/port/port.cues.ts';
import { isDue } from '../../app/stage/picture/cues.ts';
import { stopAnimations } from '../support/animations.ts';
import { holdTime, pass } from '../support/held-clock.ts';
import { saidFailed } from '../support/guard.ts';
import { alive, expect, pathOf, sail, test, tolerating, type Page } from '../support/navigator.ts';
import { choice, skipButton } from '../support/voyage.ts';
import { controls, port } from '../support/words.ts';

test.use({ pictures: true });

const CUED = portCues.flatMap(({ plates }) => plates);

/** The cued plates that are there now, or on their way. */
const seen = (page: Page) =>
  page.evaluate(
    (plates) =>
      plates.filter((plate) => {
        const image = document.querySelector(`[data-plate='${plate}'] > picture`)!;
        const comes = image.getAnimations().some(({ playState }) => playState !== 'finished');
        return comes || getComputedStyle(image).opacity !== '0';
      }),
    CUED,
  );
/** The plates that are due when a line is over. */
const dueAfter = (line: number) =>
  portCues
    .filter((cue) => isDue(cue, { line, phase: 'resting', pauses: 0, atOnce: true }))
    .flatMap(({ plates }) => plates);

/** What moves of the plates that turn up. */
const coming = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        (it) => (it.effect as KeyframeEffect).target?.closest('[data-cue]') && it instanceof CSSTransition,
      )
      .map((it) => (it as CSSTransition).transitionProperty),
  );

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

test('the Port turns up as it is told: each thing after its words, at once after a hurry, and whole when skipped', async ({
  page,
  navigator,
}) => {
  await holdTime(page);
  await navigator({ delayMs: 10 });
  await sail(page, 'port');
  // Files that come while animations are stopped would fade in for ever.
  await expect(page.locator('[data-cue] > picture > img:not([data-come])')).toHaveCount(0);
  await expect.poll(() => coming(page)).toEqual([]);
  await pass(page, 10 * (port.preamble[0].length - 2));
  expect(await seen(page)).toEqual([]);
  // Transitions do not follow the held clock.
  const goOn = await stopAnimations(page);
  await pass(page, 50);
  expect(await seen(page)).toEqual(dueAfter(1));
  expect(await coming(page)).toContain('translate');
  // One never sees through a body: it is uncovered, and gets its light over the whole time.
  expect(await turningUp(page, 'tower')).toMatchObject({
    opacity: 0,
    translate: STYLES_MS.UNCOVER,
    filter: STYLES_MS.COME,
  });
  await goOn();
  await expect.poll(() => coming(page)).toEqual([]);
  // Paused, each hurry shows one line whole.
  await page.keyboard.press('p');
  for (const line of port.preamble.keys()) {
    if (line > 0) await page.keyboard.press('Space');
    // What one asks for in the middle of it is followed: from the eighth line nothing may move.
    if (line === 7) await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(page.locator(`[data-line='${line + 1}'][data-state='done']`)).toBeVisible();
    expect(await seen(page), `line ${line + 1}`).toEqual(dueAfter(line + 1));
    if (line > 0) expect(await coming(page), `line ${line + 1}`).toEqual([]);
    if (line === 10) break;
  }
  await skipButton(page).click();
  await expect(choice(page, port.choices[0].text)).toBeVisible();
  expect(await seen(page)).toEqual(CUED);
  expect(await coming(page)).toEqual([]);
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
