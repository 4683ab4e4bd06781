import { glow, shift, tilt } from '../../stage/picture/motion.ts';
import type { Motion } from '../../stage/picture/motion.ts';

/** The boat rises and falls; the lantern follows LATE of a round behind. The reflection sways with the water. */
const BOAT_SECONDS = 4;
const LATE = 0.3;

/** A ring on the far water: when it begins, in seconds of a round of RING_ROUND seconds. */
const RINGS = [0, 19, 45];
const RING_ROUND = 68;
const RING = 8;
/** The first of them goes on, as the long ring, until it comes to the boat. */
const LONG_RING = 15;

const sway = (x: number) => [{ transform: shift(-x) }, { transform: shift(x) }];

/** The motion of the Sea: slow and rare. The star does not twinkle. */
export const seaMotion: Motion = {
  loops: [
    {
      plate: 'boat',
      seconds: BOAT_SECONDS,
      back: true,
      frames: [
        { transform: `${shift(0, 0.0028)} rotate(-0.35deg)` },
        { transform: `${shift(0, -0.0028)} rotate(0.35deg)` },
      ],
    },
    { plate: 'lantern', seconds: BOAT_SECONDS, back: true, phase: LATE, frames: tilt(2.4) },
    glow('lantern-light', 5.2, 0.66),
    glow('lantern-glitter', 5.2, 0.66),
    { plate: 'scarf', seconds: 6.4, back: true, frames: tilt(3) },
    {
      plate: 'ring',
      seconds: RING_ROUND,
      phase: 0.1,
      ease: 'steady',
      frames: RINGS.flatMap((at) => [
        { offset: at / RING_ROUND, opacity: 0, transform: 'scale(0.12)' },
        { offset: (at + RING * 0.15) / RING_ROUND, opacity: 0.9 },
        { offset: (at + RING) / RING_ROUND, opacity: 0, transform: 'scale(1.5)', easing: 'step-end' },
      ]),
    },
    {
      plate: 'long-ring',
      seconds: RING_ROUND,
      phase: 0.1,
      ease: 'steady',
      frames: [
        { offset: 0, opacity: 0, transform: 'scale(0.1)' },
        { offset: 0.06, opacity: 0.8 },
        { offset: (LONG_RING * 0.7) / RING_ROUND, opacity: 0.9 },
        { offset: LONG_RING / RING_ROUND, opacity: 0, transform: 'scale(1.02)', easing: 'step-end' },
        { offset: 1, opacity: 0, transform: 'scale(0.1)' },
      ],
    },
    { plate: 'water-mid', seconds: 11, back: true, frames: sway(0.0032) },
    { plate: 'water-near', seconds: 8.5, back: true, phase: 1.35, frames: sway(0.0032) },
    { plate: 'foreground', seconds: 13, back: true, phase: 0.46, frames: sway(0.0032) },
  ],
  happenings: [
    {
      // The whale passes below.
      every: [55, 110],
      turns: [
        [
          {
            plate: 'whale',
            seconds: 34,
            ease: 'steady',
            frames: [
              { opacity: 0, transform: shift(-0.05) },
              { offset: 0.24, opacity: 1 },
              { offset: 0.7, opacity: 1 },
              { opacity: 0, transform: shift(0.06) },
            ],
          },
        ],
      ],
    },
  ],
  away: ['whale'],
};
