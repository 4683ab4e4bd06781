/** An integer from 0 to 100 as it is; for anything else 50 (specification, section 5). */
export function percentage(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100 ? value : 50;
}
