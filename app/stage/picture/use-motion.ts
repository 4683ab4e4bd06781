import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { storyClock } from '../time/clock.ts';
import { useMover } from './movers.ts';
import { playMotion } from './motion.ts';
import type { Motion, Playback } from './motion.ts';
import { useRealm } from '../time/realm.ts';

/**
 * Plays a picture's motion while the realm is alive, the window is wide enough and motion is not reduced. It pauses while
 * an overlay is open and while the navigator has paused. The browser itself stops it in a hidden tab.
 */
export function useMotion(root: RefObject<HTMLElement | null>, motion: Motion | undefined): void {
  const { alive, narrow, still, covered, paused } = useRealm();
  const moves = alive && !narrow && !still;
  const playback = useRef<Playback>(undefined);
  const stopped = covered || paused;
  const wasStopped = useRef(stopped);
  useMover(motion !== undefined);

  useEffect(() => {
    if (!moves || !motion || !root.current) return;
    const started = playMotion(root.current, motion, storyClock, Math.random);
    playback.current = started;
    if (wasStopped.current) started.pause();
    return () => {
      started.stop();
      playback.current = undefined;
    };
  }, [root, motion, moves]);

  useEffect(() => {
    if (wasStopped.current === stopped) return;
    wasStopped.current = stopped;
    if (stopped) playback.current?.pause();
    else playback.current?.resume();
  }, [stopped]);
}
