import type { Motion } from '../../stage/picture/motion.ts';

/** Rings that widen on the ground, around a sound whose thing has not turned up. */
export const lostMotion: Motion = {
  loops: [
    {
      plate: 'kettle',
      seconds: 8,
      ease: 'land',
      frames: [
        { opacity: 0, transform: 'scale(0.4)' },
        { offset: 0.16, opacity: 1 },
        { offset: 0.7, opacity: 0, transform: 'scale(1.5)', easing: 'step-end' },
        { opacity: 0, transform: 'scale(0.4)' },
      ],
    },
    {
      plate: 'yes',
      seconds: 13,
      phase: 0.9,
      ease: 'land',
      frames: [
        { opacity: 0, transform: 'scale(0.3)' },
        { offset: 0.04, opacity: 1 },
        { offset: 0.3, opacity: 0, transform: 'scale(1.4)', easing: 'step-end' },
        { opacity: 0, transform: 'scale(0.3)' },
      ],
    },
  ],
};
