import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// WebKitGTK 2.50 paints a blended image unblended where layers beneath it are animated: the whole picture was gray.
test('no style sheet blends', () => {
  const sheets = globSync('app/**/*.css');
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets.filter((file) => /blend-mode:(?! normal;)/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
