/** Numbers in [0, 1), the same for the same seed in every browser (mulberry32). */
export type Chance = () => number;

/** The chance of a seed. */
export function chanceOf(seed: number): Chance {
  let at = seed | 0;
  return () => {
    at = (at + 0x6d2b79f5) | 0;
    let t = Math.imul(at ^ (at >>> 15), 1 | at);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A number from `least` to `most`. */
export const between = (chance: Chance, least: number, most: number): number =>
  least + (most - least) * chance();
