import { shift } from '../../stage/picture/motion.ts';
import type { Move, Motion } from '../../stage/picture/motion.ts';

/** A light that grows and fades. */
const light = (plate: string, seconds: number, phase = 0): Move => ({
  plate,
  seconds,
  phase,
  back: true,
  frames: [{ opacity: 0.62 }, { opacity: 1 }],
});

/** Falling dust, which fades in at the top and out at the bottom. */
const dust = (plate: string, seconds: number, phase = 0): Move => ({
  plate,
  seconds,
  phase,
  ease: 'steady',
  frames: [
    { opacity: 0, transform: shift(0, -0.03) },
    { offset: 0.2, opacity: 1 },
    { offset: 0.75, opacity: 1 },
    { opacity: 0, transform: shift(0, 0.05) },
  ],
});

/** Outside: the light under the closed doors. */
export const doorsMotion: Motion = {
  loops: [light('strip-light', 5.6), light('halo-light', 5.6), light('spill-light', 5.6)],
};

/** In the reading room: lamp, bulb, daylight and dust. */
export const roomMotion: Motion = {
  loops: [
    light('lamp-light', 6.3),
    light('bulb-light', 4.7, 0.4),
    light('daylight', 9, 0.45),
    dust('dust-far', 34),
    dust('dust-near', 21, 0.43),
  ],
};
