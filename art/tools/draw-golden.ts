// The small pictures of the engine's tools (src/scenes/_golden.ts), drawn now. Kept ones lie in art/golden.
import { join } from 'node:path';
import { openStudio, ROOT } from './studio.ts';

export const GOLDEN = join(ROOT, 'golden');

/** Output pixels per unit. Not 1, so that a mistake between units and pixels shows. */
const SCALE = 4 / 3;

/** Draws one picture for each tool: PNG by the tool's name. */
export async function drawGolden(): Promise<Map<string, Buffer>> {
  const studio = await openStudio();
  try {
    const page = await studio.open('_golden');
    const draw = async (layer: string, grain: boolean) => {
      const options = { layers: [layer], scale: SCALE, grain };
      const { png } = await page.evaluate((o) => globalThis.press.picture(o), options);
      return Buffer.from(png, 'base64');
    };
    const { layers } = await page.evaluate(() => globalThis.press.describe());
    const pictures = new Map<string, Buffer>();
    for (const layer of layers) pictures.set(layer, await draw(layer, false));
    pictures.set('grain', await draw('palette', true));
    const tile = await page.evaluate(() => globalThis.press.grainTile(64));
    return pictures.set('grainTile', Buffer.from(tile, 'base64'));
  } finally {
    await studio.close();
  }
}
