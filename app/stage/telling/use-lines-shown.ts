import { useCallback, useState } from 'react';
import type { RunningScene } from './use-scene.ts';

/**
 * Whether all lines of this introduction appeared at once, so that nobody can have read them, and what its end calls. The
 * next replay begins anew.
 */
export function useLinesShown({
  send,
  replays,
}: Pick<RunningScene<string, 'LINES_SHOWN'>, 'send' | 'replays'>): readonly [
  unread: boolean,
  shown: (atOnce: boolean) => void,
] {
  const [unreadIn, setUnreadIn] = useState<number>();
  const shown = useCallback(
    (atOnce: boolean) => {
      if (atOnce) setUnreadIn(replays);
      send('LINES_SHOWN');
    },
    [send, replays],
  );
  return [unreadIn === replays, shown];
}
