import { shift, tilt } from '../../stage/picture/motion.ts';
import type { Frame, Happening, Motion } from '../../stage/picture/motion.ts';

const ride = [
  { transform: `${shift(0, 0.002)} rotate(-0.4deg)` },
  { transform: `${shift(0, -0.002)} rotate(0.4deg)` },
];

/** One flap of a gull's wings. Its two poses are shown in turn. */
const FLAP_SECONDS = 0.9;
const shown = [
  { opacity: 1, easing: 'step-end' },
  { offset: 0.55, opacity: 0, easing: 'step-end' },
  { opacity: 0 },
];
const unseen = [
  { opacity: 0, easing: 'step-end' },
  { offset: 0.55, opacity: 1, easing: 'step-end' },
  { opacity: 1 },
];

/**
 * A gull crosses the picture below the words. Its two poses are drawn at two places: (dx, dy) moves the second to the
 * first, in fractions of the picture. The path is a list of such shifts from the place of the first.
 */
function crossing(
  gull: string,
  every: Happening['every'],
  seconds: number,
  way: readonly (readonly [number, number])[],
  [dx, dy]: readonly [number, number],
): Happening {
  const flaps = Math.round(seconds / FLAP_SECONDS);
  const along = (x: number, y: number): Frame[] =>
    way.map(([toX, toY]) => ({ transform: shift(toX + x, toY + y) }));
  const move = { seconds, ease: 'steady' } as const;
  const flap = { seconds: seconds / flaps, times: flaps };
  return {
    every,
    turns: [
      [
        { plate: `${gull}-up`, frames: along(0, 0), ...move },
        { plate: `${gull}-down`, frames: along(dx, dy), ...move },
        { plate: `${gull}-up`, frames: shown, ...flap },
        { plate: `${gull}-down`, frames: unseen, ...flap },
      ],
    ],
  };
}

/** The motion of the Port. */
export const portMotion: Motion = {
  loops: [
    { plate: 'boat', seconds: 4, back: true, frames: ride },
    { plate: 'scarf', seconds: 5.6, back: true, frames: tilt(2) },
    {
      plate: 'water-near',
      seconds: 10,
      back: true,
      frames: [{ transform: shift(-0.003) }, { transform: shift(0.003) }],
    },
    {
      plate: 'clouds-near',
      seconds: 140,
      back: true,
      ease: 'steady',
      frames: [{ transform: shift(0) }, { transform: shift(0.03) }],
    },
  ],
  happenings: [
    {
      // The bell swings.
      every: [26, 55],
      sound: 'bell',
      turns: [
        [
          {
            plate: 'bell',
            seconds: 7,
            frames: [
              { transform: 'none' },
              { transform: 'rotate(9deg)' },
              { transform: 'rotate(-8deg)' },
              { transform: 'rotate(6deg)' },
              { transform: 'rotate(-4deg)' },
              { transform: 'rotate(2deg)' },
              { transform: 'none' },
            ],
          },
        ],
      ],
    },
    {
      // One shutter opens a little and closes again.
      every: [22, 60],
      sound: 'shutter',
      turns: [
        [
          {
            plate: 'shutter',
            seconds: 8,
            frames: [
              { transform: 'none' },
              { offset: 0.4, transform: 'scaleX(0.72)' },
              { offset: 0.65, transform: 'scaleX(0.72)' },
              { transform: 'none' },
            ],
          },
        ],
      ],
    },
    crossing(
      'gull-1',
      [14, 50],
      24,
      [
        [0.26, 0.04],
        [0.12, -0.03],
        [0, 0.01],
        [-0.14, 0.1],
        [-0.3, 0.14],
        [-0.52, 0.12],
        [-0.85, 0.02],
      ],
      [-0.0479, 0.037],
    ),
    crossing(
      'gull-2',
      [30, 80],
      30,
      [
        [-0.5, 0.06],
        [-0.2, -0.01],
        [0, 0.01],
        [0.2, 0.03],
        [0.44, -0.05],
        [0.72, -0.2],
      ],
      [0.0333, -0.0241],
    ),
  ],
  away: ['gull-1-up', 'gull-1-down', 'gull-2-up', 'gull-2-down'],
};
