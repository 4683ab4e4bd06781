import { type Rich } from '../../app/schema/sources/parts.ts';
import { books, map, mapWords } from '../../app/schema/words.ts';

/** The words that journeys look for are imported from the site, so that a writer may change them. */
export * from '../../app/schema/words.ts';

export const mapButtonName = mapWords.button;
export const mapHeading = map.heading;

/** A text with links, as plain text. */
export const plain = (text: Rich): string =>
  text.map((part) => (typeof part === 'string' ? part : part.text)).join('');

const bookOf = (slug: (typeof books)[number]['slug']) => books.find((book) => book.slug === slug)!;

/** Books that journeys need for what stands in them. By their slugs: the next book takes the first place on the shelf. */
export const BIRTHDAY = bookOf('sonorarium-of-resonance-turns-one');
export const REALM = bookOf('a-new-realm');
/** An essay, with headings and notes. */
export const MINDFULNESS = bookOf('an-introduction-to-sound-mindfulness');
