import { expect, test } from 'vitest';
import { differences } from '../browsers/compare.ts';
import type { Look } from '../browsers/voyage.ts';

const cells = (...colour: number[]) => Buffer.from(Array.from({ length: 360 }, () => colour).flat());
const SEA: Look = {
  words: 'out at sea go to the port.',
  boxes: { 'h1 Out at Sea': [96, 60, 260, 48], 'picture sea': [0, 0, 1440, 900] },
  picture: cells(20, 40, 80),
  cut: [],
};

test('slightly different letters are no difference', () => {
  const boxes = { ...SEA.boxes, 'h1 Out at Sea': [94, 63, 268, 46] } as const;
  expect(differences({ ...SEA, boxes }, SEA)).toEqual([]);
});

test('a gray picture is a difference, even where the picture itself is dull', () => {
  expect(differences({ ...SEA, picture: cells(128, 128, 128) }, SEA)).toEqual([
    'the picture: 81.3 of 255 apart',
    'the picture: 360 cells differ',
  ]);
});

test('a missing plate is a difference, even where it covers little', () => {
  const picture = Buffer.from(SEA.picture).fill(90, 0, 20 * 3);
  expect(differences({ ...SEA, picture }, SEA)).toEqual(['the picture: 20 cells differ']);
});

test('a bubble of other words is no difference', () => {
  const picture = Buffer.from(SEA.picture).fill(90, 0, 8 * 3);
  expect(differences({ ...SEA, picture }, SEA)).toEqual([]);
});

test('other words, a thing that is missing or added, and one elsewhere are differences', () => {
  const moved: Look = {
    ...SEA,
    words: 'out at sea',
    boxes: { 'h1 Out at Sea': [96, 160, 260, 48], 'a Back': [0, 0, 60, 20] },
  };
  expect(differences(moved, SEA)).toEqual([
    'words: "out at sea" for "out at sea go to the port."',
    'missing: picture sea',
    'added: a Back',
    'h1 Out at Sea: off by 0, 100, 0, 0 px (left, top, width, height)',
  ]);
});
