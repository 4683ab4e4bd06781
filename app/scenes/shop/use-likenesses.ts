import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { picturesBlocked } from '../../stage/picture/blocked.ts';
import { ifSettled } from '../../stage/picture/if-settled.ts';
import { onceAlive } from '../../stage/time/realm.ts';
import { useValue } from '../../stage/use-value.ts';
import { artifacts } from './artifacts.ts';
import type { ArtifactId } from './artifacts.ts';

export type LoadState = 'loading' | 'loaded' | 'failed';

export interface Likenesses {
  of(id: ArtifactId): LoadState;
  /** Nothing is loading any more: neither a product's picture, nor the case, nor the wall. */
  readonly settled: boolean;
  /** All of them have failed. */
  readonly allFailed: boolean;
  /** How often they were fetched again. A picture with a new number is fetched again. */
  readonly attempt: number;
  retry(): void;
}

/** The pictures that must have loaded or failed before the Shop is shown. */
export const FIRST = '[data-artifact] img, [data-first] img, [data-plate="wall"] img';

const isArtifact = (id: string | undefined): id is ArtifactId =>
  artifacts.some((artifact) => artifact.id === id);
const artifactOf = (image: Element) => image.closest<HTMLElement>('[data-artifact]')?.dataset['artifact'];

/**
 * Follows the pictures of the products in `root`, the scene: which have loaded, and which have failed. It also counts
 * those that loaded before hydration. A picture counts as loaded when it is decoded.
 */
export function useLikenesses(root: RefObject<HTMLElement | null>): Likenesses {
  const [loads, setLoads] = useState<Partial<Record<ArtifactId, LoadState>>>({});
  const [attempt, setAttempt] = useState(0);
  const blocked = useValue(picturesBlocked, false);

  const [surrounded, setSurrounded] = useState(false);
  const noted = useRef(new WeakSet<HTMLImageElement>());
  const note = useCallback((image: HTMLImageElement) => {
    noted.current.add(image);
    const all = image.closest('main')?.querySelectorAll<HTMLImageElement>(FIRST) ?? [];
    if (Array.from(all).every((each) => noted.current.has(each))) setSurrounded(true);
    const id = artifactOf(image);
    if (!isArtifact(id)) return;
    const load: LoadState = image.naturalWidth > 0 ? 'loaded' : 'failed';
    setLoads((before) => (before[id] === load ? before : { ...before, [id]: load }));
  }, []);

  // A layout effect, so that one who returns to the Shop does not wait for pictures that are loaded already. On a page that
  // comes alive it is asked then: before that nothing waits for it, and the whole scene would be rendered once more.
  useLayoutEffect(
    () =>
      onceAlive(() => {
        for (const image of root.current?.querySelectorAll<HTMLImageElement>(FIRST) ?? []) {
          // Only the element itself knows whether it has loaded already.
          ifSettled(image, () => note(image));
        }
      }),
    [root, note],
  );

  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const onLoad = ({ target }: Event) => {
      if (target instanceof HTMLImageElement)
        target.decode().then(
          () => note(target),
          () => note(target),
        );
    };
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) note(target);
    };
    // These events do not bubble, but they can be captured.
    element.addEventListener('load', onLoad, true);
    element.addEventListener('error', onError, true);
    return () => {
      element.removeEventListener('load', onLoad, true);
      element.removeEventListener('error', onError, true);
    };
  }, [root, note]);

  const of = (id: ArtifactId): LoadState => loads[id] ?? 'loading';
  return {
    of,
    settled: blocked || (surrounded && artifacts.every(({ id }) => of(id) !== 'loading')),
    allFailed: artifacts.every(({ id }) => of(id) === 'failed'),
    attempt,
    retry() {
      setLoads({});
      setAttempt(attempt + 1);
    },
  };
}
