import { type Rich } from '../../app/schema/sources/parts.ts';
import { map, mapWords } from '../../app/schema/words.ts';

/** The words that journeys look for are imported from the site, so that a writer may change them. */
export * from '../../app/schema/words.ts';

export const mapButtonName = mapWords.button;
export const mapHeading = map.heading;

/** A text with links, as plain text. */
export const plain = (text: Rich): string =>
  text.map((part) => (typeof part === 'string' ? part : part.text)).join('');
