import { shift } from '../../stage/picture/motion.ts';
import type { Move, Motion } from '../../stage/picture/motion.ts';

/** A light that grows and fades. */
const light = (plate: string, seconds: number, phase = 0): Move => ({
  plate,
  seconds,
  phase,
  back: true,
  frames: [{ opacity: 0.7 }, { opacity: 1 }],
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

/** The light under the closed doors, and what it falls on. The leaves have the halo before them. */
const UNDER_DOORS = ['strip-light', 'halo-light', 'gap-light', 'spill', 'warm', 'shells-warm'];

/** Outside, they are one light. */
export const doorsMotion: Motion = {
  loops: UNDER_DOORS.map((plate) => light(plate, 5.6)),
};

/** Far off, the manual's cover comes up a little, and it is pressed shut. */
const shut: Move = {
  plate: 'manual',
  seconds: 1.5,
  frames: [
    { transform: 'none' },
    { offset: 0.42, transform: 'scale(0.99, 1.16)' },
    { offset: 0.56, transform: 'scale(1.03, 0.84)' },
    { offset: 0.76, transform: 'scale(1, 1.03)' },
    { transform: 'none' },
  ],
};

/** The chair gives way, as if somebody had just stood up, and stands as it stood. */
const easing: Move = {
  plate: 'chair',
  seconds: 2.6,
  frames: [
    { transform: 'none' },
    { offset: 0.18, transform: 'rotate(-1.3deg)' },
    { offset: 0.34, transform: 'rotate(0.5deg)' },
    { offset: 0.48, transform: 'rotate(-0.2deg)' },
    { transform: 'none' },
  ],
};

/** In the reading room: lamp, bulb, daylight and dust. From time to time the manual or the chair stirs. */
export const roomMotion: Motion = {
  loops: [
    light('lamp-light', 6.3),
    light('bulb-light', 4.7, 0.4),
    light('daylight', 9, 0.45),
    dust('dust-far', 34),
    dust('dust-near', 21, 0.43),
  ],
  happenings: [
    { every: [14, 34], turns: [[shut]], sound: 'cover' },
    { every: [24, 60], turns: [[easing]] },
  ],
};

/** Over the manual: the same dust, nearer. One of the two is always there. */
export const manualMotion: Motion = { loops: [dust('motes-near', 18), dust('motes-far', 26, 0.5)] };
