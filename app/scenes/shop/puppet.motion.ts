import type { Motion, Move } from '../../stage/picture/motion.ts';

const about = (degrees: number) => ({ transform: `rotate(${degrees}deg)` });

/** An arm in front, which always moves: it turns about its shoulder, a few degrees to either side. */
const busy = (arm: string, degrees: number, seconds: number, phase: number): Move => ({
  plate: `arm-${arm}`,
  seconds,
  phase,
  back: true,
  frames: [about(-degrees), about(degrees)],
});

/** An arm farther back, which moves from time to time and returns to where it was drawn. */
const errand = (arm: string, degrees: number, seconds: number, times = 1): Move => ({
  plate: `arm-${arm}`,
  seconds,
  times,
  frames: [about(0), { offset: 0.25, ...about(degrees) }, { offset: 0.75, ...about(-degrees) }, about(0)],
});

/** When he blinks, in seconds of a round that is long enough to seem irregular. */
const BLINKS = [3.1, 9.8, 10.3, 17.5, 21.2, 29.9, 36.4, 36.9, 43.6];
const BLINK_ROUND = 47;
const BLINK = 0.16;

/** An eyelid that closes for a moment. One loop, because timers would wake the page a dozen times a minute. */
const blinks = (plate: string): Move => ({
  plate,
  seconds: BLINK_ROUND,
  ease: 'steady',
  frames: [
    { opacity: 0, easing: 'step-end' },
    ...BLINKS.flatMap((at) => [
      { offset: at / BLINK_ROUND, opacity: 1, easing: 'step-end' },
      { offset: (at + BLINK) / BLINK_ROUND, opacity: 0, easing: 'step-end' },
    ]),
    { opacity: 0 },
  ],
});

/**
 * The motion of Proteus. Each moving plate is a layer for the compositor, and so is each plate above it. Therefore the
 * arms in front move all the time, and those behind take turns. Waving, speaking and looking are in his style sheet.
 */
export const puppetMotion: Motion = {
  loops: [
    {
      plate: 'body',
      seconds: 5.4,
      back: true,
      frames: [{ transform: 'scale(0.997, 0.993)' }, { transform: 'scale(1.004, 1.009)' }],
    },
    busy('quill', 2, 4.2, 0.48),
    busy('bell', 2.4, 8.2, 0.6),
    busy('scales', 1.8, 6.6, 0.45),
    blinks('lid-left-2'),
    blinks('lid-right-2'),
  ],
  happenings: [
    {
      every: [30, 60],
      turns: [
        [errand('duster', 3, 5.2, 2)],
        [errand('can', 1.6, 12)],
        [errand('shell', 1.4, 12)],
        [errand('straighten', 1.8, 11)],
        [errand('wave', 2, 12)],
      ],
    },
  ],
};
