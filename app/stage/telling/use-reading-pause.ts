import { useEffect, useState } from 'react';
import { unitsToRead } from '../../engine/typing.ts';
import { storyClock } from '../time/clock.ts';
import { useStored } from '../use-stored.ts';
import { createPace } from './pace.ts';

/**
 * While lines that came all at once are read, waits as long as it takes to tell them at the reading speed, and then calls
 * `over`, which should stay the same function. A change of the speed acts at once; a pause of the story is waited for.
 */
export function useReadingPause(lines: readonly string[], reading: boolean, over: () => void): void {
  const { delayMs } = useStored();
  const [pace] = useState(() => createPace(storyClock, delayMs));
  useEffect(() => pace.setDelay(delayMs), [pace, delayMs]);
  useEffect(() => {
    if (!reading) return;
    pace.stretch(unitsToRead(lines), over);
    return pace.stop;
  }, [pace, lines, reading, over]);
}
