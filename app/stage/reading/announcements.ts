import { TIMINGS_MS } from '../../engine/timings.ts';
import { createValue } from '../../engine/value.ts';
import { wallClock } from '../time/clock.ts';
import { useValue } from '../use-value.ts';

interface Announcement {
  readonly id: number;
  readonly text: string;
}

const announcements = createValue<readonly Announcement[]>([]);
const NONE: readonly Announcement[] = [];
let last = 0;

/**
 * Lets screen readers say a text, after what they are saying. The page's live region is printed empty, so they know it
 * before its first text comes. The text leaves again after ANNOUNCED: it stands in the page already, where it is read.
 */
export function announce(text: string): void {
  last += 1;
  const id = last;
  announcements.set([...announcements.get(), { id, text }]);
  wallClock.after(TIMINGS_MS.ANNOUNCED, () =>
    announcements.set(announcements.get().filter((it) => it.id !== id)),
  );
}

/** What the live region holds now. Nothing on a printed page. */
export const useAnnouncements = (): readonly Announcement[] => useValue(announcements, NONE);
