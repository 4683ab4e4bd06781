/** Numbers: between two values, by smooth noise, by chance. */
export { fbm, noise } from '../engine/noise';
export { clamp, distance, lerp, smoothstep, TAU } from '../engine/numbers';
export { mulberry32, pick, random, seed } from '../engine/random';
