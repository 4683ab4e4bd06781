import type { Motion } from '../../stage/picture/motion.ts';

/** The lamp's light grows and fades. */
export const shelfMotion: Motion = {
  loops: [{ plate: 'lamp-light', seconds: 6.3, back: true, frames: [{ opacity: 0.76 }, { opacity: 1 }] }],
};
