import { use, useCallback, useEffect, useState } from 'react';
import { useOnline } from '../../stage/loading/use-online.ts';
import { PrintedTexts } from '../../stage/reading/printed-texts.ts';
import { fetchAgreements } from './fetch-agreements.ts';
import type { Texts } from './fetch-agreements.ts';

/** The texts fetched in this visit. */
let fetched: Texts | undefined;

interface Agreements {
  /** The HTML of each agreement by its slug; undefined while they are not there. */
  readonly texts: Texts | undefined;
  /** They have not come. They may be asked for again. */
  readonly failed: boolean;
  /** They are asked for again. */
  readonly asking: boolean;
  /** Asks again after a failure. */
  ask(): void;
}

/**
 * The agreements: printed with the page, fetched before, or fetched now. They are in no script. Whoever comes from another
 * scene gets them from the cabinet's own page, as it was printed.
 */
export function useAgreements(slugs: readonly string[]): Agreements {
  const printed = use(PrintedTexts);
  const [texts, setTexts] = useState(() => (slugs.every((slug) => printed.has(slug)) ? printed : fetched));
  const [failed, setFailed] = useState(false);
  const [asking, setAsking] = useState(false);
  const fetchNow = useCallback(() => {
    fetchAgreements().then(
      (come) => {
        fetched = come;
        setTexts(come);
      },
      () => {
        setFailed(true);
        setAsking(false);
      },
    );
  }, []);
  const missing = texts === undefined;
  useEffect(() => {
    if (missing) fetchNow();
  }, [missing, fetchNow]);
  const ask = useCallback(() => {
    setAsking(true);
    fetchNow();
  }, [fetchNow]);
  useOnline(failed && !asking, ask);
  return { texts, failed, asking, ask };
}
