import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import * as colours from '../src/atelier/colours';
import * as light from '../src/atelier/light';
import * as marks from '../src/atelier/marks';
import * as numbers from '../src/atelier/numbers';
import * as shapes from '../src/atelier/shapes';
import { drawGolden, GOLDEN } from './draw-golden.mjs';

/** Of the 4096 pixels of a picture, so many may differ by more than so much (0..255): browsers round edges differently. */
const PIXELS_ALLOWED = 4;
const DIFFERENCE_ALLOWED = 8;

const KEPT = readdirSync(GOLDEN).map((file) => file.replace(/\.png$/, ''));

/** The pixels as they would lie on black: the colour of a transparent one means nothing. */
async function pixels(png) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const seen = data.map((value, i) => (i % 4 === 3 ? value : (value * data[i - (i % 4) + 3]) / 255));
  return { seen, size: [info.width, info.height] };
}

/** How many pixels differ by more than is allowed. */
function different(a, b) {
  const off = a.map((value, i) => Math.abs(value - b[i]) > DIFFERENCE_ALLOWED);
  return new Set([...off.keys()].filter((i) => off[i]).map((i) => i >> 2)).size;
}

describe('the tools of the atelier', () => {
  let drawn = new Map();
  beforeAll(async () => {
    drawn = await drawGolden();
  }, 120_000);

  it('have each a picture that is kept', () => {
    const tools = [colours, light, marks, numbers, shapes].flatMap((part) => Object.keys(part));
    expect(new Set(drawn.keys())).toEqual(new Set([...tools, 'grain', 'grainTile']));
    expect(new Set(KEPT)).toEqual(new Set(drawn.keys()));
  });

  it.each(KEPT)('%s draws as it did', async (name) => {
    const now = await pixels(drawn.get(name));
    const then = await pixels(readFileSync(join(GOLDEN, `${name}.png`)));
    expect(now.size).toEqual(then.size);
    expect(different(now.seen, then.seen)).toBeLessThanOrEqual(PIXELS_ALLOWED);
  });
});
