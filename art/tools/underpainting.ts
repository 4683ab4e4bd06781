// The underpainting of a picture: what is seen until its files have come. The flat picture, blurred, as CSS gradients: no
// file is fetched for it, and the policy allows no data: images.

/** An image of three bytes a pixel: red, green, blue. */
export interface Flat {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** How many colours it has from top to bottom, and how many soft spots over them. */
const ROWS = 7;
const SPOTS = 8;
/** How opaque a spot is, from its middle (0) to its edge (1): no peak, no edge. */
const SOFT = [
  [0, 0.8],
  [0.3, 0.6],
  [0.7, 0.2],
  [1, 0],
] as const;
/** Half widths and half heights of spots that are tried, in parts of the picture. A half could not be placed: see `gradientOf`. */
const REACHES = [
  [0.12, 0.16],
  [0.2, 0.3],
  [0.3, 0.2],
  [0.36, 0.48],
  [0.16, 0.45],
  [0.6, 0.24],
] as const;
/** Middles that are tried: so many across and down. */
const ACROSS = 17;
const DOWN = 11;

const hex = (colour: readonly number[]) =>
  `#${colour
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
const softened = (colour: string) =>
  SOFT.map(([at, alpha]) => {
    const digits = Math.round(alpha * 255)
      .toString(16)
      .padStart(2, '0');
    return `${colour}${digits}${at > 0 && at < 1 ? ` ${percent(at)}` : ''}`;
  }).join(',');
const alphaAt = (far: number): number => {
  const i = SOFT.findIndex(([at]) => at >= far);
  if (i <= 0) return i === 0 ? SOFT[0][1] : 0;
  const [[from, more], [to, less]] = [SOFT[i - 1], SOFT[i]];
  return more + ((less - more) * (far - from)) / (to - from);
};
const percent = (part: number) => `${Math.round(part * 100)}%`;

/** The least layers of a CSS `background` that look like the picture from afar. */
export function underpainting({ width, height, data }: Flat): string {
  const pixels = width * height;
  const wanted = Float32Array.from(data);
  const rows = Array.from({ length: ROWS }, (_, row) => middleOf(row, { width, height, data }));
  const shown = new Float32Array(pixels * 3);
  for (let i = 0; i < pixels; i++) {
    const at = ((Math.floor(i / width) + 0.5) / height) * (ROWS - 1);
    const row = Math.min(ROWS - 2, Math.floor(at));
    for (let c = 0; c < 3; c++)
      shown[i * 3 + c] = rows[row][c] * (1 - at + row) + rows[row + 1][c] * (at - row);
  }

  const layers = [`linear-gradient(${rows.map(hex).join(',')})`];
  for (let n = 0; n < SPOTS; n++) {
    const best = bestSpot(wanted, shown, width, height);
    if (!best) break;
    paint(shown, best);
    layers.unshift(gradientOf(best));
  }
  return layers.join(',');
}

/**
 * A spot as a layer no larger than itself: without a graphics card a gradient costs by its area, and eight of the whole
 * window cost half a second.
 */
function gradientOf({ x, y, reach: [rx, ry], colour }: Spot): string {
  // A percentage places a layer by the room that it leaves.
  const place = (middle: number, half: number) => percent((middle - half) / (1 - 2 * half));
  return (
    `radial-gradient(closest-side,${softened(hex(colour))}) ` +
    `${place(x, rx)} ${place(y, ry)}/${percent(2 * rx)} ${percent(2 * ry)} no-repeat`
  );
}

/** The median colour of one of ROWS equal bands: a lamp does not make a night gray. */
function middleOf(row: number, { width, height, data }: Flat): number[] {
  const from = Math.floor((row / ROWS) * height);
  const to = Math.max(from + 1, Math.floor(((row + 1) / ROWS) * height));
  return [0, 1, 2].map((c) => {
    const values = Array.from({ length: (to - from) * width }, (_, i) => data[(from * width + i) * 3 + c]);
    return values.toSorted((one, other) => one - other)[values.length >> 1];
  });
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly reach: readonly [number, number];
  readonly colour: readonly number[];
  /** Its pixels, each with its alpha. */
  readonly cover: readonly (readonly [pixel: number, alpha: number])[];
}

/** The spot, with its best colour, that takes away most of the difference. */
function bestSpot(
  wanted: Float32Array,
  shown: Float32Array,
  width: number,
  height: number,
): Spot | undefined {
  let best: Spot | undefined;
  let most = 0;
  for (const reach of REACHES)
    for (let j = 0; j < DOWN; j++)
      for (let i = 0; i < ACROSS; i++) {
        const [x, y] = [i / (ACROSS - 1), j / (DOWN - 1)];
        const cover = coverOf(x, y, reach, width, height);
        const squares = cover.reduce((sum, [, alpha]) => sum + alpha * alpha, 0);
        if (squares === 0) continue;
        const colour = [0, 1, 2].map((c) => {
          const sum = cover.reduce(
            (all, [p, a]) => all + a * (wanted[p * 3 + c] - (1 - a) * shown[p * 3 + c]),
            0,
          );
          return Math.min(255, Math.max(0, sum / squares));
        });
        let gain = 0;
        for (const [p, a] of cover)
          for (let c = 0; c < 3; c++) {
            const before = wanted[p * 3 + c] - shown[p * 3 + c];
            const after = before - a * (colour[c] - shown[p * 3 + c]);
            gain += before * before - after * after;
          }
        if (gain <= most) continue;
        most = gain;
        best = { x, y, reach, colour, cover };
      }
  return best;
}

function coverOf(x: number, y: number, [rx, ry]: readonly [number, number], width: number, height: number) {
  const cover: [number, number][] = [];
  const within = (middle: number, half: number, size: number) => [
    Math.max(0, Math.floor((middle - half) * size)),
    Math.min(size - 1, Math.ceil((middle + half) * size)),
  ];
  const [left, right] = within(x, rx, width);
  const [top, bottom] = within(y, ry, height);
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) {
      const far = Math.hypot(((column + 0.5) / width - x) / rx, ((row + 0.5) / height - y) / ry);
      if (far < 1) cover.push([row * width + column, alphaAt(far)]);
    }
  return cover;
}

function paint(shown: Float32Array, { cover, colour }: Spot) {
  for (const [p, a] of cover)
    for (let c = 0; c < 3; c++) shown[p * 3 + c] += a * (colour[c] - shown[p * 3 + c]);
}
