import { useEffect, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';

/**
 * When a scene's code fails to load on the way there, the navigator goes there as to any page: one load of the
 * document, which is printed whole. Should its code fail again it stays as printed and says so; there is no second try.
 * Where nothing answers at all (offline) nobody is sent away from a page that works: one stays, and is told so.
 * Says whether that is so.
 */
export function useSceneCode(): boolean {
  const { location: to } = useNavigation();
  const navigate = useNavigate();
  const [failed, setFailed] = useState(false);
  const [unreachable, setUnreachable] = useState(false);
  useEffect(() => {
    const fail = () => setFailed(true);
    const back = () => setUnreachable(false);
    window.addEventListener('scene-code-failed', fail);
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('scene-code-failed', fail);
      window.removeEventListener('online', back);
    };
  }, []);
  // The failure may come before the router has told where it is going.
  useEffect(() => {
    if (!failed || !to) return;
    const address = to.pathname + to.search + to.hash;
    const stay = () => {
      setFailed(false);
      setUnreachable(true);
      // The router still waits for the code: going where one is calls that off.
      void navigate(window.location.pathname, { replace: true, preventScrollReset: true });
    };
    fetch(to.pathname, { method: 'HEAD' }).then(() => window.location.assign(address), stay);
  }, [failed, to, navigate]);
  return unreachable;
}
