import { TIMINGS_MS } from '../../engine/timings.ts';
import { createValue } from '../../engine/value.ts';
import type { Readable } from '../../engine/value.ts';
import type { Clock } from '../../engine/clock.ts';
import type { FoundBook } from '../../schema/sources.ts';

export interface FetchedBook {
  readonly html: string;
  /** Undefined if the archive has said nothing but the text. */
  readonly found: FoundBook | undefined;
}

export type RetrievalState =
  /** The book is loading. `shown` is true when it takes long enough for the page to say so. */
  | { readonly is: 'loading'; readonly shown: boolean }
  | ({ readonly is: 'ready' } & FetchedBook)
  /** The archive has no such book. */
  | { readonly is: 'unknown' }
  /** The archive has failed so many times to answer with the book. `knocking` while it is asked again. */
  | { readonly is: 'unreachable'; readonly knocking: boolean; readonly times: number };

interface Powers {
  /** Fetches the book; null if the archive has none. Rejects if it does not say. */
  ask(signal: AbortSignal): Promise<FetchedBook | null>;
  readonly clock: Pick<Clock, 'now' | 'after'>;
}

interface Retrieval {
  readonly state: Readable<RetrievalState>;
  /** Fetches the book, for the first time or again after a failure. */
  ask(): void;
  /** Cancels the request. The state does not change after this. */
  leave(): void;
}

const LOADING: RetrievalState = { is: 'loading', shown: false };

/**
 * Fetches one book. If it takes longer than BOOK_QUIET, the state says that it is loading, for BOOK_LOADING_LEAST at
 * least. Of several attempts only the last one counts.
 */
export function createRetrieval({ ask, clock }: Powers): Retrieval {
  const state = createValue(LOADING);
  let leave = () => {};

  const attempt = () => {
    leave();
    const request = new AbortController();
    let over = false;
    let shownAt: number | undefined;
    const timers: (() => void)[] = [];
    const end = () => {
      over = true;
      for (const cancel of timers) cancel();
    };
    leave = () => {
      end();
      request.abort();
    };

    const before = state.get();
    const times = before.is === 'unreachable' ? before.times : 0;
    const show = (next: RetrievalState) => {
      shownAt = clock.now();
      state.set(next);
    };
    if (times > 0) show({ is: 'unreachable', knocking: true, times });
    else {
      state.set(LOADING);
      timers.push(clock.after(TIMINGS_MS.BOOK_QUIET, () => show({ is: 'loading', shown: true })));
    }

    const finish = (outcome: RetrievalState) => {
      if (over) return;
      end();
      const waitMs = shownAt === undefined ? 0 : shownAt + TIMINGS_MS.BOOK_LOADING_LEAST - clock.now();
      if (waitMs <= 0) return state.set(outcome);
      leave = clock.after(waitMs, () => state.set(outcome));
    };
    const fail = () => finish({ is: 'unreachable', knocking: false, times: times + 1 });
    timers.push(
      clock.after(TIMINGS_MS.ARCHIVE_PATIENCE, () => {
        fail();
        request.abort();
      }),
    );
    ask(request.signal).then((book) => finish(book ? { is: 'ready', ...book } : { is: 'unknown' }), fail);
  };

  return {
    state,
    ask: attempt,
    leave: () => leave(),
  };
}
