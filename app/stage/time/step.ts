import { createValue } from '../../engine/value.ts';

/**
 * The path of the scene that a step leads to, from the press until that scene stands in the page; undefined at other times,
 * and where its code has failed. The router writes it. What a scene wishes meanwhile waits, and is forgotten when it has left
 * the page.
 */
export const stepTo = createValue<string | undefined>(undefined);
