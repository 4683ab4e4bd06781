import { useEffect, useRef, useState } from 'react';
import { matchPath, useLocation, useNavigate, useNavigation } from 'react-router';
import type { Path } from 'react-router';
import { placeOf } from '../schema/places.ts';
import { answers } from './answers.ts';

/** The code of a route failed to load, and a navigation waits until `again` is called. */
interface Failure {
  readonly path: string;
  readonly error: unknown;
  /** One has begun to leave for another document meanwhile. */
  readonly left: boolean;
  /** The step leaves no entry of the present page in the history. */
  readonly replaces: boolean;
  readonly again: () => void;
}

/** The path of the Lost scene's route, which matches every address. */
const REST = '/*';
const isFor = ({ path }: Failure, to: string) =>
  path === REST ? placeOf(to) === undefined : matchPath(path, to) !== null;

const addressOf = ({ pathname, search, hash }: Path) => pathname + search + hash;

/**
 * Answers a scene's code that fails to load. If the server answers, the scene's document is loaded once; if its code
 * fails again, it stays as printed and says so. If the server does not answer (offline), the present page stays, and the
 * next navigation asks for the code again. Returns true in that last case.
 */
export function useSceneCode(): boolean {
  const here = useLocation();
  const { location: to } = useNavigation();
  const navigate = useNavigate();
  const failed = useRef(new Set<Failure>());
  const [unreachable, setUnreachable] = useState(false);

  useEffect(() => {
    let asked = false;
    let over = false;
    const ask = async (there: Path, { error, replaces }: Failure) => {
      const from = window.location.href;
      const answered = await answers(there.pathname);
      // Another navigation has replaced this one, or one leaves, or it has finished: the address changes first.
      if (over || window.location.href !== from) return;
      if (!answered) {
        setUnreachable(true);
        // The router still waits for the code. A navigation to the present page cancels that.
        void navigate(here, { replace: true, preventScrollReset: true, state: here.state as unknown });
        return;
      }
      // Only now: without an answer, the network is at fault, or one has just left for another document.
      console.error(error);
      if (addressOf(window.location) === addressOf(there)) {
        // After a step back the address is already the new one.
        window.location.reload();
      } else window.location[replaces ? 'replace' : 'assign'](addressOf(there));
    };
    const onFailure = (event: Event) => {
      const failure = (event as CustomEvent<Failure>).detail;
      failed.current.add(failure);
      if (!to || asked || over || failure.left || !isFor(failure, to.pathname)) return;
      asked = true;
      void ask(to, failure);
    };
    // The document of that scene was loaded, and the navigator has come back to this page: the navigation is over.
    const onBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted && to)
        void navigate(here, { replace: true, preventScrollReset: true, state: here.state as unknown });
    };
    // Firefox breaks off what is loading as soon as one leaves for another document. That is no failure.
    const onLeave = () => {
      over = true;
    };
    window.addEventListener('scene-code-failed', onFailure);
    window.addEventListener('pageshow', onBack);
    // Some browsers keep no page that listens to it, so only a waiting one does.
    if (to) window.addEventListener('beforeunload', onLeave);
    // Also answers failures from before the router announced the navigation.
    for (const failure of failed.current) {
      if (!to || !isFor(failure, to.pathname)) continue;
      failed.current.delete(failure);
      failure.again();
    }
    return () => {
      over = true;
      window.removeEventListener('scene-code-failed', onFailure);
      window.removeEventListener('pageshow', onBack);
      window.removeEventListener('beforeunload', onLeave);
    };
  }, [here, to, navigate]);

  useEffect(() => {
    const reachable = () => setUnreachable(false);
    window.addEventListener('online', reachable);
    return () => {
      window.removeEventListener('online', reachable);
      reachable();
    };
  }, [here.pathname]);
  return unreachable;
}
