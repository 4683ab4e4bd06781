/**
 * The attributes of an element whose images appear together. The head script writes `data-whole` on it when no image in it
 * matches the selector any more: by default, when each has loaded or failed.
 */
export function figure(awaits = 'img:not([data-come], [data-failed])') {
  // It may be whole before React hydrates it.
  return { 'data-awaits': awaits, suppressHydrationWarning: true };
}
