const TOLERANCE = 1e-9;

export interface Weighted {
  readonly weight: number;
}

/** Whether the weights add up to 1, within the rounding errors of binary fractions such as 0.48 + 0.48 + 0.04. */
export function weightsAddUp(options: readonly Weighted[]): boolean {
  return Math.abs(options.reduce((sum, option) => sum + option.weight, 0) - 1) < TOLERANCE;
}

/**
 * Picks one of the options by weight. `chance` is in [0, 1). If the weights do not add up to 1, it calls `complain` and
 * returns undefined (specification, sections 5 and 8).
 */
export function weightedPick<Option extends Weighted>(
  options: readonly Option[],
  chance: number,
  complain: () => void,
): Option | undefined {
  if (!weightsAddUp(options)) {
    complain();
    return undefined;
  }
  let reached = 0;
  for (const option of options) {
    reached += option.weight;
    if (chance < reached) return option;
  }
  return options.at(-1);
}
