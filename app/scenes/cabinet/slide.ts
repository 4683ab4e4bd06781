/**
 * A sheet slides out from behind its tab, or back. The page is laid out once, with the folder open; then only transforms
 * and a clip move. Of a sheet only as much moves as the window shows: the rest would make it come in the first frames.
 */

interface Slide {
  /** The folder: `[data-part='panel']` in it holds the sheet. */
  readonly folder: HTMLElement;
  readonly direction: 'out' | 'in';
  readonly delayMs: number;
  readonly durationMs: number;
  readonly easing: string;
}

/** Starts the motion. Its animations stay at their last frame until they are cancelled. */
export function slide({ folder, direction, delayMs, durationMs, easing }: Slide): Animation[] {
  const panel = folder.querySelector<HTMLElement>(`[data-part='panel']`);
  const sheet = panel?.firstElementChild;
  if (!panel || !sheet) return [];
  const whole = panel.offsetHeight;
  const from = Math.max(0, panel.getBoundingClientRect().top);
  const seen = Math.min(whole, Math.max(0, window.innerHeight - from));

  const timing = {
    delay: delayMs,
    duration: durationMs,
    easing,
    fill: direction === 'out' ? 'backwards' : 'forwards',
  } as const;
  const inOrder = (frames: readonly [Keyframe, Keyframe]) =>
    direction === 'out' ? [...frames] : frames.toReversed();
  const clip = (px: number): Keyframe => ({ clipPath: `inset(0 0 ${px}px)` });
  const down = (px: number): Keyframe => ({ transform: `translateY(${px}px)` });
  // Animations are added up: what is below several moving sheets moves by all of them.
  const move = (element: Element, frames: readonly [Keyframe, Keyframe]) =>
    element.animate(inOrder(frames), { ...timing, composite: 'add' });

  return [
    panel.animate(inOrder([clip(whole), clip(whole - seen)]), timing),
    move(sheet, [down(-seen), down(0)]),
    ...below(folder).map((next) => move(next, [down(-whole), down(seen - whole)])),
  ];
}

/** So many lines of an opened sheet are enough to begin with. */
const LEAST_LINES = 6;

/** Scrolls a folder's tab to the top of the window, if fewer lines of its sheet are seen. */
export function bringUp(folder: Element, behavior: ScrollBehavior): void {
  // The sheet itself may still be on its way.
  const panel = folder.querySelector(`[data-part='panel']`)!;
  const { lineHeight, paddingTop } = getComputedStyle(panel.firstElementChild!);
  const foot = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom);
  const seen = window.innerHeight - foot - panel.getBoundingClientRect().top - parseFloat(paddingTop);
  if (seen < LEAST_LINES * parseFloat(lineHeight)) folder.scrollIntoView({ behavior });
}

/** Makes the lowest drawer tremble. It has no label and no folder. */
export function tremble(drawer: Element | null, durationMs: number): void {
  const still = { transform: 'none' };
  drawer?.animate(
    [
      still,
      { transform: 'translate(1px, 0)' },
      { transform: 'translate(-1px, 1px)' },
      { transform: 'translate(1px, 0)' },
      still,
    ],
    { duration: durationMs },
  );
}

function below(folder: Element): Element[] {
  const after: Element[] = [];
  for (let next = folder.nextElementSibling; next; next = next.nextElementSibling) after.push(next);
  return after;
}
