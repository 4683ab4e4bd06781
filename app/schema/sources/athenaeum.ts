import * as v from 'valibot';
import {
  each,
  exactly,
  list,
  preamble,
  rich,
  route,
  sceneDocument,
  text,
  weight,
  weightsAddUp,
} from './parts.ts';
import type { Route } from './place-routes.ts';

const LINES = 6;
const REFUSALS = 10;
const REFUSAL_BEGINNING = 'No...';
const ENDINGS = 2;

const choiceOrManual = v.pipe(
  v.strictObject({
    text: text(),
    to: v.optional(route()),
    opens: v.optional(v.literal('manual', 'must be "manual", the only thing a choice can open. Write that.')),
  }),
  each<{ text: string; to?: Route | undefined; opens?: 'manual' | undefined }>(({ to, opens }) =>
    (to === undefined) === (opens === undefined)
      ? ['must have either "to" (an address) or "opens: manual". Write one of the two.']
      : [],
  ),
  v.transform((it): { text: string; to: Route } | { text: string; opens: 'manual' } =>
    it.to === undefined ? { text: it.text, opens: 'manual' } : { text: it.text, to: it.to },
  ),
);

const refusal = v.pipe(
  text(),
  each<string>((line) =>
    line.startsWith(REFUSAL_BEGINNING)
      ? []
      : [`does not begin with "${REFUSAL_BEGINNING}". Put that in front: the manual always does.`],
  ),
);

const ending = v.strictObject({ weight: weight(), text: rich({ may: ['email'] }) });

export const athenaeum = v.strictObject({
  document: sceneDocument,
  title: text(),
  preamble: preamble(LINES),
  button: text(),
  choices: list(choiceOrManual, 'choice'),
  manual: v.strictObject({
    refusals: v.pipe(v.array(refusal), exactly<string>(REFUSALS, 'line')),
    question: text(),
    pauses: list(text(), 'line'),
    endings: v.pipe(
      v.array(ending),
      exactly<v.InferOutput<typeof ending>>(ENDINGS, 'ending'),
      weightsAddUp<v.InferOutput<typeof ending>>(),
    ),
  }),
  alt: v.strictObject({ doors: text(), inside: text(), manual: text() }),
});
