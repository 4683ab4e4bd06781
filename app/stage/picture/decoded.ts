import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { clock } from '../time/clock.ts';

/** Resolves when each image is decoded, or has failed: one that has only been loaded is not seen yet. */
export async function decoded(images: () => Iterable<HTMLImageElement>): Promise<void> {
  // React may have just made them. Until they have chosen a file, in a task of their own, they count as complete.
  const { port1, port2 } = new MessageChannel();
  await new Promise((chosen) => {
    port1.addEventListener('message', chosen, { once: true });
    port1.start();
    port2.postMessage('');
  });
  port1.close();
  await Promise.allSettled([...images()].map((image) => image.decode()));
}

const imagesIn = (element: HTMLElement) => element.querySelectorAll('img');

/**
 * Whether the images of the element, by default those in it, are decoded, or have been waited for so many milliseconds,
 * since it was last `wanted`.
 */
export function useDecoded(
  ref: RefObject<HTMLElement | null>,
  wanted: boolean,
  longestMs: number,
  imagesOf = imagesIn,
): boolean {
  const [isDecoded, setDecoded] = useState(false);
  useLayoutEffect(() => {
    if (!wanted) return;
    // Images of what has gone since may settle later.
    let isAwaited = true;
    const end = () => {
      if (isAwaited) setDecoded(true);
    };
    void decoded(() => (ref.current ? imagesOf(ref.current) : [])).then(end);
    const callOff = clock.after(longestMs, end);
    return () => {
      isAwaited = false;
      callOff();
      setDecoded(false);
    };
  }, [ref, wanted, longestMs, imagesOf]);
  return isDecoded;
}
