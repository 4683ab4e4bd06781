import * as v from 'valibot';
import { list, rich, text } from './parts.ts';

export const narrow = v.strictObject({
  title: text(),
  body: list(text(), 'line'),
  lead: text(),
  joiner: text(),
  options: list(v.strictObject({ text: text(), hint: text() }), 'option'),
  contact: rich({ needs: ['email'] }),
});
