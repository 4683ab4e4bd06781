import { createValue } from '../engine/value.ts';
import type { SoundName } from '../schema/sources/sounds.ts';

/** Something that can be heard now, for whoever listens. Nobody does unless the navigator has asked (shell/sound/). */
export interface Sounding {
  readonly sound: SoundName;
  /** Milliseconds of the story's time until it is heard. */
  readonly inMs?: number;
  /** What it belongs to: it is heard from there. */
  readonly of?: Pick<Element, 'getBoundingClientRect'> | undefined;
  /** The navigator has asked for what makes it, so it does not rest with the story. */
  readonly asked?: true;
}

let listener: ((sounding: Sounding) => void) | undefined;

/** Tells that something can be heard. It costs nothing while nobody listens. */
export const sound = (sounding: Sounding): void => listener?.(sounding);

/** Listens, in place of who listened before. Returns a function that ends it. */
export function listen(call: (sounding: Sounding) => void): () => void {
  listener = call;
  return () => {
    if (listener === call) listener = undefined;
  };
}

/** The scene one is in, by its name, and the state of its table. */
export const whereabouts = createValue<{ readonly scene: string; readonly state: string | undefined }>({
  scene: '',
  state: undefined,
});
