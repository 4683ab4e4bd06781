import type { Motion } from '../../stage/picture/motion.ts';

/** The bulb's light grows and fades. From time to time the fourth drawer trembles. */
export const cabinetMotion: Motion = {
  loops: [{ plate: 'bulb-light', seconds: 4.7, back: true, frames: [{ opacity: 0.76 }, { opacity: 1 }] }],
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
