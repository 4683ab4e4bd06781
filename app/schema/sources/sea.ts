import * as v from 'valibot';
import { choice, list, preamble, sceneAlt, sceneDocument, text } from './parts.ts';

export const sea = v.pipe(
  v.strictObject({
    document: sceneDocument,
    title: text(),
    eyelids: v.strictObject({ text: text() }),
    preamble: preamble(),
    choices: list(choice, 'choice'),
    alt: sceneAlt,
  }),
  v.transform(({ eyelids, ...words }) => ({ ...words, wake: eyelids.text })),
);
