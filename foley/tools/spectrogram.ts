import sharp from 'sharp';
import { spectra } from './measures.ts';

const WIDTH = 1000;
const HEIGHT = 360;
const FRAME = 1024;
/** What is fainter than the loudest by more than this is black. */
const RANGE_DB = 80;
/** The lowest pitch that is shown, at the bottom; above it each octave is as high as the next. */
const LOWEST_HZ = 60;
/** A line at each of these. */
const LINES_HZ = [100, 1000, 10_000];

/** Time to the right, pitch upward by octaves, loudness as light: a PNG. */
export async function spectrogram(samples: Float32Array, rate: number): Promise<Buffer> {
  const hop = Math.max(1, Math.floor(samples.length / WIDTH));
  const columns = [...spectra(samples, FRAME, hop)].slice(0, WIDTH);
  let loudest = 1e-12;
  for (const column of columns) for (const power of column) loudest = Math.max(loudest, power);
  const octaves = Math.log2(rate / 2 / LOWEST_HZ);
  const rowOf = (hz: number) => Math.round((HEIGHT - 1) * (1 - Math.log2(hz / LOWEST_HZ) / octaves));
  const lines = new Set(LINES_HZ.map(rowOf));
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y += 1) {
    const hz = LOWEST_HZ * 2 ** (octaves * (1 - y / (HEIGHT - 1)));
    const at = Math.min(FRAME / 2 - 1, (hz / rate) * FRAME);
    const [below, part] = [Math.floor(at), at - Math.floor(at)];
    for (const [x, column] of columns.entries()) {
      const power = column[below]! * (1 - part) + (column[below + 1] ?? 0) * part;
      const light = Math.max(0, 1 + (10 * Math.log10(power / loudest + 1e-12)) / RANGE_DB);
      const line = lines.has(y) ? 26 : 0;
      pixels.set(
        [255 * light ** 0.8, 229 * light ** 1.6 + line, 120 * light ** 3 + 70 * light * (1 - light) + line],
        (y * WIDTH + x) * 3,
      );
    }
  }
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .png()
    .toBuffer();
}
