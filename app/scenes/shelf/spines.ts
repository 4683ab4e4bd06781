/** The books that have been drawn, and the plate of each. A book that has not been drawn yet stands in the list alone. */
const SPINES: ReadonlyMap<string, string> = new Map([
  ['sonorarium-of-resonance-turns-one', 'book-birthday'],
  ['a-new-realm', 'book-realm'],
  ['an-introduction-to-sound-mindfulness', 'book-mindfulness'],
]);

/** The drawn spine of a book, if it has one. */
export const spineOf = (slug: string): string | undefined => SPINES.get(slug);
