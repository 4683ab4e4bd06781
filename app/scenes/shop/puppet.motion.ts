import type { Motion, Move } from '../../stage/picture/motion.ts';

const about = (degrees: number) => ({ transform: `rotate(${degrees}deg)` });

/** An arm in front, always busy: about its shoulder, a few degrees to either side. */
const busy = (arm: string, degrees: number, seconds: number, phase: number): Move => ({
  plate: `arm-${arm}`,
  seconds,
  phase,
  back: true,
  frames: [about(-degrees), about(degrees)],
});

/** An arm farther back has an errand now and then, and returns to where it was drawn. */
const errand = (arm: string, degrees: number, seconds: number, times = 1): Move => ({
  plate: `arm-${arm}`,
  seconds,
  times,
  frames: [about(0), { offset: 0.25, ...about(degrees) }, { offset: 0.75, ...about(-degrees) }, about(0)],
});

/** When he blinks, in seconds of a round long enough for nobody to notice that it is one. */
const BLINKS = [3.1, 9.8, 10.3, 17.5, 21.2, 29.9, 36.4, 36.9, 43.6];
const BLINK_ROUND = 47;
const BLINK = 0.16;

/** A lid that falls for a moment. A timer for each would wake the page a dozen times a minute. */
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
 * Proteus, pulled by threads. Each sheet in motion is one for the compositor to carry, and so is each that lies above
 * it: so the arms in front never rest, and those behind take turns. What he does on an occasion (wave, speak, look) is
 * in his style sheet.
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
