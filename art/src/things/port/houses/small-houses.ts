import { rim } from '../../../atelier/light';
import { carve, fill, ink, line, stipple } from '../../../atelier/marks';
import { lerp, pick, random, smoothstep } from '../../../atelier/numbers';
import { catmullRom, wobble } from '../../../atelier/shapes';
import type { Point } from '../../../atelier/types';
import { onWall, wallRect } from '../place';
import type { Building } from './building';
import { house, houseWall } from './house';
import { beam, coat, COOL } from './parts';
import { tiled } from './tiles';
import { darkPane, paneOn } from './window';
import type { Pane } from './window';

const LOFT = { x: 1566, y: 717, w: 66, h: 62, lean: -1, tilt: 0.02 };

/** The boathouse: low and wide. */
export function boathouse(): Building {
  const at = houseWall(LOFT);
  const panes: Pane[] = [paneOn(at, 27, 66, 12, 15, { columns: 2, rows: 2, lit: 2, arch: true })];
  const roof: Point[] = [at(10, 104), at(56, 104), at(74, 58), at(-8, 58)];
  return {
    outline: [at(0, 0), at(-8, 58), at(10, 104), at(56, 104), at(74, 58), at(66, 0)],
    panes,
    draw(ctx) {
      const shape = coat(
        ctx,
        wallRect(at, 0, 66, 0, 62),
        '#3f6674',
        '#0f2038',
        (x, y) => smoothstep(LOFT.x, LOFT.x + 74, x) * 0.5 + smoothstep(690, 718, y) * 0.4,
      );
      carve(ctx, shape, {
        spacing: 12,
        spacingY: 6,
        length: () => random(5, 11),
        width: () => (random() < 0.6 ? 1.2 : 0),
        colour: () => pick(['#6b7d8c', '#24304c']),
        alpha: () => 0.6,
        taper: 0.25,
      });
      for (const a of [6, 36]) {
        const arch: [number, number][] = [
          [a, 0],
          [a, 26],
          [a + 4, 36],
          [a + 12, 41],
          [a + 20, 36],
          [a + 24, 26],
          [a + 24, 0],
        ];
        fill(
          ctx,
          onWall(
            at,
            arch.map(([u, v]) => [a + 12 + (u - a - 12) * 1.16, v * 1.08]),
          ),
          '#8593a0',
        );
        fill(ctx, onWall(at, arch), '#141a34');
        if (a < 20) for (let k = a + 4; k < a + 24; k += 5) line(ctx, [at(k, 0), at(k, 34)], 1.2, '#39304a');
      }
      rim(ctx, shape, 1.6, 0, COOL, 0.5);
      const slope = tiled(ctx, roof, {
        rows: 7,
        width: 8,
        base: '#4a4468',
        light: '#8894b6',
        dark: '#1d1c3a',
        sag: 4,
        age: 1,
      });
      stipple(ctx, slope, '#141834', (x) => smoothstep(LOFT.x + 20, LOFT.x + 90, x) * 0.6);
      beam(ctx, [at(10, 104), at(33, 101), at(56, 104)], 3.4, '#3b3558', '#b4c2d6');
      // its one dormer
      fill(ctx, [at(22, 62), at(22, 82), at(33, 94), at(44, 82), at(44, 62)], '#56657a');
      beam(ctx, [at(19, 80), at(26, 88), at(33, 96)], 3, '#6a6488', '#b4c2d6');
      beam(ctx, [at(33, 96), at(40, 88), at(47, 80)], 3, '#2e2a4c');
      for (const pane of panes) darkPane(ctx, pane, '#222a44');
    },
  };
}

/** The harbor master's round house at the tip, where the stair begins. */
export function roundHouse(): Building {
  const spec = { x: 1056, y: 702, w: 40, h: 52, lean: 1, tilt: 0 };
  const at = houseWall(spec);
  const panes: Pane[] = [
    paneOn(at, 9, 26, 9, 15, { arch: true, columns: 1, rows: 2, lit: 1 }),
    paneOn(at, 25, 26, 8, 15, { arch: true, columns: 1, rows: 2, lit: 0 }),
  ];
  const roof = [
    at(-8, 50),
    at(2, 66),
    at(13, 84),
    at(20, 102),
    at(27, 84),
    at(38, 66),
    at(48, 50),
    at(20, 46),
  ];
  return {
    outline: [at(0, 0), at(0, 48), ...roof.slice(0, 7), at(40, 48), at(40, 0)],
    panes,
    draw(ctx) {
      const shape = coat(
        ctx,
        onWall(at, [
          [1, 50],
          [39, 50],
          [42, 0],
          [-2, 0],
        ]),
        '#7d9098',
        '#14264a',
        (x, y) => smoothstep(1066, 1100, x) * 0.8 + smoothstep(680, 704, y) * 0.4,
        'fine',
      );
      carve(ctx, shape, {
        spacing: 9,
        spacingY: 6,
        length: () => random(4, 8),
        width: () => (random() < 0.6 ? 1 : 0),
        colour: () => pick(['#a9bcbe', '#3f5670']),
        alpha: () => 0.6,
        taper: 0.2,
      });
      rim(ctx, shape, 1.8, 0, '#cfe3de', 0.8);
      const cover = wobble(catmullRom(roof, true, 4), 0.4, 0.06);
      fill(ctx, cover, '#3d6a7c');
      stipple(ctx, cover, '#0f2444', (x) => smoothstep(1072, 1098, x));
      for (const k of [4, 12, 20, 28, 36])
        ink(ctx, [at(k, 50), at(lerp(k, 20, 0.5), 72), at(20, 100)], 1.1, '#14304e', {
          alpha: 0.7,
          taper: 0.2,
        });
      rim(ctx, cover, 1.8, 1, '#cfe3de', 0.8);
      line(ctx, [at(20, 100), at(20, 112)], 1.4, '#b9cdd0');
      fill(
        ctx,
        onWall(at, [
          [15, 0],
          [15, 20],
          [20, 24],
          [25, 20],
          [25, 0],
        ]),
        '#1b1c36',
      );
      for (const pane of panes) darkPane(ctx, pane, '#233350');
    },
  };
}

/** A lean-to between the stair and the house with the new roof. */
export function leanTo(): Building {
  return house({
    x: 1250,
    y: 703,
    w: 50,
    h: 40,
    roof: 'shed',
    rise: 26,
    lean: 2,
    tilt: 0.02,
    wall: '#5a6a7c',
    tile: '#51405c',
    skin: 'boards',
    floors: 1,
    columns: 2,
    lit: 1,
    group: 2,
    shut: 1,
    chimney: 0.7,
  });
}
