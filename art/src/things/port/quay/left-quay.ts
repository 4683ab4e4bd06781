import { mix } from '../../../atelier/colours';
import { rim } from '../../../atelier/light';
import { carve, fill, ink, stipple } from '../../../atelier/marks';
import { lerp, pick, random, smoothstep } from '../../../atelier/numbers';
import { wobble } from '../../../atelier/shapes';
import type { Colour, Ctx, Point } from '../../../atelier/types';
import type { Building } from '../houses/building';
import { beam, coat, COOL } from '../houses/parts';
import { tiled } from '../houses/tiles';
import { darkPane, paneOn } from '../houses/window';
import type { Pane } from '../houses/window';
import { plane, wallRect } from '../place';

/** House fronts that stand along the left quay and run out toward the sea. */
const front = plane({ x0: 690, x1: 912, k1: 0.3, drop: 148, length: 640 });

interface Front {
  a0: number;
  a1: number;
  h: number;
  rise: number;
  roof: 'gable' | 'eaves' | 'step';
  wall: Colour;
  tile: Colour;
}

const FRONTS: readonly Front[] = [
  { a0: -30, a1: 96, h: 232, rise: 70, roof: 'eaves', wall: '#526a84', tile: '#5b4358' },
  { a0: 96, a1: 190, h: 196, rise: 92, roof: 'gable', wall: '#84788a', tile: '#6a4c58' },
  { a0: 190, a1: 312, h: 222, rise: 78, roof: 'eaves', wall: '#4a7484', tile: '#474a70' },
  { a0: 312, a1: 420, h: 174, rise: 96, roof: 'gable', wall: '#8d8890', tile: '#6a4656' },
  { a0: 420, a1: 540, h: 200, rise: 84, roof: 'eaves', wall: '#668596', tile: '#54506e' },
  { a0: 540, a1: 640, h: 168, rise: 84, roof: 'gable', wall: '#7492a0', tile: '#5f6a86' },
];

/** Roofs lie back from the water. */
const back = ([x, y]: Point, depth: number): Point => [x - depth * 0.42, y + depth * 0.02];

export const leftFronts: Building[] = FRONTS.map((f, i): Building => {
  const { a0, a1, h, rise } = f;
  const at = front.at;
  const haze = i * 0.085;
  const fog = '#5f9aa2';
  const wall = mix(f.wall, fog, haze);
  const tile = mix(f.tile, fog, haze * 0.9);
  const deep = mix('#141f40', fog, haze * 0.7);
  const mid = (a0 + a1) / 2;
  const k = front.scale(mid);
  const panes: Pane[] = [];
  const storeys = 3;
  const cols = f.roof === 'gable' ? 2 : 3;
  for (let s = 0; s < storeys; s++)
    for (let c = 0; c < cols; c++) {
      const w = ((a1 - a0) / cols) * 0.44;
      panes.push(
        paneOn(
          at,
          a0 + ((a1 - a0) * (c + 0.5)) / cols - w / 2,
          16 + (s * h) / storeys,
          w,
          (h / storeys) * 0.52,
          {
            columns: 2,
            rows: 2,
            lit: (i * 5 + s * 3 + c * 7) % 5 < 2 ? 1 : 0,
            shut: (i + s + c) % 2 === 0,
            shutter: mix(['#2a5560', '#3a3a66', '#56404e'][(i + s) % 3], fog, haze),
          },
        ),
      );
    }
  const top: Point[] =
    f.roof === 'gable'
      ? [at(a0 - 4, h), at(mid, h + rise), at(a1 + 4, h)]
      : [
          at(a0 - 4, h),
          back(at(a0 + 6, h + rise), 50 * k),
          back(at(a1 - 6, h + rise), 50 * k),
          at(a1 + 4, h),
        ];
  return {
    outline: [at(a0, 0), ...top, at(a1, 0)],
    panes,
    draw(ctx) {
      const shape = coat(
        ctx,
        wallRect(at, a0, a1, 0, h),
        wall,
        deep,
        (x, y) =>
          0.16 +
          smoothstep(at(a1, 0)[0], at(a0, 0)[0], x) * 0.18 +
          smoothstep(at(mid, h * 0.34)[1], at(mid, 0)[1], y) * 0.6 +
          smoothstep(at(mid, h - 16)[1], at(mid, h)[1], y) * 0.4,
      );
      carve(ctx, shape, {
        spacing: 14,
        spacingY: 8,
        length: () => random(4, 10),
        width: () => (random() < 0.4 ? 1 : 0),
        colour: () => pick([mix(wall, '#d5e3dd', 0.5), deep]),
        alpha: () => 0.4,
      });
      if (f.roof === 'gable') {
        coat(ctx, top, wall, deep, () => 0.18);
        beam(
          ctx,
          [top[0], [(top[0][0] + top[1][0]) / 2, (top[0][1] + top[1][1]) / 2], top[1]],
          Math.max(2, 11 * k),
          mix(tile, deep, 0.3),
          mix(tile, '#c3d2dc', 0.5),
        );
        beam(
          ctx,
          [top[1], [(top[1][0] + top[2][0]) / 2, (top[1][1] + top[2][1]) / 2], top[2]],
          Math.max(2, 10 * k),
          deep,
        );
      } else {
        tiled(ctx, [top[1], top[2], top[3], top[0]], {
          rows: Math.max(4, Math.round(10 * k)),
          width: Math.max(5, 16 * k),
          base: tile,
          sag: 2.5 * k,
          age: 1,
          light: mix(tile, '#c3d2dc', 0.45),
          dark: mix(deep, tile, 0.3),
        });
        beam(
          ctx,
          [top[1], [(top[1][0] + top[2][0]) / 2, (top[1][1] + top[2][1]) / 2 + 2.5 * k], top[2]],
          Math.max(1.6, 5 * k),
          tile,
          mix(tile, '#dbe6e2', 0.6),
        );
        const c = back(at(a0 + (a1 - a0) * 0.64, h + rise), 46 * k);
        const cw = 14 * k;
        fill(
          ctx,
          [
            [c[0] - cw / 2, c[1] + 16 * k],
            [c[0] - cw / 2, c[1] - 26 * k],
            [c[0] + cw / 2, c[1] - 26 * k],
            [c[0] + cw / 2, c[1] + 18 * k],
          ],
          mix(tile, deep, 0.4),
        );
        fill(
          ctx,
          [
            [c[0] - cw * 0.7, c[1] - 26 * k],
            [c[0] - cw * 0.7, c[1] - 32 * k],
            [c[0] + cw * 0.7, c[1] - 32 * k],
            [c[0] + cw * 0.7, c[1] - 26 * k],
          ],
          deep,
        );
      }
      rim(ctx, shape, -1.4, 0, COOL, 0.5);
      for (const pane of panes) darkPane(ctx, pane, deep);
    },
  };
});

export function leftQuay(ctx: Ctx): void {
  const top = [0, 160, 320, 480, 640, 690].map((a) => front.at(a, -2));
  const edge = top.map(([x, y], i): Point => [x + lerp(16, 9, i / 5), y + lerp(11, 3, i / 5)]);
  const foot = edge.map(([x, y], i): Point => [x, y + lerp(26, 8, i / 5)]);
  const tip: Point[] = [
    [944, 645],
    [946, 652],
  ];
  const ground = wobble([[680, 748], ...top, tip[0], ...edge.toReversed()], 0.5, 0.05);
  fill(ctx, ground, '#3f5670');
  const wall = wobble([...edge, ...tip, ...foot.toReversed()], 0.5, 0.05);
  fill(ctx, wall, '#2a4660');
  stipple(ctx, wall, '#0f2440', (x) => 0.25 + 0.3 * smoothstep(760, 700, x), { tooth: 'dry' });
  ink(ctx, [...edge, tip[0]], 2, '#a5c4c4', { taper: 0.1, alpha: 0.8 });
}
