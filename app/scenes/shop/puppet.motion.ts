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

/**
 * What an arm farther back does from time to time: it draws back first, goes out fast and a little too far, rests there,
 * and swings back to where it was drawn. It goes far enough to be seen in his outline.
 */
const errand = (arm: string, degrees: number, seconds: number): Move => ({
  plate: `arm-${arm}`,
  seconds,
  frames: [
    about(0),
    { offset: 0.16, ...about(-0.34 * degrees) },
    { offset: 0.32, ...about(1.12 * degrees) },
    { offset: 0.42, ...about(0.94 * degrees) },
    { offset: 0.62, ...about(degrees) },
    { offset: 0.82, ...about(-0.16 * degrees) },
    { offset: 0.92, ...about(0.06 * degrees) },
    about(0),
  ],
});

/** Two strokes with the duster, the second one shorter. */
const dusting: Move = {
  plate: 'arm-plumes',
  seconds: 4.4,
  frames: [
    about(0),
    { offset: 0.14, ...about(5) },
    { offset: 0.32, ...about(-8.5) },
    { offset: 0.5, ...about(3.5) },
    { offset: 0.66, ...about(-6) },
    { offset: 0.86, ...about(1) },
    about(0),
  ],
};

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
    busy('page', 1.1, 6.6, 0.45),
    blinks('lid-left-shut'),
    blinks('lid-right-shut'),
  ],
  happenings: [
    {
      every: [10, 14],
      turns: [
        [dusting],
        [errand('shell', -9, 4.2)],
        [errand('straighten', 10, 3.8)],
        [dusting],
        [errand('can', 7.5, 4.6)],
        [errand('wave', -11, 3.6)],
      ],
    },
  ],
};
