import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { AHEAD_SECONDS, RATE } from '../../../foley/src/engine/rate.ts';
import { useRealm } from '../../stage/time/realm.ts';
import type * as FoleyCode from './hearing.tsx';

/** Its code has not loaded, or the browser lets nothing be heard: there may be no device to hear it through. */
export type Trouble = 'missing' | 'refused';

/** What makes the sounds. It is loaded when somebody asks for it. */
type Foley = typeof FoleyCode;

export interface SoundControl {
  /** This browser knows how to sound. */
  readonly offered: boolean;
  readonly on: boolean;
  /** Why nothing was heard at the last press. */
  readonly trouble: Trouble | undefined;
  readonly foley: Foley | undefined;
  readonly context: AudioContext | undefined;
  toggle(): void;
  /** The browser lets nothing be heard through it after all. */
  refuse(context: AudioContext): void;
  /** Loads the code ahead: somebody means to press the button. */
  warm(): void;
}

/** Loads the code of the sounds. It may fail. The browser loads once what is asked for twice. */
const load = () => import('./hearing.tsx');

/**
 * Whether the realm can be heard: not at first, in no visit. Nothing is made before the navigator asks: no code, no
 * AudioContext. `captions`: the sounds are named, with or without being heard.
 */
export function useSound(captions: boolean): SoundControl {
  const { alive } = useRealm();
  const [on, setOn] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  const [foley, setFoley] = useState<Foley>();
  const [context, setContext] = useState<AudioContext>();

  const want = useCallback((made?: AudioContext) => {
    load().then(
      (code) => {
        setFoley(code);
        setTrouble((now) => (now === 'missing' ? undefined : now));
      },
      () => {
        setTrouble('missing');
        setOn(false);
        made?.suspend().catch(() => {});
      },
    );
  }, []);
  useEffect(() => {
    if (captions) want();
  }, [captions, want]);

  const present = useRef<AudioContext>(undefined);
  const refuse = useCallback((refused?: AudioContext) => {
    // One that was given up may say so later.
    if (refused !== present.current) return;
    present.current = undefined;
    setOn(false);
    setTrouble('refused');
    // It does not find what is plugged in later. The next press makes a new one.
    setContext(undefined);
    refused?.close().catch(() => {});
  }, []);

  // What was said of a press is over with its place.
  const { pathname } = useLocation();
  const [place, setPlace] = useState(pathname);
  if (place !== pathname) {
    setPlace(pathname);
    setTrouble(undefined);
  }

  const toggle = () => {
    setTrouble(undefined);
    if (on) {
      setOn(false);
      // What makes the sounds lets them fade, if it has come.
      if (!foley) void context?.suspend();
      return;
    }
    try {
      // Made within the press itself: browsers let no page sound by itself.
      const made = context ?? new AudioContext({ sampleRate: RATE, latencyHint: AHEAD_SECONDS });
      present.current = made;
      made.resume().catch(() => refuse(made));
      setContext(made);
      setOn(true);
      want(made);
    } catch {
      present.current = undefined;
      refuse();
    }
  };

  return {
    offered: alive && 'AudioContext' in globalThis,
    on,
    trouble,
    foley,
    context,
    toggle,
    refuse,
    // Whoever only comes near the bell has asked for nothing, and need not hear of a failure.
    warm: useCallback(() => void load().then(setFoley, () => {}), []),
  };
}
