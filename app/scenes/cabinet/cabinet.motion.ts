import { glow } from '../../stage/picture/motion.ts';
import type { Motion } from '../../stage/picture/motion.ts';

/** The bulb's light grows and fades. From time to time the fourth drawer trembles. */
export const cabinetMotion: Motion = {
  loops: [glow('bulb-light', 4.7, 0.76)],
  happenings: [
    {
      every: [12, 40],
      turns: [
        [
          {
            plate: 'fourth-drawer',
            seconds: 0.09,
            times: 14,
            ease: 'steady',
            frames: [
              { transform: 'none' },
              { transform: 'translate(1px, 0.5px)' },
              { transform: 'translate(-1px, -0.5px)' },
              { transform: 'none' },
            ],
          },
        ],
      ],
    },
  ],
};
