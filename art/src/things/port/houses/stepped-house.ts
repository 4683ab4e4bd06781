import { rim } from '../../../atelier/light';
import { carve, fill, ink, line } from '../../../atelier/marks';
import { pick, random, smoothstep } from '../../../atelier/numbers';
import { catmullRom } from '../../../atelier/shapes';
import { onWall } from '../place';
import type { Building } from './building';
import { houseWall } from './house';
import { beam, coat, COOL } from './parts';
import { darkPane, paneOn } from './window';
import type { Pane } from './window';

const STEP = { x: 1424, y: 708, w: 74, h: 128, lean: 3, tilt: -0.03 };

/** A merchant's gable in steps, with a hoist. */
export function steppedHouse(): Building {
  const at = houseWall(STEP);
  const panes: Pane[] = [
    ...[8, 49].flatMap((a, i) =>
      [86, 46].map((v, j) =>
        paneOn(at, a, v, 15, 27, { lit: (i + j) % 2 ? 1 : 2, shut: true, arch: true, shutter: '#5c4a3c' }),
      ),
    ),
    paneOn(at, 48, 10, 17, 24, { lit: 1, columns: 3, rows: 2, arch: true }),
    paneOn(at, 31, 166, 12, 16, { lit: 2, columns: 1, rows: 2, arch: true }),
  ];
  const gable: [number, number][] = [];
  const levels = [128, 144, 160, 176, 192];
  levels.forEach((v, i) => gable.push([i * 7.4 - (i ? 0 : 2), v], [i * 7.4 - (i ? 0 : 2), v + 15]));
  const crown: [number, number][] = [
    [32, 204],
    [37, 212],
    [42, 204],
  ];
  const right = gable.map(([a, v]): [number, number] => [74 - a, v]).toReversed();
  const body = onWall(at, [[0, 0], [0, 128], ...gable, ...crown, ...right, [74, 128], [74, 0]], 9);
  return {
    outline: body,
    panes,
    draw(ctx) {
      const shape = coat(
        ctx,
        body,
        '#6a4a5c',
        '#151a38',
        (x, y) => smoothstep(STEP.x + 4, STEP.x + 86, x) * 0.6 + smoothstep(660, 710, y) * 0.45,
      );
      carve(ctx, shape, {
        spacing: 9,
        spacingY: 5,
        length: () => random(4, 8),
        width: () => (random() < 0.7 ? 1.3 : 0),
        colour: () => pick(['#86606c', '#3e2c48', '#94707a']),
        alpha: () => 0.6,
        taper: 0.2,
      });
      for (const [a, v] of [...gable, ...right])
        line(
          ctx,
          [at(a - 1, v + (levels.includes(v) ? 0 : 1)), at(a + 1, v + (levels.includes(v) ? 0 : 1))],
          1,
          '#93a6b4',
          0.4,
        );
      for (let i = 0; i < 5; i++) {
        const v = levels[i] + 15;
        for (const m of [false, true]) {
          const a0 = i * 7.4 - 2.5;
          const a1 = (i + 1) * 7.4 + 0.5;
          beam(
            ctx,
            m
              ? [at(74 - a1, v), at(74 - (a0 + a1) / 2, v), at(74 - a0, v)]
              : [at(a0, v), at((a0 + a1) / 2, v), at(a1, v)],
            2.8,
            m ? '#6f7c8e' : '#b9c9cc',
          );
        }
      }
      for (const v of [40, 82, 124])
        beam(ctx, [at(-1, v), at(37, v + 0.6), at(75, v)], 3, '#8d97a2', '#c3d2d2');
      rim(ctx, shape, 1.8, 0, COOL, 0.55);
      // loft doors over one another, and the beam with its hook
      for (const v of [86, 46]) {
        const hole = [at(28, v - 2), at(28, v + 30), at(46, v + 30), at(46, v - 2)];
        fill(ctx, hole, '#2a2238');
        for (let a = 31; a < 46; a += 3.6) line(ctx, [at(a, v - 2), at(a, v + 30)], 0.9, '#4c3c4a');
        line(ctx, [at(28, v + 24), at(46, v + 24)], 1.4, '#141628');
        line(ctx, [at(28, v + 5), at(46, v + 5)], 1.4, '#141628');
      }
      const [bx, by] = at(37, 150);
      beam(
        ctx,
        [
          [bx - 2, by],
          [bx + 2, by + 1],
          [bx + 5, by + 2],
        ],
        5,
        '#2a1e36',
      );
      line(
        ctx,
        [
          [bx + 3, by + 3],
          [bx + 3, by + 34],
        ],
        1,
        '#c3b08a',
        0.8,
      );
      ink(
        ctx,
        catmullRom(
          [
            [bx + 3, by + 34],
            [bx + 6, by + 38],
            [bx + 3, by + 42],
            [bx, by + 39],
          ],
          false,
          5,
        ),
        1.8,
        '#0e1226',
        { taper: 0.2 },
      );
      const door = onWall(at, [
        [12, 0],
        [12, 26],
        [20, 35],
        [28, 26],
        [28, 0],
      ]);
      fill(
        ctx,
        onWall(at, [
          [9, 0],
          [9, 28],
          [20, 39],
          [31, 28],
          [31, 0],
        ]),
        '#93a2aa',
      );
      fill(ctx, door, '#241c34');
      for (const pane of panes) darkPane(ctx, pane, '#2a2840');
    },
  };
}
