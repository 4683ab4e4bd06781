// What needs a browser: where the bands of a picture are, whether its files have come or not.
import { SEEN, arrive, expect, pathOf, test } from '../support/navigator.ts';
import { shopWords } from '../support/words.ts';

const SCENES = ['sea', 'port', 'shop', 'athenaeum', 'cabinet', 'shelf'] as const;

/** A very wide window shows the whole cabinet: its picture goes into the ink before its right end. */
const ENDS_IN_INK = 'cabinet 2560x1080';
/** There the shop's picture begins under the case. */
const BEGINS_UNDER_CASE = 'shop 2560x1080';

test('wherever the pointer is, no edge of a picture comes into the window', async ({ page, navigator }) => {
  await navigator(SEEN);
  for (const scene of SCENES) {
    await arrive(page, pathOf(scene));
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [2560, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const [x, y, side] of [
        [2, 2, 1],
        [width - 2, height - 2, -1],
      ] as const) {
        const where = `${scene} ${width}x${height} ${x},${y}`;
        const shown = () =>
          page.evaluate(() =>
            [...document.querySelectorAll<HTMLElement>('[data-band="2"]')].map((band) => {
              for (const animation of band.getAnimations()) animation.finish();
              const { left, right } = band.getBoundingClientRect();
              return { moved: Number.parseFloat(getComputedStyle(band).translate), left, right };
            }),
          );
        const inherited = () =>
          page.evaluate(
            () =>
              [...document.querySelectorAll('[data-band="2"] > [data-plate]')].filter(
                (plate) => Number(getComputedStyle(plate).getPropertyValue('--look-x')) !== 0,
              ).length,
          );
        const caseEnds = async () => {
          const box = await page.getByRole('region', { name: shopWords.shelves_region }).boundingBox();
          return box!.x + box!.width;
        };
        // Again and again: a scene follows the pointer only some time after the page is alive.
        const moved = async () => {
          await page.mouse.move(x, height / 2);
          await page.mouse.move(x, y);
          const bands = await shown();
          return bands.length > 0 && bands.every((band) => Math.sign(band.moved) === side);
        };
        await expect.poll(moved, where).toBe(true);
        // Else each move of the pointer computes the styles of the whole picture.
        expect.soft(await inherited(), where).toBe(0);
        for (const { left, right } of await shown()) {
          const covered = where.startsWith(BEGINS_UNDER_CASE) ? await caseEnds() : 0;
          expect.soft(left, where).toBeLessThanOrEqual(covered);
          if (!where.startsWith(ENDS_IN_INK)) expect.soft(right, where).toBeGreaterThanOrEqual(width);
        }
      }
    }
  }
});
