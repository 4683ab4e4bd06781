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
  const { alive, narrow, still, covered, paused } = useRealm();
  const moves = alive && !narrow && !still;
  const playing = useRef<Playing>(undefined);
  const stopped = covered || paused;
  const wasStopped = useRef(stopped);
  useMover(motion !== undefined);

  useEffect(() => {
    if (!moves || !motion || !root.current) return;
    const begun = playMotion(root.current, motion, storyClock, Math.random);
    playing.current = begun;
    if (wasStopped.current) begun.pause();
    return () => {
      begun.stop();
      playing.current = undefined;
    };
  }, [root, motion, moves]);

  useEffect(() => {
    if (wasStopped.current === stopped) return;
    wasStopped.current = stopped;
    if (stopped) playing.current?.pause();
    else playing.current?.go();
  }, [stopped]);
}
