import { mix, palette } from '../../../atelier/colours';
import { clip, fill, ink, line, stipple } from '../../../atelier/marks';
import { clamp, lerp, noise, random, smoothstep } from '../../../atelier/numbers';
import { catmullRom, dash, wobble } from '../../../atelier/shapes';
import type { Ctx, Path, Point } from '../../../atelier/types';
import { H, HORIZON, W } from '../place';
import { QUAY_END } from './left-quay';
import { nearEdge, nearEdgeY } from '../water';
import { coldAt, course, doubled, groundOutline, paving, STEPS, warmAt, warmPaving } from './paving';
import { quaySteps } from './steps';

export function quay(ctx: Ctx): void {
  const ground = wobble(groundOutline(), 0.7, 0.03);
  fill(ctx, ground, '#131b38');
  clip(ctx, ground, () => {
    paving(ctx);
    // the sky between the roofs, doubled
    doubled(ctx, 985, 896, 1040, 92, 120, ['#9fcac6', '#7fb0bc', palette.foam, '#5d93a8'], 0.5);
    puddles(ctx, false);
    stipple(
      ctx,
      ground,
      palette.ink,
      (x, y) =>
        smoothstep(950, 1100, y) * 0.82 + smoothstep(1560, 1930, x) * 0.42 + smoothstep(120, -60, x) * 0.4,
      { box: [0, 730, W, H], softness: 0.44 },
    );
  });
  backKerb(ctx);
  quaySteps(ctx);
  coping(ctx);
}

/** The wet stones in the shop's light: warm setts, and its window and door doubled. */
export function wetLight(ctx: Ctx): void {
  clip(ctx, groundOutline(), () => {
    warmPaving(ctx);
    doubled(ctx, 292, 946, 1066, 118, 120, [palette.gold, palette.amber, palette.lamp]);
    doubled(ctx, 526, 872, 960, 30, 46, [palette.gold, palette.amber]);
    doubled(ctx, 634, 838, 920, 36, 52, [palette.gold, palette.amber, palette.lamp]);
    puddles(ctx, true);
  });
}

/** Dark where the shop stands on the ground. */
export function contact(ctx: Ctx): void {
  const foot: Path = [
    [-10, 890],
    [112, 938],
    [420, 874],
    [702, 818],
    [716, 824],
    [430, 890],
    [116, 960],
    [-10, 912],
  ];
  fill(ctx, wobble(foot, 1.5, 0.04), '#0b1026', 0.7);
}

/** Standing water in the low places between the setts; with `lit`, that which doubles the shop. */
function puddles(ctx: Ctx, lit: boolean) {
  const pools: readonly (readonly [x: number, y: number, rx: number, ry: number])[] = [
    [770, 982, 76, 12],
    [1180, 1004, 100, 14],
    [430, 1028, 110, 15],
    [1420, 1016, 84, 12],
    [872, 914, 34, 5],
  ];
  for (const [x, y, rx, ry] of pools) {
    const rimShape: Point[] = [];
    for (let i = 0; i < 22; i++) {
      const q = (i / 22) * Math.PI * 2;
      const k = 1 + 0.26 * noise(Math.cos(q) * 1.6 + x, Math.sin(q) * 1.6);
      rimShape.push([x + Math.cos(q) * rx * k, y + Math.sin(q) * ry * k]);
    }
    const pool = wobble(catmullRom(rimShape, true, 5), 1, 0.06);
    const warm = lit ? clamp(warmAt(x, y)) : 0;
    if (lit && warm < 0.2) continue;
    fill(ctx, pool, mix('#1d3a5c', '#5a3434', clamp(warm * 1.3)), 0.92);
    stipple(
      ctx,
      pool,
      warm > 0.25 ? palette.amber : '#6da3ae',
      (px, py) => smoothstep(y - ry, y + ry * 1.1, py) * 0.5 + (warm > 0.3 ? 0.3 : coldAt(px, py) * 0.5),
      { tooth: 'dry' },
    );
    for (let k = 0; k < 7; k++) {
      const yy = y + random(-0.6, 0.6) * ry;
      const half = rx * random(0.1, 0.4);
      const cx = x + random(-0.4, 0.4) * rx;
      ink(ctx, dash(cx, yy, half, -0.6), random(1.2, 2.4), warm > 0.25 ? palette.lamp : palette.foam, {
        alpha: 0.55,
        taper: 0.8,
      });
    }
    ink(ctx, pool.slice(2, Math.floor(pool.length * 0.46)), 2, '#0c1230', { alpha: 0.6, taper: 0.5 });
  }
}

/** How high the back edge of the quay lies. */
const backY = (x: number) => course(x, 800);

/** Along the back the quay ends at open water too: flat stones, seen at a low angle, and the evening on their far edge. */
function backKerb(ctx: Ctx) {
  const edge: Point[] = [];
  for (let x = -12; x < 640; x += 16) edge.push([x, backY(x)]);
  edge.push([640, backY(640)], [652, 812]);
  const wide = (x: number) => lerp(15, 10, smoothstep(0, 640, x));
  const inner = edge.map(([x, y]): Point => [x, y + wide(x)]);
  const stone = wobble([...edge, ...inner.toReversed()], 0.6, 0.04);
  fill(ctx, stone, '#5f7a92');
  stipple(ctx, stone, '#2f4868', (x, y) => 0.75 * smoothstep(backY(x) + 3, backY(x) + 14, y), {
    tooth: 'dry',
  });
  for (let x = 24 + random(30); x < 630; x += random(58, 104)) {
    const lean = (wide(x) * (190 - x)) / (backY(x) - HORIZON);
    line(
      ctx,
      [
        [x + lean, backY(x) + 1],
        [x, backY(x) + wide(x)],
      ],
      1.6,
      '#1b2a48',
      0.85,
    );
  }
  ink(ctx, inner, 1.6, '#111b38', { taper: 0.05, alpha: 0.6 });
  // Where the street on the left goes on from here, there is no edge.
  const free = edge.filter(([x]) => x < QUAY_END.left + 12);
  for (let i = 0; i < free.length - 3;) {
    const n = 5 + Math.floor(random(9));
    ink(ctx, free.slice(i, i + n), random(2, 3.2), '#cfe3dc', { taper: 0.25, alpha: 0.85, jitter: 0.5 });
    i += n - 1;
  }
}

/** The stone edge, worn by ropes. */
function coping(ctx: Ctx) {
  const parts = [
    nearEdge.filter(([x]) => x <= STEPS.left),
    nearEdge.filter(([x, y]) => x >= STEPS.right || y < 800),
  ];
  for (const part of parts) {
    const inner = part.map(([x, y], i): Point => {
      const turn = smoothstep(1640, 1752, x);
      return [x + turn * 26, y + 17 * (1 - turn) - (i && turn > 0.9 ? 2 : 0)];
    });
    const stone = wobble([...part, ...inner.toReversed()], 0.7, 0.04);
    fill(ctx, stone, '#566e84');
    stipple(ctx, stone, '#1d2b4c', (x, y) => smoothstep(nearEdgeY(x) + 4, nearEdgeY(x) + 18, y) * 0.9, {
      box: [640, 740, W, 960],
    });
    stipple(ctx, stone, '#a9cbcc', (x, y) => coldAt(x, y) * 0.9, { box: [640, 740, W, 960] });
    let walked = 0;
    let next = random(30, 60);
    for (let i = 1; i < part.length; i++) {
      walked += Math.hypot(part[i][0] - part[i - 1][0], part[i][1] - part[i - 1][1]);
      if (walked < next) continue;
      walked = 0;
      next = random(44, 92);
      line(ctx, [part[i], inner[i]], 1.8, '#141d38', 0.9);
    }
    for (let i = 0; i < part.length - 3;) {
      const n = 4 + Math.floor(random(14));
      ink(ctx, part.slice(i, i + n), random(2, 3.6), '#cfe3dc', { taper: 0.25, alpha: 0.8, jitter: 0.6 });
      i += n - 1 + Math.floor(random(2));
    }
    ink(ctx, inner, 2, '#0c1230', { taper: 0.05, alpha: 0.7 });
  }
}
