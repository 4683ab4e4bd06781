import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

test('F13: words that wait for a font are shown in a fallback at once', () => {
  const css = readFileSync(path.join(import.meta.dirname, 'fonts.css'), 'utf8');
  const faces = [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].map(([face]) => face);
  const loaded = faces.filter((face) => face.includes('url('));
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.filter((face) => !face.includes('font-display: swap'))).toEqual([]);
});
