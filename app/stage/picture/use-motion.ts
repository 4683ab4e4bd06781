import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { storyClock } from '../time/clock.ts';
import { useMover } from './movers.ts';
import { playMotion } from './motion.ts';
import type { Motion, Playing } from './motion.ts';
import { useRealm } from '../time/realm.ts';

/**
 * Lets what moves by itself in a picture move: while the page is alive, the window wide enough and motion welcome. It
 * rests while something lies over the page, and while the navigator has paused; a hidden tab stops it anyway.
 */
export function useMotion(root: RefObject<HTMLElement | null>, motion: Motion | undefined): void {
  const { alive, narrow, still, covered, held } = useRealm();
  const moves = alive && !narrow && !still;
  const playing = useRef<Playing>(undefined);
  const resting = covered || held;
  const rests = useRef(resting);
  useMover(motion !== undefined);

  useEffect(() => {
    if (!moves || !motion || !root.current) return;
    const begun = playMotion(root.current, motion, storyClock, Math.random);
    playing.current = begun;
    if (rests.current) begun.hold();
    return () => {
      begun.stop();
      playing.current = undefined;
    };
  }, [root, motion, moves]);

  useEffect(() => {
    if (rests.current === resting) return;
    rests.current = resting;
    if (resting) playing.current?.hold();
    else playing.current?.go();
  }, [resting]);
}
