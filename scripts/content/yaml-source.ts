import { LineCounter, isMap, isScalar, isSeq, parseDocument, visit } from 'yaml';
import type { Document, ErrorCode } from 'yaml';
import type { Problem } from './problems.ts';

/** The path to a value: names of fields, and places in lists from 0. */
export type Path = readonly (string | number)[];

/** YAML with the line of each value. */
export interface YamlSource {
  readonly file: string;
  /** Undefined when it could not be parsed; then there are problems. */
  readonly value: unknown;
  readonly problems: readonly Problem[];
  /** The line of a field or entry; for one that is missing, the line of the object or list it is missing from. */
  lineOf(path: Path): number;
}

const QUOTE_IT = 'Put the whole text between double quotes';
const USUAL_CAUSE =
  'Usually a text holds a colon, a # or a quotation mark and is not between double quotes, a closing quotation mark ' +
  'is missing, or the line does not begin under its neighbors.';

const OUT_OF_LINE =
  'This line does not begin under its neighbors. Give it as many spaces at its beginning as the lines have that belong with it.';
const TAB = 'This line begins with a tab. Replace it with spaces.';
const NO_COLON = 'There is no colon after the name of the field. Write it as in title: "A text".';
const NOT_CLOSED = 'Missing closing';

const CURES: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: TAB,
  DUPLICATE_KEY: 'This field stands here twice. Take one of the two out.',
  MULTIPLE_DOCS: 'A line of three hyphens stands here. Take it out.',
  BAD_INDENT: OUT_OF_LINE,
};

/** Says which mark is missing, because the parser has one code for closing marks, colons and hyphens. */
function missing(message: string): string {
  if (message.startsWith(NOT_CLOSED)) {
    return 'Something is opened here and not closed, usually a quotation mark. Write " at the end of the text.';
  }
  return message.startsWith('Implicit map keys') ? NO_COLON : OUT_OF_LINE;
}

function cureOf(code: ErrorCode, message: string, line: string): string {
  if (/^ *\t/.test(line)) return TAB;
  if (code === 'MISSING_CHAR') return missing(message);
  // The parser takes a list's entry between two indents for the beginning of a field.
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && /^ *- /.test(line)) return OUT_OF_LINE;
  if (code === 'MULTILINE_IMPLICIT_KEY' && !line.includes(':')) return NO_COLON;
  return CURES[code] ?? `This line cannot be read (${message}). ${USUAL_CAUSE}`;
}

const lineOfText = (text: string, offset: number) =>
  text.slice(text.lastIndexOf('\n', offset - 1) + 1).split('\n', 1)[0] ?? '';

/** Parses YAML. `firstLine` is the line of the file on which the text begins. */
export function readYaml(file: string, text: string, firstLine = 1): YamlSource {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;

  const problems = new Map<number, Problem>();
  const report = (offset: number, message: string) => {
    const line = lineAt(offset);
    if (!problems.has(line)) problems.set(line, { file, line, message });
  };
  for (const { code, pos, message } of [...document.errors, ...document.warnings]) {
    // The parser reports an unclosed mark only after the empty lines that follow it.
    const offset = message.startsWith(NOT_CLOSED) ? text.slice(0, pos[0]).trimEnd().length : pos[0];
    report(offset, cureOf(code, message, lineOfText(text, offset)));
  }
  visit(document, {
    Alias: (_, node) =>
      report(node.range?.[0] ?? 0, `A text that begins with * must be quoted. ${QUOTE_IT}.`),
    Node: (_, node) => {
      if ('anchor' in node && node.anchor) {
        report(node.range?.[0] ?? 0, `A text that begins with & must be quoted. ${QUOTE_IT}.`);
      }
    },
  });

  return {
    file,
    value: problems.size > 0 ? undefined : document.toJS(),
    problems: [...problems.values()],
    lineOf: (path) => lineAt(offsetOf(document, path)),
  };
}

function offsetOf(document: Document.Parsed, path: Path): number {
  let node: unknown = document.contents;
  let offset = document.contents?.range[0] ?? 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => String(isScalar(key) ? key.value : key) === step);
      if (!pair) break;
      offset = rangeStart(pair.key) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      offset = rangeStart(node) ?? offset;
    } else break;
  }
  return offset;
}

function rangeStart(node: unknown): number | undefined {
  const { range } = (node ?? {}) as { range?: readonly number[] | null };
  return range?.[0];
}
