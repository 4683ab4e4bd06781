/** All that the first of several quick clicks has hit, at that time. */
let hit = new WeakSet<EventTarget>();

if (typeof document !== 'undefined') {
  document.addEventListener(
    'click',
    (event) => {
      if (event.detail <= 1) hit = new WeakSet(event.composedPath());
    },
    true,
  );
}

/**
 * Whether a click is a later one of several quick clicks, and the first has hit something else: it was not meant for this
 * element, which has come under the pointer since.
 */
export const beganElsewhere = ({ detail }: { readonly detail: number }, element: Element): boolean =>
  detail > 1 && !hit.has(element);
