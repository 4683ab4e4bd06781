/** What can be measured of samples. Pure functions; the tests and `listen` use them. */

/** The spectrum of a real signal of 2^n samples: the power of each of its 2^(n-1) lowest frequencies. */
export function powers(samples: ArrayLike<number>): Float64Array {
  const size = samples.length;
  const re = Float64Array.from(samples);
  const im = new Float64Array(size);
  for (let i = 1, j = 0; i < size; i += 1) {
    let bit = size >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) [re[i], re[j]] = [re[j]!, re[i]!];
  }
  for (let length = 2; length <= size; length <<= 1) {
    const angle = (-2 * Math.PI) / length;
    for (let at = 0; at < size; at += length) {
      for (let k = 0; k < length / 2; k += 1) {
        const [cos, sin] = [Math.cos(angle * k), Math.sin(angle * k)];
        const [a, b] = [at + k, at + k + length / 2];
        const [x, y] = [re[b]! * cos - im[b]! * sin, re[b]! * sin + im[b]! * cos];
        [re[b], im[b]] = [re[a]! - x, im[a]! - y];
        [re[a], im[a]] = [re[a]! + x, im[a]! + y];
      }
    }
  }
  return Float64Array.from({ length: size / 2 }, (_, i) => re[i]! ** 2 + im[i]! ** 2);
}

/** The frames of a signal, each under a Hann window, as powers. */
export function* spectra(samples: Float32Array, size: number, hop: number): Generator<Float64Array> {
  const frame = new Float64Array(size);
  for (let at = 0; at + 1 < samples.length; at += hop) {
    for (let i = 0; i < size; i += 1)
      frame[i] = (samples[at + i] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size));
    yield powers(frame);
  }
}

const FRAME = 1024;

/** The centre of gravity of a sound's spectrum, in Hz: each frequency weighed by its amplitude. */
export function centroid(samples: Float32Array, rate: number): number {
  let [sum, weight] = [0, 0];
  for (const frame of spectra(samples, FRAME, FRAME / 2))
    for (const [i, power] of frame.entries()) {
      sum += Math.sqrt(power) * ((i * rate) / FRAME);
      weight += Math.sqrt(power);
    }
  return sum / weight;
}

/** The two filters of ITU-R BS.1770-4 (a head, and the ear's loss of low tones), as biquads for any rate. */
function kWeighting(rate: number) {
  const biquad = (b: readonly number[], a: readonly number[]) => {
    let [x1, x2, y1, y2] = [0, 0, 0, 0];
    return (x: number) => {
      const y = (b[0]! * x + b[1]! * x1 + b[2]! * x2 - a[1]! * y1 - a[2]! * y2) / a[0]!;
      [x2, x1, y2, y1] = [x1, x, y1, y];
      return y;
    };
  };
  const shelf = () => {
    const [hz, db, q] = [1681.974450955533, 3.999843853973347, 0.7071752369554196];
    const k = Math.tan((Math.PI * hz) / rate);
    const vh = 10 ** (db / 20);
    const vb = vh ** 0.4996667741545416;
    return biquad(
      [vh + (vb * k) / q + k * k, 2 * (k * k - vh), vh - (vb * k) / q + k * k],
      [1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k],
    );
  };
  const highpass = () => {
    const [hz, q] = [38.13547087602444, 0.5003270373238773];
    const k = Math.tan((Math.PI * hz) / rate);
    const a0 = 1 + k / q + k * k;
    return biquad([1, -2, 1], [1, (2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0]);
  };
  const [one, two] = [shelf(), highpass()];
  return (x: number) => two(one(x));
}

const BLOCK_SECONDS = 0.4;
const OVERLAP = 4;
const ABSOLUTE_LUFS = -70;
const RELATIVE_LU = -10;

const lufs = (power: number) => -0.691 + 10 * Math.log10(power);

/** Integrated loudness in LUFS (ITU-R BS.1770-4, EBU R128), gated. Left and right; a single side is heard on both. */
export function loudness(sides: readonly Float32Array[], rate: number): number {
  const both = sides.length === 1 ? [sides[0]!, sides[0]!] : sides;
  const hop = Math.round((BLOCK_SECONDS / OVERLAP) * rate);
  const hops = Math.floor(both[0]!.length / hop);
  const energy = new Float64Array(hops);
  for (const side of both) {
    const weigh = kWeighting(rate);
    for (let i = 0; i < hops * hop; i += 1) energy[Math.floor(i / hop)]! += weigh(side[i]!) ** 2;
  }
  const blocks = Array.from({ length: Math.max(0, hops - OVERLAP + 1) }, (_, i) => {
    let sum = 0;
    for (let k = 0; k < OVERLAP; k += 1) sum += energy[i + k]!;
    return sum / (OVERLAP * hop);
  });
  const mean = (all: readonly number[]) => all.reduce((sum, block) => sum + block, 0) / all.length;
  const heard = blocks.filter((block) => lufs(block) > ABSOLUTE_LUFS);
  const gate = lufs(mean(heard)) + RELATIVE_LU;
  return lufs(mean(heard.filter((block) => lufs(block) > gate)));
}

/** Times as many samples, for what lies between them. */
const FINER = 4;
const TAPS = 12;

/** The highest peak in dBTP, between the samples too (BS.1770-4, annex 2: four times as many samples). */
export function truePeak(sides: readonly Float32Array[]): number {
  const kernels = Array.from({ length: FINER }, (_, phase) =>
    Array.from({ length: 2 * TAPS }, (__, k) => {
      const x = k - TAPS + 1 - phase / FINER;
      const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / TAPS);
      return (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)) * window;
    }),
  );
  let peak = 0;
  for (const side of sides)
    for (let i = 0; i < side.length; i += 1) {
      // Only near a high sample can there be a higher peak.
      if (Math.abs(side[i]!) < peak / 2) continue;
      for (const kernel of kernels) {
        let sum = 0;
        for (const [k, weight] of kernel.entries()) sum += weight * (side[i + k - TAPS + 1] ?? 0);
        peak = Math.max(peak, Math.abs(sum));
      }
    }
  return 20 * Math.log10(peak);
}
