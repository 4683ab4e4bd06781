import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/**
 * When a scene's code fails to load on the way there, the navigator goes there as to any page: one load of the
 * document, which is printed whole. Should its code fail again it stays as printed and says so; there is no second try.
 */
export function useSceneCode(): void {
  const { location: to } = useNavigation();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const fail = () => setFailed(true);
    window.addEventListener('scene-code-failed', fail);
    return () => window.removeEventListener('scene-code-failed', fail);
  }, []);
  // The failure may come before the router has told where it is going.
  useEffect(() => {
    if (failed && to) window.location.assign(to.pathname + to.search + to.hash);
  }, [failed, to]);
}
