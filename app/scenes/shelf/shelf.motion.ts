import { glow } from '../../stage/picture/motion.ts';
import type { Motion } from '../../stage/picture/motion.ts';

/** The lamp's light grows and fades. */
export const shelfMotion: Motion = {
  loops: [glow('lamp-light', 6.3, 0.76)],
};
