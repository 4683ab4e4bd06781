import * as v from 'valibot';
import { preamble, sceneAlt, sceneDocument, text } from './parts.ts';

const LINES = 23;

export const lost = v.strictObject({
  document: sceneDocument,
  title: text(),
  nowhere: text(),
  preamble: preamble(LINES),
  alt: sceneAlt,
});
