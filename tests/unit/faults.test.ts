import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import groups from '../faults.json' with { type: 'json' };

const faults = Object.values(groups).flatMap((group) => Object.keys(group.faults));

it('each fault of the list has a test that is named by it, and is listed once', () => {
  const files = globSync(['tests/e2e/*.spec.ts', '{app,scripts}/**/*.test.{ts,tsx}']);
  const strings = files.flatMap((file) => readFileSync(file, 'utf8').match(/(['"`]).*\1/g) ?? []).join('\n');
  expect(faults.filter((fault) => !new RegExp(`\\b${fault}\\b`).test(strings))).toEqual([]);
  expect(new Set(faults).size).toBe(faults.length);
});

it('the page of faults tells of each of them, and of none that it failed', () => {
  const page = readFileSync('docs/reliability.md', 'utf8');
  expect([...page.matchAll(/^\| (F\d+) /gm)].map(([, fault]) => fault)).toEqual(faults);
  expect(page).not.toMatch(/\d failed \|/);
});
