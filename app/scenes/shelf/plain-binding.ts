/** How many plain bindings the style sheet has: the custom properties of `[data-binding]`. */
export const PLAIN_BINDINGS = 12;

/** The plain binding of a book without a drawn spine, from 1. The same slug always gets the same. */
export function plainBinding(slug: string): number {
  let sum = 0;
  for (const letter of slug) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return (sum % PLAIN_BINDINGS) + 1;
}
