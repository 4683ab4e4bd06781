/** The styles of a passage begin at the root. */
export const root = typeof document === 'undefined' ? undefined : document.documentElement;

/** A length for the styles. */
export const px = (value: number): string => `${value.toFixed(1)}px`;

/** A move to the right and down, for `transform`. */
export const moveTo = (left: number, top: number): string => `translate(${px(left)}, ${px(top)})`;

/** The window without scroll bars, in pixels. */
export const sizeOfWindow = () => ({ width: root?.clientWidth ?? 0, height: root?.clientHeight ?? 0 });

/**
 * Writes custom properties on the root. All of a moment are given at once: a measurement between two of them makes the
 * browser compute the styles of the whole document.
 */
export function tellStyles(values: Readonly<Record<string, string>>): void {
  for (const name in values) root?.style.setProperty(name, values[name]!);
}
