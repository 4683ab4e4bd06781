import { useEffect } from 'react';
import type { RefObject } from 'react';
import { storyClock } from '../time/clock.ts';
import { useMover } from './movers.ts';
import { playMotion } from './motion.ts';
import type { Motion } from './motion.ts';
import { useRealm } from '../time/realm.ts';

/** Plays a picture's motion while the realm is alive, the window is wide enough and motion is not reduced. */
export function useMotion(root: RefObject<HTMLElement | null>, motion: Motion | undefined): void {
  const { alive, narrow, still } = useRealm();
  const moves = alive && !narrow && !still;
  useMover(motion !== undefined);
  useEffect(() => {
    if (!moves || !motion || !root.current) return;
    return playMotion(root.current, motion, storyClock, Math.random);
  }, [root, motion, moves]);
}
