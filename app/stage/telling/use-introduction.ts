import { useCallback, useState } from 'react';
import type { RunningScene } from './use-scene.ts';

/**
 * The end of an introduction: `onDone` sends the scene to its next state. `unread` is true when all lines appeared at
 * once; they then stay in view beside the choices, until the introduction is played again.
 */
export function useIntroduction({ state, send, replays }: RunningScene<string, 'LINES_SHOWN'>) {
  const [unreadIn, setUnreadIn] = useState<number>();
  const onDone = useCallback(
    (unread: boolean) => {
      if (unread) setUnreadIn(replays);
      send('LINES_SHOWN');
    },
    [send, replays],
  );
  return { unread: unreadIn === replays && (state === 'arriving' || state === 'choosing'), onDone };
}
