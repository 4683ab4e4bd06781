import { palette } from '../../atelier/colours';
import { glow } from '../../atelier/light';
import { fill, line } from '../../atelier/marks';
import { lerp } from '../../atelier/numbers';
import { catmullRom, ellipse, rect, ribbon, wobble } from '../../atelier/shapes';
import type { Ctx, Path } from '../../atelier/types';
import { contour, wash } from './brush';
import { b, PLUM, put } from './shop-place';

/** An arm of the Merchant's: plum, with pale suckers on its inner side. */
function arm(ctx: Ctx, spine: Path, from: number, to: number, suckers: 1 | -1): void {
  const course = put(catmullRom(spine, false, 14));
  const body = ribbon(course, (t) => lerp(from, to, t ** 0.8));
  wash(ctx, body, PLUM, { shade: '#4f1a3f', light: '#ee8062', dark: 0.75, bright: 0.6, line: 2.6 });
  for (let i = 4; i < course.length - 3; i += 4) {
    const t = i / course.length;
    const w = lerp(from, to, t ** 0.8);
    const [ax, ay] = course[i - 1];
    const [bx, by] = course[i + 1];
    const l = Math.hypot(bx - ax, by - ay) || 1;
    const r = Math.max(1.4, w * 0.17);
    fill(
      ctx,
      ellipse(
        course[i][0] + ((suckers * -(by - ay)) / l) * w * 0.24,
        course[i][1] + ((suckers * (bx - ax)) / l) * w * 0.24,
        r,
        r,
        0,
        10,
      ),
      '#ffe8c6',
    );
  }
}

/** One arm waves from the dormer; its root stays inside. */
export function wavingArm(ctx: Ctx): void {
  arm(
    ctx,
    [
      [-14, -180],
      [-20, -206],
      [-48, -224],
      [-88, -240],
      [-128, -268],
      [-146, -312],
      [-130, -350],
      [-98, -354],
      [-88, -328],
      [-106, -316],
    ],
    25,
    7,
    1,
  );
  // the sill it leans on
  wash(ctx, wobble(put(rect(-44, -186, 54, 9)), 0.5, 0.06), palette.wood4, {
    shade: palette.wood2,
    light: palette.lamp,
    line: 2.6,
  });
}

/** Another has been sent out of the door with a jar of lamplight. */
export function jarArm(ctx: Ctx): void {
  arm(
    ctx,
    [
      [62, -22],
      [88, -14],
      [122, -22],
      [152, -48],
      [164, -84],
      [154, -112],
    ],
    24,
    8,
    -1,
  );
  // the door leaf, half open, hides where it comes from
  const leaf = b('M46,2 L46,-62 C47,-70 52,-75 58,-76 L63,-70 L63,8 Z');
  wash(ctx, leaf, palette.wood3, { shade: palette.wood0, light: palette.wood4, bright: 0.7, line: 3 });
  line(
    ctx,
    put([
      [54, -58],
      [54, -8],
    ]),
    2,
    palette.wood0,
  );
  const [jx, jy] = put([[152, -128]])[0];
  glow(ctx, jx, jy, 66, palette.gold, 0.9);
  const jar = b('M138,-110 C134,-126 137,-140 143,-144 L162,-144 C168,-140 171,-126 167,-110 Z');
  wash(ctx, jar, palette.lamp, { shade: palette.amber, dark: 0.5, line: 2.8 });
  fill(ctx, put(rect(141, -153, 23, 10)), palette.wood2);
  contour(ctx, put(rect(141, -153, 23, 10)), 2);
  // the tip, round the jar
  arm(
    ctx,
    [
      [164, -92],
      [158, -116],
      [146, -124],
      [134, -120],
    ],
    10,
    5,
    1,
  );
}
