import { expect, test } from 'vitest';
import { browsersOf, withBrowsers, type Made } from './browsers.ts';
import { reliability } from './report.ts';

const MADE: readonly Made[] = [
  {
    browser: 'firefox',
    version: '140.5',
    problems: new Map([
      ['map', undefined],
      ['shop', 'no picture'],
    ]),
  },
  {
    browser: 'webkit',
    version: '2.50',
    problems: new Map([
      ['map', undefined],
      ['shop', undefined],
    ]),
  },
];
const PAGE = '# Reliability\n\nFaults.\n';

test('the section says how each journey went in each browser, and when', () => {
  const page = withBrowsers(PAGE, MADE, ['map', 'shop'], '2026-11-22');
  expect(page).toContain('on 2026-11-22');
  expect(page.split('\n').filter((line) => line.startsWith('|'))).toEqual([
    '|  | firefox 140.5 | webkit 2.50 |',
    '| --- | --- | --- |',
    '| map | passed | passed |',
    '| shop | failed | passed |',
  ]);
  expect(page.startsWith(PAGE)).toBe(true);
});

test('a run of some journeys keeps the results of the others', () => {
  const once = withBrowsers(PAGE, MADE, ['map', 'shop'], '2026-11-22');
  const again = MADE.map((one) => ({ ...one, problems: new Map([['map', 'no words']]) }));
  const page = withBrowsers(once, again, ['map', 'shop', 'book'], '2026-11-23');
  expect(
    page
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .slice(2),
  ).toEqual(['| map | failed | failed |', '| shop | failed | passed |', '| book | not made | not made |']);
});

test('a second run replaces the section', () => {
  const once = withBrowsers(PAGE, MADE, ['map', 'shop'], '2026-11-22');
  expect(withBrowsers(once, MADE, ['map'], '2026-11-23')).toBe(
    withBrowsers(PAGE, MADE, ['map'], '2026-11-23'),
  );
});

test('a run of the faults keeps the section', () => {
  const page = withBrowsers(PAGE, MADE, ['map'], '2026-11-22');
  expect(browsersOf(reliability({}, [], page))).toBe(browsersOf(page));
});
