import { percentage } from './percentage.ts';

export const SPEED_STEP = 5;
/** The delay per character until the navigator chooses one. */
export const DEFAULT_DELAY_MS = 40;

/** The slider's value for a stored delay: 100 minus the delay, rounded to a step of 5. */
export function sliderFromDelay(delayMs: number): number {
  return percentage(100 - Math.round(delayMs / SPEED_STEP) * SPEED_STEP);
}

/** The delay per character in milliseconds for a slider value of 0 to 100. This delay is what is stored. */
export function delayFromSlider(slider: number): number {
  return 100 - percentage(slider);
}
