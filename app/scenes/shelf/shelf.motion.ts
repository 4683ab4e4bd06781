import type { Motion } from '../../stage/picture/motion.ts';

/** Somebody left the lamp on. */
export const shelfMotion: Motion = {
  loops: [{ plate: 'lamp-light', seconds: 6.3, back: true, frames: [{ opacity: 0.76 }, { opacity: 1 }] }],
};
