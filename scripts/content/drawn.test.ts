import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pictureOf, plateOf, readDrawn } from './drawn.ts';

const ART = path.resolve(import.meta.dirname, '../../app/art');
const drawn = readDrawn();

test('the size of a likeness is that of its baked plate', () => {
  expect(drawn.likenesses.size).toBeGreaterThan(0);
  for (const [name, size] of drawn.likenesses) {
    const [, width, height] = /"size": \[\s*(\d+),\s*(\d+)/.exec(readFileSync(path.join(ART, `${pictureOf(name)}.ts`), 'utf8')) ?? [];
    for (const [i, whole] of [width, height].entries()) {
      expect(size[i]).toBeGreaterThan(0);
      expect(size[i]).toBeLessThanOrEqual(Number(whole));
    }
  }
});

test('a spine is a plate of the shelf', () => {
  const shelf = readFileSync(path.join(ART, 'shelf.ts'), 'utf8');
  expect(drawn.spines.size).toBeGreaterThan(0);
  for (const name of drawn.spines.keys()) expect(shelf).toContain(`"name": "${plateOf(name)}"`);
  // Without its colours a spine would not be found at all.
  expect(drawn.spines.size).toBe(shelf.match(/"name": "book-/g)?.length);
});

test('a spine is bound in the colours of its plate', () => {
  const shelf = readFileSync(path.join(ART, 'shelf.css'), 'utf8');
  for (const [name, { cloth, gilt }] of drawn.spines) {
    const rule = new RegExp(`data-plate='${plateOf(name)}'\\] \\{([^}]*)`).exec(shelf)?.[1];
    expect(rule, name).toContain(`--cloth: ${cloth};\n    --gilt: ${gilt};`);
  }
});

test('a folder without pictures', () => {
  expect(readDrawn('/nowhere')).toEqual({ likenesses: new Map(), spines: new Map() });
});
