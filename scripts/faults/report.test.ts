import { describe, expect, test } from 'vitest';
import { journeys, reliability, unitTests } from './report.ts';

const GROUPS = {
  E1: { title: 'Code', faults: { F01: 'Without scripts', F02: 'Without styles' } },
  E4: { title: 'Storage', faults: { F33: 'Forbidden' } },
};
const ran = (title: string, passed = true, file = '/x/tests/e2e/some.spec.ts') => ({ title, passed, file });
const rows = (page: string) => page.split('\n').filter((line) => line.startsWith('| F'));

describe('the tests that were run', () => {
  test('are taken from the report of the unit tests, without those passed over', () => {
    const assertionResults = [
      { fullName: 'storage F33: a', status: 'passed' },
      { fullName: 'storage F34: b', status: 'failed' },
      { fullName: 'storage F35: c', status: 'skipped' },
      { fullName: 'storage F36: d', status: 'pending' },
    ];
    expect(unitTests({ testResults: [{ name: '/x/a.test.ts', assertionResults }] })).toEqual([
      { file: '/x/a.test.ts', title: 'storage F33: a', passed: true },
      { file: '/x/a.test.ts', title: 'storage F34: b', passed: false },
    ]);
  });

  test('are taken from the report of the journeys, with the titles of the groups they stand in', () => {
    const specs = [{ title: 'stays', file: 'a.spec.ts', ok: false }];
    const suites = [{ title: 'a.spec.ts', suites: [{ title: 'F14: offline', specs }] }];
    expect(journeys({ suites })).toEqual([
      { file: 'a.spec.ts', title: ' a.spec.ts F14: offline stays', passed: false },
    ]);
  });
});

describe('the page', () => {
  test('says of each fault which tests hold it, and how they went', () => {
    const tests = [
      ran('F01: a'),
      ran('F01, F33: b', true, '/x/z.test.tsx'),
      ran('x F33 c', false),
      ran('F330: another'),
    ];
    expect(rows(reliability(GROUPS, tests, ''))).toEqual([
      '| F01 | Without scripts | `some.spec` 1, `z.test` 1 | passed |',
      '| F02 | Without styles | | not run |',
      '| F33 | Forbidden | `some.spec` 1, `z.test` 1 | 1 of 2 failed |',
    ]);
  });

  test('keeps what stands there of a fault that was not run', () => {
    const before = reliability(GROUPS, [ran('F01'), ran('F02')], '');
    const after = reliability(GROUPS, [ran('F02', false), ran('F33')], before);
    expect(rows(after).map((row) => row.split(' | ').at(-1))).toEqual([
      'passed |',
      '1 of 1 failed |',
      'passed |',
    ]);
  });

  test('says where long journeys have made all their rounds', () => {
    const short = reliability(GROUPS, [ran('F01'), ran('F02')], '');
    const full = reliability(GROUPS, [ran('F02')], short, true);
    expect(rows(full).map((row) => row.split(' | ').at(-1))).toEqual([
      'passed |',
      'passed, in full |',
      '| not run |',
    ]);
  });

  test('is the same for the same run', () => {
    const once = reliability(GROUPS, [ran('F01')], '');
    expect(reliability(GROUPS, [ran('F01')], once)).toBe(once);
  });
});
