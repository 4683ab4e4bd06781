const TOLERANCE = 1e-9;

export interface Weighted {
  readonly weight: number;
}

/** Whether the weights add up to 1, whatever binary fractions make of 0.48 + 0.48 + 0.04. */
export function weightsAddUp(options: readonly Weighted[]): boolean {
  return Math.abs(options.reduce((sum, option) => sum + option.weight, 0) - 1) < TOLERANCE;
}

/**
 * One of the options by weight. `chance` lies in [0, 1). Returns undefined and says `complaint` through `complain`
 * when the weights do not add up to 1 (specification, sections 5 and 8).
 */
export function weightedPick<Option extends Weighted>(
  options: readonly Option[],
  chance: number,
  complaint: string,
  complain: (message: string) => void,
): Option | undefined {
  if (!weightsAddUp(options)) {
    complain(complaint);
    return undefined;
  }
  let reached = 0;
  for (const option of options) {
    reached += option.weight;
    if (chance < reached) return option;
  }
  return options.at(-1);
}
