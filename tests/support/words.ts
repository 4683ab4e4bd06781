import { type Rich } from '../../app/schema/sources/parts.ts';
import type { PlaceId } from '../../app/schema/places.ts';
import { PLACE_ROUTES } from '../../app/schema/places.ts';
import { agreements, athenaeum, books, map, mapWords, port, sea } from '../../app/schema/words.ts';

/** The words that journeys look for are imported from the site, so that a writer may change them. */
export * from '../../app/schema/words.ts';

export const mapButtonName = mapWords.button;
export const mapHeading = map.heading;

const CHOICES = [...sea.choices, ...port.choices, ...athenaeum.choices];

/** What the choice says that leads to a place. */
const wordsTo = (place: PlaceId) =>
  CHOICES.find((choice) => 'to' in choice && choice.to === PLACE_ROUTES[place])!.text;

/** What the choices say, by the place they lead to. */
export const TO = {
  port: wordsTo('port'),
  shop: wordsTo('shop'),
  athenaeum: wordsTo('athenaeum'),
  shelf: wordsTo('shelf'),
  cabinet: wordsTo('cabinet'),
};
export const READ_THE_MANUAL = CHOICES.find((choice) => 'opens' in choice)!.text;

/** The names of the places on the map. */
export const PLACE = Object.fromEntries(map.places.map(({ id, name }) => [id, name])) as Readonly<
  Record<PlaceId, string>
>;

/** The agreements, in the order of their drawers. */
export const [APPROACH, TERMS, PRIVACY] = agreements;

/** A text with links, as plain text. */
export const plain = (text: Rich): string =>
  text.map((part) => (typeof part === 'string' ? part : part.text)).join('');

const bookOf = (slug: (typeof books)[number]['slug']) => books.find((book) => book.slug === slug)!;

/** Books that journeys need for what stands in them. By their slugs: the next book takes the first place on the shelf. */
export const BIRTHDAY = bookOf('sonorarium-of-resonance-turns-one');
export const REALM = bookOf('a-new-realm');
/** An essay, with headings and notes. */
export const MINDFULNESS = bookOf('an-introduction-to-sound-mindfulness');
