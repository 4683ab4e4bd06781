import { useCallback, useEffect, useState } from 'react';
import { AHEAD_SECONDS, RATE } from '../../../foley/src/engine/rate.ts';
import { useRealm } from '../../stage/time/realm.ts';
import type * as FoleyCode from './hearing.tsx';

/** What makes the sounds. It is loaded when somebody asks for it. */
type Foley = typeof FoleyCode;

export interface SoundControl {
  /** This browser can be heard, as far as is known. */
  readonly offered: boolean;
  readonly on: boolean;
  /** Its code has not loaded. */
  readonly failed: boolean;
  readonly foley: Foley | undefined;
  readonly context: AudioContext | undefined;
  toggle(): void;
  /** The browser lets nothing be heard after all. */
  refuse(): void;
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
  const [refused, setRefused] = useState(false);
  const [failed, setFailed] = useState(false);
  const [foley, setFoley] = useState<Foley>();
  const [context, setContext] = useState<AudioContext>();

  const want = useCallback(() => {
    load().then(setFoley, () => {
      setFailed(true);
      setOn(false);
    });
  }, []);
  useEffect(() => {
    if (captions) want();
  }, [captions, want]);

  const refuse = useCallback(() => {
    setOn(false);
    setRefused(true);
  }, []);

  const toggle = () => {
    setFailed(false);
    if (on) return setOn(false);
    try {
      // Made within the press itself: browsers let no page sound by itself.
      const made = context ?? new AudioContext({ sampleRate: RATE, latencyHint: AHEAD_SECONDS });
      made.resume().catch(refuse);
      setContext(made);
      setOn(true);
      want();
    } catch {
      setRefused(true);
    }
  };

  return {
    offered: alive && !refused && 'AudioContext' in globalThis,
    on,
    failed,
    foley,
    context,
    toggle,
    refuse,
    // Whoever only comes near the bell has asked for nothing, and need not hear of a failure.
    warm: useCallback(() => void load().then(setFoley, () => {}), []),
  };
}
