import { percentage } from './percentage.ts';

export const SPEED_STEP = 5;
/** Delay per character while nobody has chosen one. */
export const DEFAULT_DELAY_MS = 40;

/** The slider's value for a stored delay: the two always add up to 100, on a step of 5. */
export function sliderFromDelay(delayMs: number): number {
  return percentage(100 - Math.round(delayMs / SPEED_STEP) * SPEED_STEP);
}

/** The delay per character in milliseconds, which is also the stored value, for a slider value of 0 to 100. */
export function delayFromSlider(slider: number): number {
  return 100 - percentage(slider);
}
