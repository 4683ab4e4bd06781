import { createValue } from '../../engine/value.ts';
import type { Readable } from '../../engine/value.ts';

const blocked = createValue(false);

/**
 * Whether the browser loads no pictures, because the navigator has switched them off. Such images neither load nor fail,
 * so nothing may wait for them. Known once the page has loaded; until then it is false.
 */
export const picturesBlocked: Readable<boolean> = blocked;

/** A browser that loads pictures has chosen a file for each image by then. */
const isBlocked = ({ complete, currentSrc, loading }: HTMLImageElement) =>
  !complete && currentSrc === '' && loading !== 'lazy';

function look(): void {
  if (!Array.from(document.images).some(isBlocked)) return;
  blocked.set(true);
  // The styles hide the frames of images without words.
  document.documentElement.dataset['pictures'] = 'none';
}

/** Looks once the page has loaded. Returns a function that calls it off. */
export function watchForPictures(): () => void {
  if (document.readyState === 'complete') look();
  else window.addEventListener('load', look, { once: true });
  return () => window.removeEventListener('load', look);
}
