import { glow } from '../../stage/picture/motion.ts';
import type { Motion, Move } from '../../stage/picture/motion.ts';

/** The light in the jars before the case. They share one plate, and so one motion. */
export const hangingsMotion: Motion = {
  loops: [glow('glow', 5.3, 0.7)],
};

/** A bump in the cloth, from an arm behind it. Each of the eight has its own time. */
const bump = (number: number, seconds: number, phase: number): Move => ({
  plate: `bump-${number}`,
  seconds,
  phase,
  back: true,
  frames: [
    { transform: 'translate(-13%, 2%) rotate(3deg)' },
    { transform: 'translate(11%, -3%) rotate(-5deg)' },
  ],
});

export const clothMotion: Motion = {
  loops: [
    bump(1, 1.7, 0),
    bump(2, 2.3, 1.3),
    bump(3, 1.3, 0.6),
    bump(4, 1.9, 1.8),
    bump(5, 1.5, 0.3),
    bump(6, 2.4, 1.1),
    bump(7, 1.2, 1.5),
    bump(8, 2.1, 0.8),
  ],
};
