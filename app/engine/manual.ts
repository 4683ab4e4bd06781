import { weightedPick } from './weighted-pick.ts';
import type { Weighted } from './weighted-pick.ts';

export interface Manual<Ending extends Weighted> {
  readonly refusals: readonly string[];
  readonly question: string;
  readonly pauses: readonly string[];
  readonly endings: readonly Ending[];
}

/**
 * What the manual says when asked for the nth time (from 1): the refusals, the question, the pauses and the endings in
 * their order; from then on one of the endings by weight. `chance` lies in [0, 1). Undefined only when the weights are
 * wrong, which `complain` is told.
 */
export function manualAnswer<Ending extends Weighted>(
  manual: Manual<Ending>,
  asked: number,
  chance: number,
  complaint: string,
  complain: (message: string) => void,
): string | Ending | undefined {
  const { refusals, question, pauses, endings } = manual;
  const inOrder: readonly (string | Ending)[] = [...refusals, question, ...pauses, ...endings];
  return inOrder[asked - 1] ?? weightedPick(endings, chance, complaint, complain);
}

/** How far the manual has turned from square: about a degree with each refusal, and still from then on. */
export function manualTurnDegrees(manual: Pick<Manual<Weighted>, 'refusals'>, asked: number): number {
  return Math.min(asked, manual.refusals.length);
}
