import { useEffect, useRef, useState } from 'react';
import { matchPath, useLocation, useNavigate, useNavigation } from 'react-router';

/** The code of a route did not come, for a step there or for a link that was pointed at. A step waits for it. */
interface Failure {
  readonly path: string;
  readonly again: () => void;
}

/**
 * When a scene's code fails to load on the way there, the navigator goes there as to any page: one load of the
 * document, which is printed whole. Should its code fail again it stays as printed and says so; there is no second try.
 * Where nothing answers at all (offline) nobody is sent away from a page that works: one stays, and is told so; the
 * next step asks for the code again. Says whether one has stayed.
 */
export function useSceneCode(): boolean {
  const { pathname } = useLocation();
  const { location: to } = useNavigation();
  const navigate = useNavigate();
  const failed = useRef(new Set<Failure>());
  const [unreachable, setUnreachable] = useState(false);

  useEffect(() => {
    const stay = () => {
      setUnreachable(true);
      // The router still waits for the code: going where one is calls that off.
      const { pathname: path, search, hash } = window.location;
      void navigate({ pathname: path, search, hash }, { replace: true, preventScrollReset: true });
    };
    // A step that has arrived, or has given way to another, needs no page.
    let over = false;
    let asked = false;
    const onFailure = (event: Event) => {
      const failure = (event as CustomEvent<Failure>).detail;
      failed.current.add(failure);
      if (!to || asked || !matchPath(failure.path, to.pathname)) return;
      asked = true;
      fetch(to.pathname, { method: 'HEAD' }).then(
        () => {
          if (!over) window.location.assign(to.pathname + to.search + to.hash);
        },
        () => {
          if (!over) stay();
        },
      );
    };
    window.addEventListener('scene-code-failed', onFailure);
    // As well what failed before the router told where it is going.
    for (const failure of failed.current) {
      if (!to || !matchPath(failure.path, to.pathname)) continue;
      failed.current.delete(failure);
      failure.again();
    }
    return () => {
      over = true;
      window.removeEventListener('scene-code-failed', onFailure);
    };
  }, [to, navigate]);

  useEffect(() => {
    const reachable = () => setUnreachable(false);
    window.addEventListener('online', reachable);
    return () => {
      window.removeEventListener('online', reachable);
      reachable();
    };
  }, [pathname]);
  return unreachable;
}
