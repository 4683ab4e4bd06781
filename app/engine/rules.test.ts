import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { manualAnswer, manualTurnDegrees } from './manual.ts';
import { percentage } from './percentage.ts';
import { delayFromSlider, sliderFromDelay } from './reading-speed.ts';
import { EASES, STYLES_MS, timingsCss, TIMINGS_MS } from './timings.ts';
import { weightedPick, weightsAddUp } from './weighted-pick.ts';
import { larger, levelFromStored, smaller, zoomAt } from './zoom.ts';

describe('percentage', () => {
  test.each([0, 1, 50, 100])('%d stays', (value) => expect(percentage(value)).toBe(value));
  test.each([-1, 101, 50.5, Number.NaN, Number.POSITIVE_INFINITY, '40', null, undefined, [5]])(
    '%s becomes 50',
    (value) => expect(percentage(value)).toBe(50),
  );
});

describe('reading speed', () => {
  test.each([
    [0, 100],
    [40, 60],
    [100, 0],
  ])('a delay of %d ms is %d on the slider, and back', (delay, slider) => {
    expect(sliderFromDelay(delay)).toBe(slider);
    expect(delayFromSlider(slider)).toBe(delay);
  });
});

describe('weighted pick', () => {
  const greetings = [{ weight: 0.48 }, { weight: 0.48 }, { weight: 0.04 }];
  const pick = (chance: number) => greetings.indexOf(weightedPick(greetings, chance, () => {})!);

  test('0.48 + 0.48 + 0.04 and 0.92 + 0.08 count as 1', () => {
    expect(weightsAddUp(greetings)).toBe(true);
    expect(weightsAddUp([{ weight: 0.92 }, { weight: 0.08 }])).toBe(true);
    expect(weightsAddUp([{ weight: 0.1 }, { weight: 0.2 }, { weight: 0.7 }])).toBe(true);
  });
  test('each option has its share, to the edge', () => {
    expect([0, 0.4799, 0.48, 0.9599, 0.9601, 0.999_999].map(pick)).toEqual([0, 0, 1, 1, 2, 2]);
  });
  test('weights that do not add up are reported, and nothing is picked', () => {
    const complain = vi.fn<() => void>();
    expect(weightedPick([{ weight: 0.5 }], 0.1, complain)).toBeUndefined();
    expect(complain).toHaveBeenCalledOnce();
    expect(weightedPick([], 0, complain)).toBeUndefined();
  });
});

describe('map zoom', () => {
  test('eleven levels, all linear', () => {
    expect(zoomAt(0)).toEqual({ mapHeight: 50, headingScale: 0.75, buttonScale: 0.75, gapRem: 0 });
    expect(zoomAt(5)).toEqual({ mapHeight: 75, headingScale: 1.125, buttonScale: 1, gapRem: 0.5 });
    expect(zoomAt(10)).toEqual({ mapHeight: 100, headingScale: 1.5, buttonScale: 1.25, gapRem: 1 });
    for (let i = 0; i < 10; i++) {
      expect(zoomAt(i + 1).mapHeight - zoomAt(i).mapHeight).toBe(5);
      expect(zoomAt(i).gapRem).toBeCloseTo(i / 10);
    }
  });
  test.each([
    [0, 0],
    [-0, 0],
    [10, 10],
    [11, 10],
  ])('a stored %d stands for level %d', (stored, level) => expect(levelFromStored(stored)).toBe(level));
  test.each([12, -1, 5.5, '5', null, undefined, [5], Number.NaN])('a stored %s is the middle', (stored) =>
    expect(levelFromStored(stored)).toBe(5),
  );
  test('the smallest and the largest level stay', () => {
    expect([smaller(0), smaller(5), larger(10), larger(5)]).toEqual([0, 4, 10, 6]);
  });
});

describe('F57: the manual', () => {
  const manual = {
    refusals: Array.from({ length: 10 }, (_, i) => `No... ${i}`),
    question: 'Do you?',
    pauses: ['...', '...', '...'],
    endings: [
      { weight: 0.92, text: 'write' },
      { weight: 0.08, text: 'seek' },
    ],
  };
  const answer = (asked: number, chance = 0) => manualAnswer(manual, asked, chance, () => {});

  test('ten refusals, the question, the pauses and the pair, in order', () => {
    const said = Array.from({ length: 16 }, (_, i) => answer(i + 1));
    expect(said).toEqual([...manual.refusals, manual.question, ...manual.pauses, ...manual.endings]);
  });
  test('then 92 % against 8 %, to the edge', () => {
    expect(answer(17, 0.9199)).toBe(manual.endings[0]);
    expect(answer(2000, 0.9201)).toBe(manual.endings[1]);
  });
  test('it turns one degree with each refusal, and no further at the pauses', () => {
    expect([0, 1, 10, 11, 14, 99].map((asked) => manualTurnDegrees(manual, asked))).toEqual([
      0, 1, 10, 10, 10, 10,
    ]);
  });
});

test('the timings of the specification', () => {
  expect({ ...STYLES_MS, ...TIMINGS_MS }).toMatchObject({
    LIDS_TEXT: 4000,
    STAGE: 1500,
    LOST: 3100,
    DOORS: 4000,
    MAP_APPEAR: 50,
    MAP_ACTIVE: 950,
    MAP_UNRAVEL: 1000,
    MAP_FOLD: 500,
    MAP_RAVEL: 1000,
    MAP_LEAVE: 1000,
    RESTOCK: 750,
    CLOTH: 500,
  });
  expect(timingsCss()).toContain('--t-map-active:calc(950ms*var(--motion));');
  expect(timingsCss()).toMatch(/\{--t-lids-text:calc\(4000ms\*var\(--motion\)\);/);
  expect(timingsCss()).toContain('--ease-breath:cubic-bezier(0.45, 0, 0.55, 1);');
});

test('a cut around a star shows nothing of the new scene for as long as its keyframes say', () => {
  const sheet = readFileSync('app/styles/transitions.css', 'utf8');
  const part = TIMINGS_MS.UNSEEN / TIMINGS_MS.CUT;
  const meet = new RegExp(`@keyframes until-they-meet [^@]*\\b${100 * part}%[^@]*@`);
  const drawn = new RegExp(`@keyframes drawn-around \\{\\s*0%,\\s*${100 * part}% `);
  expect(sheet).toContain(`animation-iteration-count: ${part};`);
  expect(sheet).toMatch(meet);
  expect(sheet).toMatch(drawn);
});

// Not every browser reads var() in a keyframe's curve, so the sheets write the curves out there, each with its name.
test('a curve of the story that a style sheet writes out has its name beside it, and is that curve', () => {
  const sheets = globSync('app/**/*.css', { exclude: ['app/art/**'] }).map((file) =>
    readFileSync(file, 'utf8'),
  );
  const named = sheets.flatMap((sheet) => [...sheet.matchAll(/(cubic-bezier\([^)]*\)); \/\* (\w+) \*\//g)]);
  expect(named.length).toBeGreaterThan(0);
  for (const sheet of sheets) expect(sheet).not.toContain('animation-timing-function: var(');
  for (const [, curve, name] of named) expect(EASES).toHaveProperty(name!, curve);
  const unnamed = sheets.flatMap((sheet) => sheet.match(/cubic-bezier\([^)]*\);(?! \/\* \w+ \*\/)/g) ?? []);
  for (const curve of Object.values(EASES)) expect(unnamed).not.toContain(`${curve};`);
});
