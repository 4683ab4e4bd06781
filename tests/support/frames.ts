/** How long the page does not answer, counted in its own frames: on a busy machine they come later, and so does the answer. */

/** Something must answer again within these frames of the page, which are five seconds where the machine is not busy. */
export const STUCK_FRAMES = 300;

declare global {
  var framesPassed: number | undefined;
}

/** In the page: counts its frames from now on. */
export function countFrames(): void {
  const isCounting = globalThis.framesPassed !== undefined;
  globalThis.framesPassed = 0;
  const count = () => {
    globalThis.framesPassed! += 1;
    requestAnimationFrame(count);
  };
  if (!isCounting) requestAnimationFrame(count);
}

/** In the page: the frames since then. Another page has no count: it answers since it is there. */
export const framesPassed = (): number => globalThis.framesPassed ?? 0;
