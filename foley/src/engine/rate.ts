/** Samples a second. All that is heard lies below half of it; a full rate would take twice the time. */
export const RATE = 24_000;

/** How far ahead a browser mixes. The word 'playback' lets Chromium wake up every 21 ms, which takes twice the time. */
export const AHEAD_SECONDS = 0.05;
