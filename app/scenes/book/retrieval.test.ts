import { describe, expect, it } from 'vitest';
import { TIMINGS_MS } from '../../engine/timings.ts';
import { handClock } from '../../engine/hand-clock.ts';
import { createRetrieval } from './retrieval.ts';
import type { RetrievalState } from './retrieval.ts';
import type { FoundBook } from '../../schema/sources.ts';

const QUIET = TIMINGS_MS.BOOK_QUIET;
const LEAST = TIMINGS_MS.BOOK_LOADING_LEAST;

const BOOK = {
  slug: 'kettle',
  name: 'Kettle',
  author: 'The Seer',
  publishDate: 'May 1, 2025',
  description: '',
  words: 1,
};
const FOUND: FoundBook = { book: BOOK, newer: undefined, older: undefined };

/** An archive whose answers the test gives. */
function setUp() {
  const { clock, turn, waiting } = handClock();
  const requests: {
    answer(html: string | null): Promise<void>;
    refuse(): Promise<void>;
    signal: AbortSignal;
  }[] = [];
  const retrieval = createRetrieval({
    clock,
    ask: (signal) =>
      new Promise((resolve, reject) => {
        const settled = async (act: () => void) => {
          act();
          for (let i = 0; i < 5; i += 1) await Promise.resolve();
        };
        requests.push({
          signal,
          answer: (html) => settled(() => resolve(html === null ? null : { html, found: FOUND })),
          refuse: () => settled(() => reject(new Error('no'))),
        });
      }),
  });
  const shown: RetrievalState[] = [];
  retrieval.state.subscribe(() => shown.push(retrieval.state.get()));
  retrieval.ask();
  return { retrieval, turn, waiting, shown, requests, last: () => requests.at(-1)! };
}

const ready = (html: string): RetrievalState => ({ is: 'ready', html, found: FOUND });
const loading = (shown: boolean): RetrievalState => ({ is: 'loading', shown });

describe('a book that is fetched', () => {
  it('is shown without a message when it loads quickly', async () => {
    const { retrieval, turn, shown, last, waiting } = setUp();
    turn(QUIET - 1);
    expect(retrieval.state.get()).toEqual(loading(false));
    await last().answer('<p>kettle</p>');
    expect(shown).toEqual([ready('<p>kettle</p>')]);
    expect(waiting()).toBe(0);
  });

  it('has a message when it takes longer, which stays long enough to be read', async () => {
    const { retrieval, turn, shown, last } = setUp();
    turn(QUIET);
    expect(retrieval.state.get()).toEqual(loading(true));
    turn(10);
    await last().answer('<p>kettle</p>');
    turn(LEAST - 11);
    expect(retrieval.state.get()).toEqual(loading(true));
    turn(1);
    expect(shown).toEqual([loading(true), ready('<p>kettle</p>')]);
  });

  it('is shown at once when the message has been shown long enough', async () => {
    const { retrieval, turn, last, waiting } = setUp();
    turn(QUIET + LEAST + 3000);
    await last().answer('<p>kettle</p>');
    expect(retrieval.state.get()).toEqual(ready('<p>kettle</p>'));
    expect(waiting()).toBe(0);
  });

  it('may be unknown to the archive', async () => {
    const { retrieval, last, waiting } = setUp();
    await last().answer(null);
    expect(retrieval.state.get()).toEqual({ is: 'unknown' });
    expect(waiting()).toBe(0);
  });

  it('changes nothing after leaving, before and after the answer', async () => {
    const { retrieval, turn, shown, last, waiting } = setUp();
    turn(QUIET);
    retrieval.leave();
    expect(last().signal.aborted).toBe(true);
    expect(waiting()).toBe(0);
    await last().answer('<p>late</p>');
    await last().refuse();
    turn(60_000);
    expect(shown).toEqual([loading(true)]);

    const other = setUp();
    other.turn(QUIET);
    await other.last().answer('<p>in time</p>');
    other.retrieval.leave();
    other.turn(LEAST);
    expect(other.retrieval.state.get()).toEqual(loading(true));
  });

  it('can be asked for again after leaving', async () => {
    const { retrieval, requests, last } = setUp();
    retrieval.leave();
    retrieval.ask();
    await requests[0]!.answer('<p>first</p>');
    expect(retrieval.state.get()).toEqual(loading(false));
    await last().answer('<p>second</p>');
    expect(retrieval.state.get()).toEqual(ready('<p>second</p>'));
  });
});

describe('F24: an archive that does not answer', () => {
  it('is reported as unreachable, and can be asked again', async () => {
    const { retrieval, turn, shown, requests, last } = setUp();
    await last().refuse();
    expect(retrieval.state.get()).toEqual({ is: 'unreachable', knocking: false, times: 1 });
    retrieval.ask();
    expect(requests).toHaveLength(2);
    expect(retrieval.state.get()).toEqual({ is: 'unreachable', knocking: true, times: 1 });
    await last().refuse();
    turn(LEAST - 1);
    expect(retrieval.state.get()).toEqual({ is: 'unreachable', knocking: true, times: 1 });
    turn(1);
    expect(retrieval.state.get()).toEqual({ is: 'unreachable', knocking: false, times: 2 });
    retrieval.ask();
    turn(LEAST);
    await last().answer('<p>at last</p>');
    expect(shown.at(-1)).toEqual(ready('<p>at last</p>'));
  });

  it('counts as unreachable after a while', async () => {
    const { retrieval, turn, last, waiting } = setUp();
    turn(TIMINGS_MS.ARCHIVE_PATIENCE - 1);
    expect(retrieval.state.get()).toEqual(loading(true));
    turn(1);
    expect(retrieval.state.get()).toEqual({ is: 'unreachable', knocking: false, times: 1 });
    expect(last().signal.aborted).toBe(true);
    await last().refuse();
    expect(retrieval.state.get()).toEqual({ is: 'unreachable', knocking: false, times: 1 });
    expect(waiting()).toBe(0);
  });
});
