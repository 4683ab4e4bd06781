import * as v from 'valibot';
import { choice, list, preamble, sceneAlt, sceneDocument, text } from './parts.ts';

/** The words of a scene with an introduction and choices. */
export const toldScene = v.strictObject({
  document: sceneDocument,
  title: text(),
  preamble: preamble(),
  choices: list(choice, 'choice'),
  alt: sceneAlt,
});
