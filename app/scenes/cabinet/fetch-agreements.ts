import { TIMINGS_MS } from '../../engine/timings.ts';
import { PLACE_ROUTES } from '../../schema/places.ts';
import { fetchWithin } from '../../stage/loading/fetch-within.ts';
import { readTexts } from '../../stage/reading/printed-texts.ts';
import { parsePage } from '../../stage/reading/trusted-html.ts';

/** The HTML of each agreement by its slug. */
export type Texts = ReadonlyMap<string, string>;

/**
 * Fetches the agreements from the cabinet's own page, as it was printed. Rejects an error status, a page without them, and
 * what has not come after ARCHIVE_PATIENCE.
 */
export const fetchAgreements = (): Promise<Texts> =>
  fetchWithin(TIMINGS_MS.ARCHIVE_PATIENCE, PLACE_ROUTES.cabinet, async (answer) => {
    const texts = readTexts(parsePage(await answer.text()));
    if (!answer.ok || texts.size === 0) throw new Error('The cabinet did not hand over its agreements.');
    return texts;
  });
