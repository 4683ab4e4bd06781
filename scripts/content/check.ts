import * as v from 'valibot';
import { nearest } from './problems.ts';
import type { Problem } from './problems.ts';
import type { Path, YamlSource } from './yaml-source.ts';

/** What is sound of a value: any part may be missing. */
export type Sound<Value> = Value extends readonly (infer Item)[]
  ? readonly (Sound<Item> | undefined)[]
  : Value extends object
    ? { readonly [Key in keyof Value]?: Sound<Value[Key]> | undefined }
    : Value;

export interface Checked<Schema extends v.GenericSchema> {
  /** Undefined when the file has a problem. */
  readonly value: v.InferOutput<Schema> | undefined;
  /** What was written and is of its kind, without what the schema does not know. A value of a wrong kind is undefined. */
  readonly sound: Sound<v.InferInput<Schema>> | undefined;
  /** Whether `sound` may lack what was meant to be there: a line stands in a wrong place, or nobody knows its field. */
  readonly isGuess: boolean;
  readonly problems: readonly Problem[];
}

/** Checks a file against its schema, and returns every problem with its line. */
export function check<Schema extends v.GenericSchema>(
  schema: Schema,
  source: YamlSource,
): Checked<Schema> {
  if (source.value === undefined) return { value: undefined, sound: undefined, isGuess: true, problems: source.problems };

  // A strict object reports only its first unknown field: remove that one and check again.
  const input: unknown = structuredClone(source.value);
  const unknown: v.BaseIssue<unknown>[] = [];
  let result = v.safeParse(schema, input);
  for (;;) {
    const strangers = (result.issues ?? []).filter(isUnknownField);
    if (strangers.length === 0) break;
    unknown.push(...strangers);
    for (const issue of strangers) remove(input, pathOf(issue));
    result = v.safeParse(schema, input);
  }

  // A misspelt or misplaced field is both unknown and missing: report it once.
  const unknownMessages = unknown.map((issue) => {
    const path = pathOf(issue);
    return { path, ...(misplaced(schema, source.value, path) ?? unknownField(schema, path)) };
  });
  const meant = new Set(unknownMessages.map(({ instead }) => String(instead)));
  const others = (result.issues ?? [])
    .filter((issue) => !((isMissingField(issue) || issue.input === null) && meant.has(String(pathOf(issue)))))
    .map((issue) => ({ path: pathOf(issue), message: explain(issue) }));

  const problems = [
    ...source.problems,
    ...[...unknownMessages, ...others].map(({ path, message }) => problemAt(source, path, message)),
  ];
  for (const issue of result.issues ?? []) if (issue.kind === 'schema' && !isMissingField(issue)) blank(input, pathOf(issue));
  return {
    value: result.success && problems.length === 0 ? result.output : undefined,
    // A file that is no group of fields at all has an issue without a path.
    sound: result.issues?.some(({ path }) => path === undefined) ? undefined : (input as Sound<v.InferInput<Schema>>),
    isGuess: source.problems.length > 0 || unknownMessages.some(({ isKnown }) => !isKnown),
    problems,
  };
}

/** A problem with one value of a file; the message goes on from the value's name. */
export function problemAt(source: YamlSource, path: Path, message: string): Problem {
  const name = path
    .map((step) => (typeof step === 'number' ? `no. ${step + 1}` : step))
    .join(' > ')
    .replaceAll(' > no.', ' no.');
  return { file: source.file, line: source.lineOf(path), message: name ? `${name} ${message}` : message };
}

const pathOf = (issue: v.BaseIssue<unknown>): (string | number)[] =>
  (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));

const isFieldIssue = (issue: v.BaseIssue<unknown>) =>
  issue.type === 'strict_object' && issue.path?.at(-1)?.origin === 'key';
const isUnknownField = (issue: v.BaseIssue<unknown>) => isFieldIssue(issue) && issue.expected === 'never';
const isMissingField = (issue: v.BaseIssue<unknown>) => isFieldIssue(issue) && issue.expected !== 'never';

/** A message, and the path of the field that is missing for the same reason. */
interface Stranger {
  readonly message: string;
  readonly instead: Path;
  /** Whether `instead` names the field that is meant. */
  readonly isKnown: boolean;
}

function unknownField(schema: v.GenericSchema, path: Path): Stranger {
  const around = path.slice(0, -1);
  const known = fieldsAt(schema, around);
  const guess = nearest(String(path.at(-1)), known) ?? '';
  const cure = guess
    ? `Did you mean "${guess}"?`
    : `Take it out. The fields that can stand here: ${known.join(', ')}.`;
  return { message: `is not a field the site knows. ${cure}`, instead: [...around, guess], isKnown: guess !== '' };
}

/** A field that would be right if its line began further to the right or to the left. */
function misplaced(schema: v.GenericSchema, value: unknown, path: Path): Stranger | undefined {
  const name = String(path.at(-1));
  const around = path.slice(0, -1);
  const empty = Object.entries(insideOf(value, around)).find(
    ([key, inside]) => inside === null && fieldsAt(schema, [...around, key]).includes(name),
  );
  if (empty) {
    const message = `belongs to "${empty[0]}". Give this line two more spaces at its beginning.`;
    return { message, instead: [...around, empty[0]], isKnown: false };
  }
  const further = path.slice(0, -2);
  const group = around.at(-1);
  if (typeof group !== 'string' || !fieldsAt(schema, further).includes(name) || name in insideOf(value, further)) return undefined;
  const message = `does not belong to "${group}". Give this line as many spaces at its beginning as that one has.`;
  return { message, instead: [...further, name], isKnown: false };
}

const insideOf = (value: unknown, path: Path): object =>
  (path.reduce<unknown>((inside, step) => (inside as Readonly<Record<string, unknown>>)[step], value) ?? {});

/** The parts of a schema that can have parts of their own: fields, entries, what is optional. */
interface SchemaParts {
  readonly entries?: Readonly<Record<string, SchemaParts>>;
  readonly item?: SchemaParts;
  readonly wrapped?: SchemaParts;
}

/** The names of the fields that can stand in the object at a path. */
function fieldsAt(schema: object, path: Path): readonly string[] {
  let at: SchemaParts | undefined = schema;
  for (const step of path) {
    const inside: SchemaParts | undefined = typeof step === 'number' ? at?.item : at?.entries?.[step];
    at = inside?.wrapped ?? inside;
  }
  return Object.keys(at?.entries ?? {});
}

function remove(input: unknown, path: Path): void {
  let parent = input as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) parent = parent[step] as typeof parent;
  delete parent[path.at(-1) ?? ''];
}

function blank(input: unknown, path: Path): void {
  const parent = path.slice(0, -1).reduce<unknown>((at, step) => (at as Record<string | number, unknown> | undefined)?.[step], input);
  if (typeof parent === 'object' && parent !== null) Object.assign(parent, { [path.at(-1) ?? '']: undefined });
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text between double quotes',
  number: 'a number without quotation marks',
  boolean: 'true or false, without quotation marks',
  array: 'a list: one entry a line, each beginning with a hyphen',
  strict_object: 'a group of fields, each on a line of its own and indented',
  record: 'a group of fields, each on a line of its own and indented',
};

function explain(issue: v.BaseIssue<unknown>): string {
  const kind = KINDS[issue.type];
  if (isMissingField(issue)) return `is missing. Add a line that begins with "${pathOf(issue).at(-1)}:".`;
  if (kind === undefined || issue.kind !== 'schema') return issue.message;
  if (issue.input === null) return `is empty. Write ${kind} after the colon.`;
  if (issue.path === undefined) return `This file must hold fields, each on a line of its own, as in title: "A text".`;
  return `must be ${kind}; it is ${said(issue.input)}. Write it so.`;
}

function said(input: unknown): string {
  if (Array.isArray(input)) return 'a list';
  if (typeof input === 'string') return `the text "${input}"`;
  if (typeof input === 'number') return `the number ${input}`;
  return typeof input === 'boolean' ? String(input) : 'a group of fields';
}
