import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import type { Readable } from '../../engine/value.ts';
import { sound } from '../sounding.ts';
import { showDue, soundDue, UNHEARD } from './cues.ts';
import type { Cues, Heard } from './cues.ts';

/** The cues of a picture, and what they follow. */
export interface Introduction {
  readonly cues: Cues;
  readonly heard: Readable<Heard>;
  /** The introduction has not begun (the eyelids are closed). */
  readonly unheard?: boolean;
}

/** Shows in a picture what is due, before the next frame. A new line renders nothing. */
export function useCues(root: RefObject<HTMLElement | null>, introduction: Introduction | undefined): void {
  const { cues, heard, unheard = false } = introduction ?? {};
  useLayoutEffect(() => {
    const element = root.current;
    if (!element || !cues || !heard) return;
    let before: Heard;
    const show = () => {
      const now = heard.get();
      showDue(element, cues, now ?? (unheard ? UNHEARD : undefined));
      soundDue(element, cues, before, now, sound);
      before = now;
    };
    show();
    return heard.subscribe(show);
  }, [root, cues, heard, unheard]);
}
