import { TIMINGS_MS } from '../../engine/timings.ts';
import { createValue } from '../../engine/value.ts';
import type { Readable } from '../../engine/value.ts';
import type { Clock } from '../../engine/clock.ts';

/** An archive that has not answered by then will not. */
export const PATIENCE_MS = 20_000;

export type RetrievalState =
  /** It has been asked for. `told` once it has taken long enough to say so. */
  | { readonly is: 'asking'; readonly told: boolean }
  | { readonly is: 'ready'; readonly html: string }
  /** The archive did not answer, or not with the book; so many times now. `knocking` while it is asked again. */
  | { readonly is: 'unreachable'; readonly knocking: boolean; readonly times: number };

export interface Powers {
  /** Asks for the body; rejects when there is none to be had. */
  ask(signal: AbortSignal): Promise<string>;
  readonly clock: Pick<Clock, 'now' | 'after'>;
}

export interface Retrieval {
  readonly state: Readable<RetrievalState>;
  /** Asks, for the first time or again after the archive has not answered. */
  ask(): void;
  /** Nobody is waiting any more: nothing is shown after this, and the request is called off. */
  leave(): void;
}

const ASKING: RetrievalState = { is: 'asking', told: false };

/**
 * Fetches one body. What loads quickly is simply there; what takes longer says so, and then long enough to be read.
 * Of several attempts only the last one counts.
 */
export function createRetrieval({ ask, clock }: Powers): Retrieval {
  const state = createValue(ASKING);
  let leave = () => {};

  const attempt = () => {
    leave();
    const request = new AbortController();
    let over = false;
    let toldAt: number | undefined;
    const timers: (() => void)[] = [];
    const end = () => {
      over = true;
      for (const callOff of timers) callOff();
    };
    leave = () => {
      end();
      request.abort();
    };

    const before = state.get();
    const times = before.is === 'unreachable' ? before.times : 0;
    const tell = (next: RetrievalState) => {
      toldAt = clock.now();
      state.set(next);
    };
    if (times > 0) tell({ is: 'unreachable', knocking: true, times });
    else {
      state.set(ASKING);
      timers.push(clock.after(TIMINGS_MS.BOOK_QUIET, () => tell({ is: 'asking', told: true })));
    }

    const settle = (outcome: RetrievalState) => {
      if (over) return;
      end();
      const restMs = toldAt === undefined ? 0 : toldAt + TIMINGS_MS.BOOK_LOADING_LEAST - clock.now();
      if (restMs <= 0) return state.set(outcome);
      leave = clock.after(restMs, () => state.set(outcome));
    };
    const fail = () => settle({ is: 'unreachable', knocking: false, times: times + 1 });
    timers.push(
      clock.after(PATIENCE_MS, () => {
        fail();
        request.abort();
      }),
    );
    ask(request.signal).then((html) => settle({ is: 'ready', html }), fail);
  };

  return {
    state,
    ask: attempt,
    leave: () => leave(),
  };
}
