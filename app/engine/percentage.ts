/** Returns an integer from 0 to 100 unchanged, and 50 for anything else (specification, section 5). */
export function percentage(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100 ? value : 50;
}
