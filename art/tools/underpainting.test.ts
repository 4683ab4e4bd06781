import { expect, test } from 'vitest';
import { underpainting } from './underpainting.ts';

const flat = (width: number, height: number, colourAt: (x: number, y: number) => readonly number[]) => ({
  width,
  height,
  data: Uint8Array.from(
    Array.from({ length: width * height }, (_, i) => colourAt(i % width, Math.floor(i / width))).flat(),
  ),
});

test('a plain picture is plain', () => {
  expect(underpainting(flat(16, 9, () => [18, 52, 86]))).toMatch(/^linear-gradient\((#123456,?)+\)$/);
});

test('a bright place in the dark is a spot of its colour, where it is', () => {
  const lamp = underpainting(
    flat(24, 14, (x, y) => (Math.hypot(x - 6, y - 10) < 3 ? [240, 180, 60] : [10, 12, 40])),
  );
  const layer = /(-?\d+)% (-?\d+)%\/(\d+)% (\d+)% no-repeat/.exec(lamp.split('radial-gradient').at(-1)!)!;
  const [x, y, width, height] = layer.slice(1).map(Number);
  const middle = (place: number, size: number) => (place * (100 - size)) / 100 + size / 2;
  expect(Math.abs(middle(x, width) - 25)).toBeLessThan(8);
  expect(Math.abs(middle(y, height) - 74)).toBeLessThan(8);
});

test('it weighs at most 950 bytes', () => {
  const noise = flat(24, 14, (x, y) => [
    (x * 91 + y * 37) % 256,
    (x * 53 + y * 97) % 256,
    (x * y * 29) % 256,
  ]);
  expect(underpainting(noise).length).toBeLessThan(950);
});
