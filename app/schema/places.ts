import { map } from './words.ts';

export type PlaceId = (typeof map.places)[number]['id'];

/** A path without slashes at its end, like the paths of places. Only the Sea's is a slash. */
export const bare = (path: string) => path.replace(/\/+$/, '') || '/';

/** The place at a path, with or without slashes at its end. */
export const placeOf = (path: string): PlaceId | undefined =>
  map.places.find((place) => place.to === bare(path))?.id;

/** The path of each place. A book's is bookPath. */
export const PLACE_PATHS = Object.fromEntries(map.places.map(({ id, to }) => [id, to])) as Readonly<
  Record<PlaceId, string>
>;

/** The path of a book, by its slug. */
export const bookPath = (slug: string) => `${PLACE_PATHS.shelf}/${slug}`;
