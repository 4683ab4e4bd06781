import { decoded } from '../../schema/decoded.ts';

/** The id a hash points to. */
export const idOf = (hash: string): string => decoded(hash.slice(1));

/** The part of the page that the hash of an address names. */
export const partNamed = (hash: string): HTMLElement | null => document.getElementById(idOf(hash));

/**
 * Scrolls to the part of the page that the hash names. The focus goes there from the heading of the page, which it has when
 * one has just come: Tab would lead back to the top.
 */
export function showPart(hash: string): void {
  const part = partNamed(hash);
  part?.scrollIntoView();
  if (!part || !document.activeElement?.matches('h1')) return;
  // Beside a button that copies its address, its words alone are the heading (copy-links.ts).
  const heading = part.querySelector<HTMLElement>(':scope > [role=heading]') ?? part;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
