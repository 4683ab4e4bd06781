import * as v from 'valibot';
import { day, slug, text } from './parts.ts';

/** The agreements, in the order of the drawers. */
export const AGREEMENT_SLUGS = ['our-approach', 'terms-of-use', 'privacy-policy'] as const;

/** The fields at the top of an agreement. */
export const agreement = v.strictObject({
  slug: slug(),
  title: text(),
  lastUpdated: day(),
  summary: text(),
});
