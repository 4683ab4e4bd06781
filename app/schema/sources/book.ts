import * as v from 'valibot';
import { day, slug, text } from './parts.ts';

/** The fields at the top of a book. */
export const book = v.pipe(
  v.strictObject({
    slug: slug(),
    name: text(),
    author: text(),
    publishDate: day(),
    description: text(),
    /** The name of its spine, if one is drawn on the shelf. */
    spine: v.optional(slug()),
    /** Not shown to visitors yet. */
    draft: v.optional(v.boolean()),
  }),
  v.transform(({ draft: _draft, ...card }) => card),
);
