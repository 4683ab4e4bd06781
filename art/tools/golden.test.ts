import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import * as colours from '../src/atelier/colours';
import * as light from '../src/atelier/light';
import * as marks from '../src/atelier/marks';
import * as numbers from '../src/atelier/numbers';
import * as shapes from '../src/atelier/shapes';
import { drawGolden, GOLDEN } from './draw-golden.ts';

/* Browsers round the edges of shapes differently. So a few of the 4096 pixels of a picture may differ by more than a
   little (0..255), and all together by next to nothing. */
const FAR_OFF = 8;
const PIXELS_FAR_OFF = 4;
const MEAN_DIFFERENCE = 0.1;

const KEPT = readdirSync(GOLDEN).map((file) => file.replace(/\.png$/, ''));

/** The pixels as they would lie on black: the colour of a transparent one means nothing. */
async function pixels(png: Buffer) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const seen = data.map((value, i) => (i % 4 === 3 ? value : (value * data[i - (i % 4) + 3]) / 255));
  return { seen, size: [info.width, info.height] };
}

/** How many pixels are far off, and the mean difference of all values. */
function compare(a: Uint8Array, b: Uint8Array) {
  const farOff = new Set<number>();
  let sum = 0;
  a.forEach((value, i) => {
    const difference = Math.abs(value - b[i]);
    sum += difference;
    if (difference > FAR_OFF) farOff.add(i >> 2);
  });
  return { farOff: farOff.size, mean: sum / a.length };
}

describe('the tools of the atelier', () => {
  let drawn = new Map<string, Buffer>();
  beforeAll(async () => {
    drawn = await drawGolden();
  });

  it('have each a picture that is kept', () => {
    const tools = [colours, light, marks, numbers, shapes].flatMap((part) => Object.keys(part));
    expect(new Set(drawn.keys())).toEqual(new Set([...tools, 'grain', 'grainTile']));
    expect(new Set(KEPT)).toEqual(new Set(drawn.keys()));
  });

  it.each(KEPT)('%s draws as it did', async (name) => {
    const now = await pixels(drawn.get(name) ?? Buffer.of());
    const then = await pixels(readFileSync(join(GOLDEN, `${name}.png`)));
    expect(now.size).toEqual(then.size);
    const { farOff, mean } = compare(now.seen, then.seen);
    expect(farOff).toBeLessThanOrEqual(PIXELS_FAR_OFF);
    expect(mean).toBeLessThanOrEqual(MEAN_DIFFERENCE);
  });
});
