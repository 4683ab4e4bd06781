import { expect, test } from 'vitest';
import { CUTS } from '../engine/cuts.ts';
import type { Picture, Plate } from '../schema/picture.ts';
import { athenaeumInside, cabinet, port, shelf, shop } from '../schema/pictures.ts';

const PICTURES: Readonly<Record<string, Picture>> = {
  '/port': port,
  '/port/shop': shop,
  '/port/athenaeum': athenaeumInside,
  '/port/athenaeum/shelf': shelf,
  '/port/athenaeum/cabinet': cabinet,
};

const namesOf = (plates: readonly Plate[]): string[] =>
  plates.flatMap(({ name, riders = [] }) => [name, ...namesOf(riders)]);

test.each(CUTS)('what carries the cut from %s to %s is drawn in both pictures', (outer, inner, way) => {
  if (!('outer' in way)) return;
  expect(namesOf(PICTURES[outer]!.plates)).toContain(way.outer.plate);
  if (way.kind === 'thing') expect(namesOf(PICTURES[outer]!.plates)).toContain(way.opening.plate);
  expect(namesOf(PICTURES[inner]!.plates)).toContain(way.inner.plate);
});
