import { rim } from '../../../atelier/light';
import { fill, ink, line } from '../../../atelier/marks';
import { smoothstep } from '../../../atelier/numbers';
import { onWall, wallRect } from '../place';
import type { Building } from './building';
import { houseWall } from './house';
import { beam, coat, COOL } from './parts';
import { darkPane, paneOn } from './window';
import type { Pane } from './window';

const LEANING = { x: 1503, y: 713, w: 52, h: 146, lean: 10, tilt: -0.03 };

/** A house whose floors each stand out further than the one below. */
export function jettiedHouse(): Building {
  const at = houseWall(LEANING);
  const storeys: [number, number, number, number][] = [
    [2, 50, 0, 44],
    [-2, 54, 44, 94],
    [-6, 58, 94, 146],
  ];
  const panes: Pane[] = [
    paneOn(at, 2, 106, 20, 26, { columns: 3, rows: 2, lit: 2 }),
    paneOn(at, 32, 106, 18, 26, { columns: 2, rows: 2, lit: 1, shut: true, shutter: '#3d3560' }),
    paneOn(at, 18, 56, 18, 25, { columns: 2, rows: 2, lit: 1, shut: true, shutter: '#3d3560' }),
    paneOn(at, 30, 12, 12, 20, { columns: 2, rows: 2, lit: 0 }),
    paneOn(at, 20, 158, 11, 14, { columns: 1, rows: 2, lit: 1, arch: true }),
  ];
  const roof = [at(-11, 143), at(12, 178), at(20, 190), at(34, 190), at(42, 178), at(64, 143)];
  return {
    outline: [at(2, 0), at(2, 44), at(-6, 94), ...roof, at(58, 94), at(54, 44), at(50, 0)],
    panes,
    draw(ctx) {
      storeys.forEach(([a0, a1, v0, v1], i) => {
        const shape = coat(
          ctx,
          wallRect(at, a0, a1, v0, v1),
          ['#566070', '#958a84', '#a09488'][i],
          '#221f42',
          (x, y) =>
            smoothstep(LEANING.x, LEANING.x + 66, x) * 0.55 +
            smoothstep(at(0, v1 - 12)[1], at(0, v1)[1], y) * 0.6 +
            0.06,
        );
        if (i) {
          for (const a of [a0 + 2, (a0 + a1) / 2 - 3, a1 - 2])
            beam(ctx, [at(a, v0), at(a, (v0 + v1) / 2), at(a, v1)], 3.4, '#2a1e36');
          beam(ctx, [at(a0, v0 + 1), at(26, v0 + 1), at(a1, v0 + 1)], 5, '#2a1e36', '#77627a');
          beam(ctx, [at(a0, v1 - 2), at(26, v1 - 2), at(a1, v1 - 2)], 3.6, '#2a1e36');
          beam(ctx, [at(a0 + 2, v0), at(a0 + 6, (v0 + v1) / 2), at(a0 + 9, v1)], 2.6, '#2a1e36');
          for (const a of [a0 + 4, a1 - 4])
            ink(
              ctx,
              [at(a, v0 - 9), at(a + (a < 20 ? -2 : 2), v0 - 4), at(a + (a < 20 ? -4 : 4), v0)],
              3,
              '#2a1e36',
              { taper: 0.2 },
            );
        }
        rim(ctx, shape, 1.6, 0, COOL, 0.5);
      });
      coat(ctx, roof, '#a09488', '#221f42', (x) => 0.2 + smoothstep(LEANING.x, LEANING.x + 66, x) * 0.5);
      for (let i = 0; i + 1 < roof.length; i++) {
        const [a, b] = [roof[i], roof[i + 1]];
        beam(
          ctx,
          [a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], b],
          5.6,
          i < 3 ? '#5f4460' : '#35264a',
          i < 3 ? '#a9b6cc' : undefined,
        );
      }
      const door = onWall(at, [
        [8, 0],
        [8, 30],
        [24, 30],
        [24, 0],
      ]);
      fill(
        ctx,
        onWall(at, [
          [6, 0],
          [6, 33],
          [26, 33],
          [26, 0],
        ]),
        '#2a1e36',
      );
      fill(ctx, door, '#4a3038');
      line(ctx, [at(16, 0), at(16, 30)], 1, '#2a1e36');
      for (const pane of panes) darkPane(ctx, pane, '#2a1e36');
    },
  };
}
