/** Samples a second. All that is heard lies below half of it; a full rate would take twice the time. */
export const RATE = 24_000;
