// What needs a browser: a tab that is hidden, frozen, or pre-rendered. One in the back/forward cache is in
// faults-kept.spec.ts.
import { TIMINGS_MS } from '../../app/engine/timings.ts';
import { graphemes, typingTimes } from '../../app/engine/typing.ts';
import { holdTime, pass, passUntil } from '../support/held-clock.ts';
import { alive, expect, remembered, sail, test } from '../support/navigator.ts';
import { freeze, prerender, show } from '../support/tab.ts';
import { endsAtPort, isDone, isTyped, line } from '../support/at-port.ts';
import { typedLines } from '../support/typed-lines.ts';
import { choice, replayButton, speedSlider } from '../support/voyage.ts';
import { TO, athenaeum, port } from '../support/words.ts';

const ALL_LINES = port.preamble.map((_, i) => i + 1);

test('F44: half a minute behind another tab, in the third line: the rest follows in order, and counts once', async ({
  page,
  navigator,
}) => {
  await holdTime(page);
  await navigator({ delayMs: 2 });
  await sail(page, 'port');
  const typed = await typedLines(page);
  await passUntil(page, isTyped(page, 3), { within: 4000, step: 10 });
  await show(page, 'hidden');
  await page.clock.runFor(30_000);
  await expect(line(page, 3)).toHaveAttribute('data-state', 'typing');
  await expect(line(page, 4)).toBeHidden();
  await show(page, 'visible');
  // The line that was left still has its whole rest.
  await pass(page, 20);
  await expect(line(page, 3)).toHaveAttribute('data-state', 'typing');
  await endsAtPort(page);
  expect(await typed.jsonValue()).toEqual(ALL_LINES);
});

test('F46: frozen for a minute while the doors open: they open to the end, once', async ({
  page,
  navigator,
}) => {
  await holdTime(page);
  await navigator({ delayMs: 0 });
  await sail(page, 'athenaeum');
  await passUntil(page, () => page.getByRole('button', { name: athenaeum.button }).isVisible(), {
    within: 1000,
    step: 10,
  });
  await page.getByRole('button', { name: athenaeum.button }).click();
  await page.clock.runFor(1000);
  await freeze(page, 60_000);
  await page.clock.runFor(TIMINGS_MS.DOORS);
  await expect(page.getByRole('heading', { level: 1, name: athenaeum.title })).toBeVisible();
  await expect(choice(page, TO.shelf)).toBeVisible();
  await expect(replayButton(page)).toHaveAttribute('aria-disabled', 'false');
  expect((await remembered(page)).states?.athenaeum).toEqual({ numTimesPlayed: 1 });
});

test('F49: the date set forward by a day in the middle of a line changes nothing', async ({
  page,
  navigator,
}) => {
  await holdTime(page);
  await navigator({ delayMs: 40 });
  await sail(page, 'port');
  const wholeMs = typingTimes(graphemes(port.preamble[0])).at(-1)! * 40;
  await passUntil(page, isTyped(page, 1), { within: 500, step: 10 });
  await page.clock.runFor(wholeMs / 2);
  const before = await page.evaluate(() => Date.now());
  const DAY_MS = 86_400_000;
  await page.clock.setSystemTime(before + DAY_MS);
  expect(await page.evaluate(() => Date.now())).toBe(before + DAY_MS);
  await page.clock.runFor(wholeMs / 4);
  await expect(line(page, 1)).toHaveAttribute('data-state', 'typing');
  // A change of speed calculates the rest of the line anew.
  await speedSlider(page).press('ArrowLeft');
  expect((await remembered(page)).speed).toBe(45);
  await page.clock.runFor(20);
  await expect(line(page, 1)).toHaveAttribute('data-state', 'typing');
  await passUntil(page, isDone(page, 1), { within: (wholeMs / 4) * (45 / 40) + 200 });
  await expect(line(page, 2)).toBeHidden();
});

test('F51: five seconds without a frame, and no timer on time: the text comes to its right end', async ({
  page,
  navigator,
}) => {
  await holdTime(page);
  await page.addInitScript(() => {
    const draw = window.requestAnimationFrame.bind(window);
    const waiting: FrameRequestCallback[] = [];
    let starved = false;
    window.requestAnimationFrame = (call) => (starved ? -waiting.push(call) : draw(call));
    addEventListener('starve', () => {
      starved = true;
    });
    addEventListener('feed', () => {
      starved = false;
      for (const call of waiting.splice(0)) draw(call);
    });
  });
  await navigator({ delayMs: 2 });
  await sail(page, 'port');
  const typed = await typedLines(page);
  await passUntil(page, isTyped(page, 2), { within: 3000, step: 10 });
  await page.evaluate(() => dispatchEvent(new Event('starve')));
  await page.clock.fastForward(5000);
  await page.evaluate(() => dispatchEvent(new Event('feed')));
  for (const [i, text] of port.preamble.entries()) await expect(line(page, i + 1)).toHaveText(text);
  // One line is over; the late timer does not end others too.
  await expect(line(page, 4)).toBeHidden();
  await endsAtPort(page);
  expect(await typed.jsonValue()).toEqual(ALL_LINES);
});

test('F52: a page made before it is wanted begins when it is, and keeps nothing before', async ({
  page,
  navigator,
}) => {
  await holdTime(page);
  // At this speed all would be over in an instant.
  await navigator({ delayMs: 0 });
  const activate = await prerender(page);
  await page.goto('/port');
  await alive(page);
  await pass(page, 1000);
  await page.clock.runFor(19_000);
  await expect(choice(page, TO.shop)).toHaveCount(0);
  await expect(line(page, 2)).toBeHidden();
  expect((await remembered(page)).states).toBeUndefined();
  await activate();
  await endsAtPort(page);
});
