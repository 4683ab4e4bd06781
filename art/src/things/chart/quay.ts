import { palette } from '../../atelier/colours';
import { clip, fill, ink, line, stipple } from '../../atelier/marks';
import { random, smoothstep } from '../../atelier/numbers';
import { catmullRom, wobble } from '../../atelier/shapes';
import type { Ctx, Point } from '../../atelier/types';
import { haze, LINE, wash } from './brush';
import { HEIGHT, WIDTH } from './cloth';

/** The stone way out into the bay, and the round head the shop stands on. */
export function quay(ctx: Ctx): void {
  const upper = catmullRom([
    [1760, 1404],
    [1640, 1410],
    [1500, 1428],
    [1380, 1424],
    [1280, 1402],
    [1222, 1372],
    [1180, 1348],
    [1080, 1336],
    [980, 1346],
    [906, 1374],
    [886, 1402],
  ]);
  const lower = catmullRom([
    [886, 1402],
    [908, 1440],
    [980, 1466],
    [1080, 1474],
    [1176, 1466],
    [1250, 1460],
    [1350, 1480],
    [1440, 1496],
    [1540, 1508],
    [1640, 1512],
    [1760, 1496],
  ]);
  const deck = [...upper, ...lower];
  const tall = (x: number) => 30 * smoothstep(1760, 1560, x);
  const face = [...lower, ...lower.map(([x, y]): Point => [x, y + tall(x)]).toReversed()];
  const under = haze(WIDTH, HEIGHT, 12, (c) => fill(c, deck, '#000'));
  stipple(
    ctx,
    null,
    palette.abyss,
    (x, y) => 0.85 * smoothstep(0.15, 0.7, under(x - 8, y - 42)) * smoothstep(1740, 1560, x),
    { tooth: 'dry', box: [820, 1320, 1760, 1560] },
  );
  wash(ctx, wobble(face, 0.8, 0.05), palette.slate, { shade: palette.night, dark: 0.9, line: 3.2 });
  for (let i = 4; i < lower.length - 2; i += 5) {
    const [x, y] = lower[i];
    if (x > 1580) break;
    line(
      ctx,
      [
        [x, y + 4],
        [x + 1, y + 16],
      ],
      2,
      LINE,
      0.8,
    );
    line(
      ctx,
      [
        [x + 12, y + 17],
        [x + 12, y + 28],
      ],
      2,
      LINE,
      0.8,
    );
  }
  ink(
    ctx,
    lower.filter(([x]) => x < 1640).map(([x, y]): Point => [x, y + 0.54 * tall(x)]),
    2,
    LINE,
    { taper: 0.1, alpha: 0.8 },
  );
  wash(ctx, wobble(deck, 0.8, 0.05), '#c9ae86', {
    shade: palette.indigo2,
    dark: 0.6,
    light: '#fff0cc',
    line: 3.2,
  });
  clip(ctx, deck, () => {
    for (let i = 0; i < 190; i++) {
      const x = random(880, 1700);
      const y = random(1340, 1500);
      const w = random(6, 13);
      ink(
        ctx,
        [
          [x - w, y],
          [x - w * 0.3, y + 2.4],
          [x + w * 0.4, y + 2],
          [x + w, y - 0.6],
        ],
        1.7,
        random() < 0.3 ? '#fff0cc' : palette.wood3,
        { alpha: 0.65 },
      );
    }
  });
  ink(ctx, lower, 3.6, '#fff0cc', { taper: 0.2, alpha: 0.9, jitter: 0.5 });
  // water at its foot
  ink(
    ctx,
    lower.filter(([x]) => x < 1680).map(([x, y]): Point => [x, y + tall(x) + 4]),
    4,
    palette.foam,
    { taper: 0.3, alpha: 0.8, jitter: 0.6 },
  );
}
