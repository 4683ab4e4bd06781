/** What can only be seen in the pictures as they are baked. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import * as pictures from '../../app/schema/pictures.ts';

/** So much more red than blue (0..255) is warm. */
const WARM = 20;

test.each(['facade', 'colonnade', 'shells', 'door-left', 'door-right', 'brass-plate'])(
  'doors: before there is light under them, nothing of it lies on: %s',
  async (plate) => {
    const file = `app/art/files/${pictures.athenaeumDoors.folder}/${plate}-1280.avif`;
    const { data } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    let warm = 0;
    for (let i = 0; i < data.length; i += 4) if (data[i + 3]! > 128 && data[i]! > data[i + 2]! + WARM) warm++;
    expect(warm / (data.length / 4)).toBeLessThan(0.001);
  },
);

test.each(['ring', 'long-ring'])(
  'sea: nothing of a ring is cut off at the edge of its sheet: %s',
  async (plate) => {
    const file = `app/art/files/${pictures.sea.folder}/${plate}-1920.avif`;
    const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const alpha = (x: number, y: number) => data[(y * info.width + x) * 4 + 3]!;
    const sides = Array.from({ length: info.height }, (_, y) => [alpha(0, y), alpha(info.width - 1, y)]);
    expect(Math.max(...sides.flat())).toBeLessThan(16);
  },
);
