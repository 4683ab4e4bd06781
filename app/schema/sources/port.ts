import * as v from 'valibot';
import { choice, list, preamble, sceneAlt, sceneDocument, text } from './parts.ts';

const LINES = 13;

export const port = v.strictObject({
  document: sceneDocument,
  preamble: preamble(LINES),
  heading: text(),
  choices: list(choice, 'choice'),
  alt: sceneAlt,
});
