import { useCallback, useState } from 'react';
import type { RunningScene } from './use-scene.ts';

/**
 * What a scene does with the end of its introduction: on to the next state, and where the lines came all at once, so
 * that nobody can have read them, they stay in view beside what follows, until the introduction is begun again.
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
