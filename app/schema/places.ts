import { spelled } from './decoded.ts';
import { PLACE_IDS, PLACE_ROUTES } from './sources/place-routes.ts';
import type { PlaceId } from './sources/place-routes.ts';

export { PLACE_ROUTES };
export type { PlaceId };

/** A path without slashes at its end, like the paths of places. Only the Sea's is a slash. */
export const bare = (path: string) => path.replace(/\/+$/, '') || '/';

/** The place at a path, with or without slashes at its end, however it is spelled. */
export const placeOf = (path: string): PlaceId | undefined =>
  PLACE_IDS.find((id) => PLACE_ROUTES[id] === bare(spelled(path)));

/** The path of a book, by its slug. */
export const bookPath = (slug: string) => `${PLACE_ROUTES.shelf}/${slug}`;
