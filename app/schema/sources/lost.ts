import * as v from 'valibot';
import { preamble, sceneAlt, text } from './parts.ts';

const LINES = 23;

export const lost = v.strictObject({ title: text(), preamble: preamble(LINES), alt: sceneAlt });
