import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CUTS, waysOf } from '../engine/cuts.ts';
import type { Picture, Plate } from '../schema/picture.ts';
import { athenaeumDoors, athenaeumInside, cabinet, port, proteus, shelf, shop } from '../schema/pictures.ts';

const PICTURES: Readonly<Record<string, readonly Picture[]>> = {
  '/port': [port],
  '/port/shop': [shop, proteus],
  '/port/athenaeum': [athenaeumInside, athenaeumDoors],
  '/port/athenaeum/shelf': [shelf],
  '/port/athenaeum/cabinet': [cabinet],
};

const namesOf = (plates: readonly Plate[]): string[] =>
  plates.flatMap(({ name, riders = [] }) => [name, ...namesOf(riders)]);

const drawnAt = (path: string) => PICTURES[path]!.flatMap(({ plates }) => namesOf(plates));

test.each(CUTS)('what carries the cut from %s to %s is drawn in both pictures', (outer, inner, row) => {
  for (const way of waysOf({ ...row, back: false })) {
    if (!('outer' in way)) continue;
    expect(drawnAt(outer)).toContain(way.outer.plate);
    if (way.kind === 'thing') expect(drawnAt(outer)).toContain(way.opening.plate);
    expect(drawnAt(inner)).toContain(way.inner.plate);
  }
});

test('where a thing lies on itself, the opening begins as a shape of its own, with as many corners', () => {
  for (const [, , row] of CUTS) {
    if (row.kind !== 'thing' || !row.meets) continue;
    const { corners, from } = row.opening;
    expect(from).toHaveLength(corners.length);
    // As wide, or as high: a slit that opens. What grows from a point shows the thing twice.
    const spanOf = (of: typeof corners, axis: 0 | 1) =>
      Math.max(...of.map((corner) => corner[axis])) - Math.min(...of.map((corner) => corner[axis]));
    const shares = ([0, 1] as const).map((axis) => spanOf(from!, axis) / spanOf(corners, axis));
    expect(Math.max(...shares)).toBeGreaterThan(0.6);
  }
});

const textOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

test('what is written on the root for a passage is kept from the document, and let into the passage', () => {
  const styles = textOf('../styles/transitions.css');
  const foundIn = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, name]) => name!).toSorted();
  const written = [...new Set(foundIn(textOf('cut.ts'), /'(--[\w-]+)'/g))];
  expect(foundIn(styles, /@property (--[\w-]+) \{\s*syntax: '\*';\s*inherits: false;/g)).toEqual(written);
  expect(foundIn(styles, /(--[\w-]+): inherit;/g)).toEqual(written);
});

test('what a passage writes on the root, or the root is during one, chooses by a class or an attribute: else every style of the document is computed anew', () => {
  const files = globSync('**/*.css', { cwd: new URL('..', import.meta.url) });
  const selectors = files.flatMap((file) =>
    [...textOf(`../${file}`).matchAll(/[^{};/]*(?:\[data-cut|:active-view-transition)[^{};]*(?=\{)/g)]
      .flatMap(([list]) => list.split(/,(?![^(]*\))/))
      .map((selector) => selector.trim()),
  );
  expect(selectors.length).toBeGreaterThan(10);
  const chooses = (selector: string) => /::view-transition|[.[][^\s>]+$|^:root\S+$/.test(selector);
  expect(selectors.filter((selector) => !chooses(selector))).toEqual([]);
});
