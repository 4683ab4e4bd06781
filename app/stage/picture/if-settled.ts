/**
 * Calls back if the image has loaded, or has failed, before anybody listened; at once, or for a failure soon. In Firefox an
 * image of a `<picture>` is complete while it loads, but only one that has failed cannot be decoded.
 */
export function ifSettled(img: HTMLImageElement, call: (loaded: boolean) => void): void {
  if (!img.complete) return;
  if (img.naturalWidth > 0) call(true);
  else img.decode().catch(() => call(false));
}
