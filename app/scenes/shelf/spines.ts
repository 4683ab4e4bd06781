/** The drawn books, and the plate of each. A book that is not drawn is only in the list. */
const SPINES: ReadonlyMap<string, string> = new Map([
  ['sonorarium-of-resonance-turns-one', 'book-birthday'],
  ['a-new-realm', 'book-realm'],
  ['an-introduction-to-sound-mindfulness', 'book-mindfulness'],
]);

/** The plate of a book's spine, if it is drawn. */
export const spineOf = (slug: string): string | undefined => SPINES.get(slug);
