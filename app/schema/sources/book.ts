import * as v from 'valibot';
import { day, each, slug, text } from './parts.ts';

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
    /** The id of the Artifact it is about. */
    artifact: v.optional(slug()),
    /** The slugs it had before: their addresses lead to this one. */
    was: v.optional(
      v.pipe(
        v.array(slug()),
        each<string[]>((slugs) =>
          new Set(slugs).size === slugs.length ? [] : ['names a slug twice. Take one of them out.'],
        ),
      ),
    ),
    /** Held back: no navigator sees it yet. */
    draft: v.optional(v.boolean()),
  }),
  v.transform(({ draft: _draft, ...card }) => card),
);
