import { decoded } from '../../schema/decoded.ts';

/** The part of the page that the hash of an address names. */
export const partNamed = (hash: string): HTMLElement | null =>
  document.getElementById(decoded(hash.slice(1)));
