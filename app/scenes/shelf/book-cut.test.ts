import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bookCover } from '../../schema/pictures.ts';
import { drawnSpines } from '../../schema/words.ts';

const read = (file: string) => readFileSync(file, 'utf8');

test('what is tooled into a cover lies where it was drawn, and every drawn spine has a cover', () => {
  const baked = read('app/art/book-cover.css');
  const cut = read('app/styles/book-cut.css');
  const [, ...laid] = /--tooling, none\) ([\d.]+)% ([\d.]+)% \/ ([\d.]+)% ([\d.]+)%/.exec(cut)!.map(Number);
  for (const { spine } of drawnSpines) {
    expect(bookCover.plates.map(({ name }) => name)).toContain(spine);
    const box = baked.slice(baked.indexOf(`[data-plate='${spine}']`));
    const [left, top, width, height] = ['left', 'top', 'width', 'height'].map((side) =>
      Number(new RegExp(`${side}: ([\\d.]+)%`).exec(box)![1]),
    ) as [number, number, number, number];
    // A background's position in percent is a part of the room that it leaves.
    const drawn = [(100 * left) / (100 - width), (100 * top) / (100 - height), width, height];
    for (const [i, value] of drawn.entries()) expect(laid[i], spine).toBeCloseTo(value, 0);
  }
});
