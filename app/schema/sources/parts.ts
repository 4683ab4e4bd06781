/**
 * The parts of the schemas. A message continues the name of its field ("preamble" + "has 12 lines; ...") and ends with
 * what a writer can do.
 */
import * as v from 'valibot';
import { PLACEHOLDER } from '../fill.ts';
import { hiddenCharacters } from '../hidden-characters.ts';
import { isoDate } from '../iso-date.ts';
import type { Route } from './place-routes.ts';

const WEIGHT_TOLERANCE = 1e-9;

interface Link {
  readonly href: string;
  readonly text: string;
  readonly newTab?: true;
}

/** A text with links in it, in reading order. */
export type Rich = readonly (string | Link)[];

// ---- Texts -------------------------------------------------------------------------------------------------------

/** The {placeholders} of a text besides {studio}, which is allowed everywhere. */
interface Placeholders {
  /** Placeholders that the text must have. */
  readonly needs?: readonly string[];
  readonly may?: readonly string[];
}

export const oneLine = () =>
  v.pipe(
    v.string(),
    each<string>((text) => {
      if (text.trim() === '') return ['is empty. Write its text between double quotes after the colon.'];
      if (/[\r\n]/.test(text.trim())) {
        return ['goes over several lines. Write it as one line between double quotes.'];
      }
      if (text.includes('\t')) return ['has a tab. Write spaces instead.'];
      const [hidden] = hiddenCharacters(text);
      if (hidden) return [hidden.message];
      return text === text.trim() ? [] : ['begins or ends with a space. Take the space out.'];
    }),
  );

/** One line of plain text. */
export const text = ({ needs = [], may = [] }: Placeholders = {}) =>
  v.pipe(
    oneLine(),
    each<string>((value) => placeholderProblems(value, { needs, may })),
  );

/** A text in which {email}, if allowed, becomes a link. */
export const rich = (placeholders: Placeholders) =>
  v.pipe(
    text(placeholders),
    v.transform((value) => withLinks([value], 'email', { href: 'mailto:{email}', text: '{email}' })),
  );

/** A text with each {name} in it replaced by a link. */
export function withLinks(parts: Rich, name: string, link: Link): Rich {
  return parts.flatMap((part) => {
    if (typeof part !== 'string') return [part];
    const between = part.split(`{${name}}`).flatMap((words, i) => (i === 0 ? [words] : [link, words]));
    return between.filter((it) => it !== '');
  });
}

function placeholderProblems(value: string, { needs = [], may = [] }: Placeholders): string[] {
  const allowed = ['studio', ...needs, ...may];
  const found = [...value.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  const choice = allowed.map((name) => `{${name}}`).join(', ');
  const problems = found
    .filter((name) => !allowed.includes(name))
    .map((name) => `has {${name}}, which the site does not fill in here. What can stand here: ${choice}.`);
  if (/[{}]/.test(value.replace(PLACEHOLDER, ''))) {
    problems.push('has a curly bracket without its partner. Write both, as in {studio}, or take it out.');
  }
  for (const name of needs) {
    if (!found.includes(name))
      problems.push(`lacks {${name}}. The site fills it in; put it where it belongs.`);
  }
  return problems;
}

// ---- Rules -------------------------------------------------------------------------------------------------------

/** A rule for a value of the right type. `problemsOf` returns the messages about it. */
export function each<Value>(problemsOf: (value: Value) => readonly string[]) {
  return v.rawCheck<Value>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const message of problemsOf(dataset.value)) addIssue({ message });
  });
}

/** A rule for a whole list, even if some entries are wrong. */
function whole<Item>(problemOf: (list: readonly unknown[]) => string | undefined) {
  return v.rawCheck<Item[]>(({ dataset, addIssue }) => {
    const message = Array.isArray(dataset.value) ? problemOf(dataset.value) : undefined;
    if (message) addIssue({ message });
  });
}

/** A list with so many entries; `thing` names one of them in the message. */
export const exactly = <Item>(count: number, thing: string) =>
  whole<Item>(({ length }) => {
    if (length === count) return undefined;
    const missing = count - length;
    const one = Math.abs(missing) === 1;
    const cure =
      missing > 0
        ? `Add the missing ${one ? thing : `${missing} ${thing}s`}.`
        : `Take ${one ? `one ${thing}` : `${-missing} ${thing}s`} out, or make one of two.`;
    return `has ${length} ${thing}${length === 1 ? '' : 's'}; it must have exactly ${count}. ${cure}`;
  });

/** A list that is not empty; `thing` names an entry in the message. */
export const atLeastOne = <Item>(thing: string) =>
  whole<Item>(({ length }) => (length > 0 ? undefined : `has no ${thing}. Write at least one.`));

/** Allows for the rounding errors of binary fractions such as 0.48 + 0.48 + 0.04. */
export const weightsAddUp = <Item>() =>
  whole<Item>((list) => {
    const weights = list.map((item) => (item as { weight?: unknown } | null)?.weight);
    if (!weights.every((weight) => typeof weight === 'number')) return undefined; // the weight itself has a message
    const sum = weights.reduce((total, weight) => total + weight, 0);
    if (Math.abs(sum - 1) < WEIGHT_TOLERANCE) return undefined;
    return `has weights that add up to ${Number(sum.toFixed(9))}; they must add up to exactly 1. Change one of them.`;
  });

/** A share of the chances, 0 to 1. */
export const weight = () =>
  v.pipe(
    v.number(),
    each<number>((value) =>
      value >= 0 && value <= 1 ? [] : [`is ${value}; a weight lies between 0 and 1. Write one such as 0.5.`],
    ),
  );

// ---- Fields that several files have ------------------------------------------------------------------------------

/** An address of the site. That it leads somewhere is checked with all files together (scripts/content/cross-checks.ts). */
export const route = () =>
  v.custom<Route>((value) => typeof value === 'string', 'must be an address such as "/port".');

export const choice = v.strictObject({ text: text(), to: route() });

/** What a page is called in tabs and in the log, and what search engines show of it. */
export const sceneDocument = v.strictObject({ title: text(), description: text() });

/** The text alternative of a scene's picture. */
export const sceneAlt = v.pipe(
  v.strictObject({ scene: text() }),
  v.transform(({ scene }) => scene),
);

/** The lines of an introduction: so many, or at least one. */
export const preamble = (lines?: number) => {
  const list = v.array(text());
  return v.pipe(list, lines === undefined ? atLeastOne<string>('line') : exactly<string>(lines, 'line'));
};

/** A list of at least one entry; `thing` names an entry in the message. */
export const list = <Item extends v.GenericSchema>(item: Item, thing: string) =>
  v.pipe(v.array(item), atLeastOne<v.InferOutput<Item>>(thing));

export const SLUG = /^[a-z0-9-]+$/;
const SLUG_RULE = 'Use small letters a to z, digits and hyphens only.';

/** A name in addresses, as SLUG has it. */
export const slug = () =>
  v.pipe(
    v.string(),
    each<string>((value) => (SLUG.test(value) ? [] : [`is "${value}". ${SLUG_RULE}`])),
  );

/** A day in words, such as "June 11, 2025". */
export const day = () =>
  v.pipe(
    v.string(),
    each<string>((value) =>
      isoDate(value) ? [] : [`is "${value}", which is not a day. Write it as in "June 11, 2025".`],
    ),
  );
