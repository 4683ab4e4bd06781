import * as v from 'valibot';
import { text } from './parts.ts';
import { PLACE_IDS, PLACE_ROUTES } from './place-routes.ts';

const place = v.strictObject({ name: text(), subtitle: text() });

export const map = v.strictObject({
  heading: text(),
  places: v.pipe(
    v.strictObject(v.entriesFromList(PLACE_IDS, place)),
    v.transform((places) => PLACE_IDS.map((id) => ({ id, ...places[id], to: PLACE_ROUTES[id] }))),
  ),
  alt: v.pipe(
    v.strictObject({ picture: text() }),
    v.transform(({ picture }) => picture),
  ),
});
