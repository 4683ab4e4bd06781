import { useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useRealm } from '../time/realm.ts';
import { whenIdle } from '../time/when-idle.ts';
import { store } from '../../storage/storage.ts';
import { useOnline } from './use-online.ts';

/** Whether this navigator has visited before. */
const hasPlayed = () => Object.values(store.get().states).some(({ numTimesPlayed }) => numTimesPlayed > 0);

/** Asks for code that may be wanted once the page is idle, but not on a first visit, which has enough to load. */
function useIdleFor(ask: () => void): void {
  const { alive, narrow } = useRealm();
  useEffect(() => (alive && !narrow && hasPlayed() ? whenIdle(ask) : undefined), [alive, narrow, ask]);
}

interface Later<Props> {
  readonly Part: ComponentType<Props> | undefined;
  /** The code was asked for and has not come. */
  readonly failed: boolean;
  /** Asks for the code, for the first time or after a failure. */
  ask(): void;
  /** Asks for the code because its button is pointed at or focused. After a failure only a press asks again. */
  readonly near: (() => void) | undefined;
}

/** A part whose code comes when it is first wanted (decision 0010). */
export function useLater<Props>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [failed, setFailed] = useState(false);
  const ask = useCallback(() => {
    setFailed(false);
    load().then(
      (Code) => setPart(() => Code),
      () => setFailed(true),
    );
  }, [load]);
  useIdleFor(ask);
  useOnline(failed, ask);
  return { Part, failed, ask, near: failed ? undefined : ask };
}

/**
 * A part that comes later, whether it is open, and how to open and close it. A wish whose code has not come is dropped once
 * something else covers the page, or another page is wanted. What is `ofPage` is also closed then: with Back one leaves it
 * together with its page.
 */
export function useWish<Props>(load: () => Promise<ComponentType<Props>>, { ofPage = false } = {}) {
  const { Part, failed, ask, near } = useLater(load);
  const { covered } = useRealm();
  const here = useLocation();
  const { pathname } = useNavigation().location ?? here;
  /** The page it is wanted for. */
  const [wished, setWished] = useState<string>();
  const open = wished !== undefined;
  const left = wished !== pathname;
  if (open && (Part ? ofPage && left : covered || left)) setWished(undefined);
  return {
    Part,
    near,
    open,
    /** It is wanted, and its code has not come. */
    missed: open && failed,
    wish() {
      ask();
      setWished(pathname);
    },
    close: useCallback(() => setWished(undefined), []),
  };
}
