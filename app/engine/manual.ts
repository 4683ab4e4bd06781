import { weightedPick } from './weighted-pick.ts';
import type { Weighted } from './weighted-pick.ts';

export interface Manual<Ending extends Weighted> {
  readonly refusals: readonly string[];
  readonly question: string;
  readonly pauses: readonly string[];
  readonly endings: readonly Ending[];
}

/**
 * What the manual says when it is asked for the nth time (from 1): refusals, question, pauses and endings, in this order;
 * after that, one of the endings by weight. `chance` and `complain` are those of weightedPick().
 */
export function manualAnswer<Ending extends Weighted>(
  manual: Manual<Ending>,
  asked: number,
  chance: number,
  complain: () => void,
): string | Ending | undefined {
  const { refusals, question, pauses, endings } = manual;
  const inOrder: readonly (string | Ending)[] = [...refusals, question, ...pauses, ...endings];
  return inOrder[asked - 1] ?? weightedPick(endings, chance, complain);
}

/** By how many degrees the manual is turned: one more with each refusal. After the refusals it turns no further. */
export function manualTurnDegrees(manual: Pick<Manual<Weighted>, 'refusals'>, asked: number): number {
  return Math.min(asked, manual.refusals.length);
}
