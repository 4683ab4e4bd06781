import { useEffect, useRef, useState } from 'react';
import { matchPath, useLocation, useNavigate, useNavigation } from 'react-router';
import type { Path } from 'react-router';
import { placeOf } from '../schema/places.ts';
import { wallClock } from '../stage/time/clock.ts';
import { answers } from './answers.ts';

/** The code of a route did not come, for a step there or for a link that was pointed at. A step waits for it. */
interface Failure {
  readonly path: string;
  readonly again: () => void;
}

/** The path of whatever is not found fits every address. */
const REST = '/*';
const isFor = ({ path }: Failure, to: string) =>
  path === REST ? placeOf(to) === undefined : matchPath(path, to) !== null;

const addressOf = ({ pathname, search, hash }: Path) => pathname + search + hash;

/**
 * When a scene's code fails to load on the way there, the navigator goes there as to any page: one load of the
 * document, which is printed whole. Should its code fail again it stays as printed and says so; there is no second try.
 * Where nothing answers at all (offline) nobody is sent away from a page that works: one stays, and is told so; the
 * next step asks for the code again. Says whether one has stayed.
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
    const ask = async (there: Path) => {
      const from = window.location.href;
      const answered = await answers(there.pathname, wallClock);
      // The step has given way to another, or has arrived: the address knows that before this code does.
      if (over || window.location.href !== from) return;
      if (!answered) {
        setUnreachable(true);
        // The router still waits for the code: going where one is calls that off.
        void navigate(here, { replace: true, preventScrollReset: true, state: here.state as unknown });
      } else if (addressOf(window.location) === addressOf(there)) {
        // A step back: the browser has gone there already.
        window.location.reload();
      } else window.location.assign(addressOf(there));
    };
    const onFailure = (event: Event) => {
      const failure = (event as CustomEvent<Failure>).detail;
      failed.current.add(failure);
      if (!to || asked || !isFor(failure, to.pathname)) return;
      asked = true;
      void ask(to);
    };
    // Left for the document of that scene, and come back to as it was: the step is over.
    const onBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted && to)
        void navigate(here, { replace: true, preventScrollReset: true, state: here.state as unknown });
    };
    window.addEventListener('scene-code-failed', onFailure);
    window.addEventListener('pageshow', onBack);
    // As well what failed before the router told where it is going.
    for (const failure of failed.current) {
      if (!to || !isFor(failure, to.pathname)) continue;
      failed.current.delete(failure);
      failure.again();
    }
    return () => {
      over = true;
      window.removeEventListener('scene-code-failed', onFailure);
      window.removeEventListener('pageshow', onBack);
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
