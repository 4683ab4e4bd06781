import * as v from 'valibot';
import { day, slug, text } from './parts.ts';

/** The fields at the top of a book. */
export const book = v.strictObject({
  slug: slug(),
  name: text(),
  author: text(),
  publishDate: day(),
  description: text(),
});
