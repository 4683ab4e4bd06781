import { between } from './engine/chance.ts';
import type { Chance } from './engine/chance.ts';
import type { Voice } from './scores.ts';

/** The seconds until a voice that comes by itself is heard, for the first time or again. */
export function waitOf({ every }: Voice, chance: Chance, first: boolean): number | undefined {
  if (!every) return undefined;
  const [least, most] = every;
  return first ? between(chance, 0.15, 0.85) * least : between(chance, least, most);
}
