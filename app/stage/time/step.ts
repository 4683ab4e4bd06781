import { createValue } from '../../engine/value.ts';

/**
 * The path of the scene that a step leads to, from the press until that scene stands in the page; undefined at other times.
 * The router sets it. It is cleared when the scene has come (shell/use-arrival.ts), or when its code fails. What the scene
 * that is left wishes meanwhile waits, and is forgotten once it has left the page.
 */
export const stepTo = createValue<string | undefined>(undefined);
