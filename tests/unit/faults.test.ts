import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import groups from '../faults.json' with { type: 'json' };

it('each fault of the list has a test that is named by it, and is listed once', () => {
  const files = globSync(['tests/e2e/*.spec.ts', '{app,scripts}/**/*.test.{ts,tsx}']);
  const strings = files.flatMap((file) => readFileSync(file, 'utf8').match(/(['"`]).*\1/g) ?? []).join('\n');
  const faults = Object.values(groups).flat();
  expect(faults.filter((fault) => !new RegExp(`\\b${fault}\\b`).test(strings))).toEqual([]);
  expect(new Set(faults).size).toBe(faults.length);
});
