import { mix, palette } from '../../../atelier/colours';
import { lerp, smoothstep } from '../../../atelier/numbers';
import type { Colour } from '../../../atelier/types';
import type { Building } from './building';
import { house } from './house';

const WALLS: Colour[] = ['#64808f', '#74809a', '#56738c', '#80879a', '#5f8490', '#706f90'];
const TILES: Colour[] = ['#6a4656', '#584063', '#7c5058', '#474a72', '#62505e', '#3f5a72'];

type Row = readonly [
  x: number,
  y: number,
  w: number,
  h: number,
  roof: Parameters<typeof house>[0]['roof'],
  rise: number,
  lean: number,
  skin: 'plaster' | 'timber' | 'stone' | 'boards',
];

/** Back to front; every one placed by hand. */
const HOMES: readonly Row[] = [
  [1536, 500, 34, 30, 'eaves', 16, 1, 'plaster'],
  [1576, 496, 30, 40, 'gable', 22, -2, 'plaster'],
  [1610, 506, 44, 30, 'hip', 18, 0, 'stone'],
  [1660, 504, 28, 46, 'gable', 24, 0, 'plaster'],
  [1694, 512, 40, 30, 'eaves', 20, 1, 'boards'],
  [1740, 510, 32, 44, 'gable', 24, 2, 'plaster'],
  [1778, 518, 46, 32, 'eaves', 18, -1, 'timber'],
  [1830, 520, 36, 50, 'halfhip', 24, 1, 'plaster'],
  [1872, 524, 52, 34, 'eaves', 20, 0, 'plaster'],
  [1440, 528, 42, 38, 'gable', 26, -2, 'plaster'],
  [1488, 534, 40, 52, 'eaves', 20, 1, 'timber'],
  [1534, 540, 46, 40, 'halfhip', 26, 2, 'stone'],
  [1586, 546, 36, 56, 'gable', 28, -2, 'plaster'],
  [1628, 550, 56, 40, 'hip', 22, 0, 'plaster'],
  [1690, 552, 40, 58, 'halfhip', 28, 1, 'boards'],
  [1736, 556, 50, 42, 'eaves', 22, -2, 'stone'],
  [1792, 560, 40, 62, 'gable', 30, 2, 'timber'],
  [1838, 564, 58, 46, 'gambrel', 28, 0, 'plaster'],
  [1900, 566, 44, 60, 'gable', 28, -2, 'plaster'],
  [1392, 570, 46, 46, 'eaves', 24, 2, 'stone'],
  [1444, 582, 44, 60, 'gable', 30, -3, 'timber'],
  [1494, 588, 60, 46, 'hip', 26, 1, 'plaster'],
  [1560, 594, 44, 64, 'halfhip', 30, 2, 'boards'],
  [1610, 598, 58, 50, 'eaves', 26, -2, 'timber'],
  [1674, 602, 44, 70, 'gable', 34, 1, 'plaster'],
  [1724, 606, 62, 50, 'shed', 26, 0, 'boards'],
  [1792, 610, 50, 74, 'halfhip', 32, -1, 'stone'],
  [1848, 614, 64, 54, 'eaves', 28, 2, 'plaster'],
  [1330, 612, 50, 50, 'halfhip', 28, -2, 'timber'],
  [1386, 628, 62, 54, 'eaves', 28, 2, 'plaster'],
  [1454, 634, 50, 70, 'gable', 34, 2, 'stone'],
  [1510, 640, 56, 58, 'gambrel', 32, -2, 'timber'],
  [1572, 646, 54, 76, 'eaves', 28, 1, 'plaster'],
  [1812, 660, 60, 82, 'gable', 38, 2, 'plaster'],
  [1872, 664, 70, 60, 'eaves', 30, -1, 'timber'],
];

export const homes: Building[] = HOMES.map(([x, y, w, h, roof, rise, lean, skin], i) => {
  const near = smoothstep(490, 660, y);
  return house({
    x,
    y: y + 24,
    w,
    h: h + 24,
    roof,
    rise,
    lean,
    skin,
    tilt: ((i * 37) % 11) / 260 - 0.02,
    wall: mix(WALLS[(i * 5) % 6], palette.indigo, 0.12 + 0.3 * near),
    tile: mix(TILES[(i * 7 + 2) % 6], palette.night, 0.1 + 0.22 * near),
    haze: lerp(0.56, 0.08, near),
    floors: h > 44 ? 3 : 2,
    lit: 0.34,
    group: i % 2 ? 1 : 2,
    shut: 0.55,
  });
});

/** Little houses on the stair's own slope. */
export const slopeHomes: Building[] = (
  [
    [1232, 626, 34, 26, 'gable', 18, 1],
    [1092, 672, 36, 36, 'gable', 24, 1],
  ] as const
).map(([x, y, w, h, roof, rise, lean], i) =>
  house({
    x,
    y,
    w,
    h,
    roof,
    rise,
    lean,
    wall: mix(WALLS[i], palette.indigo, 0.2),
    tile: mix(TILES[i + 1], palette.night, 0.2),
    haze: 0.24,
    floors: 1,
    columns: 2,
    lit: 0.5,
    group: 2,
    shut: 0.4,
  }),
);
