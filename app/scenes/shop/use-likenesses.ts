import { useCallback, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { artifacts } from './artifacts.ts';
import type { ArtifactId } from './artifacts.ts';

export type Arrival = 'coming' | 'come' | 'failed';

export interface Likenesses {
  of(id: ArtifactId): Arrival;
  /** None is on its way any more, nor is the case they stand in or the wall behind it. */
  readonly settled: boolean;
  /** Every single one has failed. */
  readonly allFailed: boolean;
  /** How often they have been asked for again: a picture with another number is fetched anew. */
  readonly attempt: number;
  retry(): void;
}

/** What must be there, or have failed, before the shop is shown. */
const FIRST = '[data-artifact] img, [data-first] img, [data-plate="wall"] img';

const isArtifact = (id: string | undefined): id is ArtifactId =>
  artifacts.some((artifact) => artifact.id === id);
const artifactOf = (image: Element) => image.closest<HTMLElement>('[data-artifact]')?.dataset['artifact'];

/**
 * Which pictures of the products within `root`, the scene, have come, and which have failed. Looks at those that came before the
 * page lived, and listens for the others; a picture counts as come when it can be painted.
 */
export function useLikenesses(root: RefObject<HTMLElement | null>): Likenesses {
  const [arrivals, setArrivals] = useState<Partial<Record<ArtifactId, Arrival>>>({});
  const [attempt, setAttempt] = useState(0);

  const [surrounded, setSurrounded] = useState(false);
  const note = useCallback((image: HTMLImageElement) => {
    const all = image.closest('main')?.querySelectorAll<HTMLImageElement>(FIRST) ?? [];
    if (Array.from(all).every(({ complete }) => complete)) setSurrounded(true);
    const id = artifactOf(image);
    if (!isArtifact(id)) return;
    const arrival: Arrival = image.naturalWidth > 0 ? 'come' : 'failed';
    setArrivals((before) => (before[id] === arrival ? before : { ...before, [id]: arrival }));
  }, []);

  // Before the first frame: whoever comes back finds the pictures there already, and waits for nothing.
  useLayoutEffect(() => {
    for (const image of root.current?.querySelectorAll<HTMLImageElement>(FIRST) ?? []) {
      // Whether a picture has come already only the picture can tell.
      // oxlint-disable-next-line react/set-state-in-effect
      if (image.complete) note(image);
    }
  }, [root, note]);

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
    // Neither event bubbles; on the way down they can be caught.
    element.addEventListener('load', onLoad, true);
    element.addEventListener('error', onError, true);
    return () => {
      element.removeEventListener('load', onLoad, true);
      element.removeEventListener('error', onError, true);
    };
  }, [root, note]);

  const of = (id: ArtifactId): Arrival => arrivals[id] ?? 'coming';
  return {
    of,
    settled: surrounded && artifacts.every(({ id }) => of(id) !== 'coming'),
    allFailed: artifacts.every(({ id }) => of(id) === 'failed'),
    attempt,
    retry() {
      setArrivals({});
      setAttempt(attempt + 1);
    },
  };
}
