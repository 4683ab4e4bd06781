import { useLayoutEffect, useState } from 'react';
import { askForStillness } from '../../stage/time/realm.ts';

/** The steps of the size of letters, by the value of `data-letters` on the root element (styles/tokens.css). */
export const LETTER_STEPS = ['usual', 'larger', 'largest'] as const;
type LetterStep = (typeof LETTER_STEPS)[number];

/** How the navigator reads in this visit. None of it is stored. */
export interface Settings {
  /** Single keys are switched on. */
  readonly single: boolean;
  /** Stillness was asked for here, and not only by the system. */
  readonly still: boolean;
  /** A plainer typeface. */
  readonly plain: boolean;
  readonly letters: LetterStep;
  /** Each sound is named as it comes, whether it is heard or not. */
  readonly captions: boolean;
}

/** The settings of this visit, and a function that changes some of them. */
export function useSettings() {
  const [settings, set] = useState<Settings>({
    single: true,
    still: false,
    plain: false,
    letters: 'usual',
    captions: false,
  });
  const { plain, letters, captions } = settings;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['letters'] = letters;
    root.toggleAttribute('data-plain', plain);
    root.toggleAttribute('data-captions', captions);
  }, [letters, plain, captions]);
  const change = (wanted: Partial<Settings>) => {
    set((now) => ({ ...now, ...wanted }));
    if (wanted.still !== undefined) askForStillness(wanted.still);
  };
  return [settings, change] as const;
}
