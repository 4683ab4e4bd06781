import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../bootstrap.mjs';
import { JOURNEYS } from './journeys.ts';

const files = [...new Set(JOURNEYS.map(({ file }) => file))];
const textOf = (file: string) => readFileSync(path.join(ROOT, `tests/e2e/${file}.spec.ts`), 'utf8');

// They are chosen by their titles: one that is renamed would be left out, and one that has its like made twice.
it.each(JOURNEYS)('$title: is in $file, and in no other of these files', ({ file, title }) => {
  const places = files.flatMap((one) => Array.from(textOf(one).split(`${title}'`).slice(1), () => one));
  expect(places).toEqual([file]);
});
