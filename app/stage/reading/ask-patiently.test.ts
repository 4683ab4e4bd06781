import { afterEach, expect, test, vi } from 'vitest';
import { handClock } from '../../engine/hand-clock.ts';
import { ARCHIVE_PATIENCE_MS } from '../../engine/timings.ts';
import { askPatiently } from './ask-patiently.ts';

afterEach(() => vi.unstubAllGlobals());

const text = (answer: Response) => answer.text();
/** A promise that only the request's end settles. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

test('hands over what has come, and leaves no timer behind', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('words')));
  const { clock, waiting } = handClock();
  await expect(askPatiently('/cabinet', text, clock)).resolves.toBe('words');
  expect(waiting()).toBe(0);
});

test('refuses an error status', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('words', { status: 500 })));
  await expect(askPatiently('/cabinet', text, handClock().clock)).rejects.toThrow('500');
});

test.each(['the answer', 'its text'])('does not wait forever for %s', async (silent) => {
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) =>
    silent === 'the answer'
      ? untilAborted(signal)
      : Promise.resolve({ ok: true, text: () => untilAborted(signal) }),
  );
  const { clock, turn } = handClock();
  const asked = askPatiently('/cabinet', text, clock);
  const refused = expect(asked).rejects.toThrow();
  await Promise.resolve();
  turn(ARCHIVE_PATIENCE_MS);
  await refused;
});
