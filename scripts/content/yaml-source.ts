import { LineCounter, isMap, isScalar, isSeq, parseDocument, visit } from 'yaml';
import type { Document, ErrorCode } from 'yaml';
import type { Problem } from './problems.ts';
import { NOT_CLOSED, OUT_OF_LINE, readLayout } from './yaml-layout.ts';

/** The path to a value: names of fields, and places in lists from 0. */
export type Path = readonly (string | number)[];

/** YAML with the line of each value. */
export interface YamlSource {
  readonly file: string;
  /** Undefined when it could not be parsed; then there are problems. With problems of its layout it is a guess. */
  readonly value: unknown;
  readonly problems: readonly Problem[];
  /** The line of a field or entry; for one that is missing, the line of the object or list it is missing from. */
  lineOf(path: Path): number;
}

const QUOTE_IT = 'Put the whole text between double quotes';
const USUAL_CAUSE =
  'Usually a text holds a colon, a # or a quotation mark and is not between double quotes, a closing quotation mark ' +
  'is missing, or the line does not begin under its neighbors.';

const CURES: Partial<Record<ErrorCode, string>> = {
  DUPLICATE_KEY: 'This field stands here twice. Take one of the two out.',
  MULTIPLE_DOCS: 'A line of three hyphens stands here. Take it out.',
  BAD_INDENT: OUT_OF_LINE,
};

/** What the parser says of the two commonest mistakes in a text. */
const CAUSES: Readonly<Record<string, string>> = {
  'Nested mappings are not allowed in compact mappings': `There is a second colon in this line. ${QUOTE_IT}.`,
  'Unexpected scalar at node end': String.raw`A quotation mark stands inside this text and ends it. Write \" in its place. ${QUOTE_IT}.`,
};

const CLOSING = 'Missing closing';

function cureOf(code: ErrorCode, message: string): string {
  if (message.startsWith(CLOSING)) return NOT_CLOSED;
  return CAUSES[message] ?? CURES[code] ?? `This line cannot be read (${message}). ${USUAL_CAUSE}`;
}

/** Parses YAML. `firstLine` is the line of the file on which the text begins. */
export function readYaml(file: string, text: string, firstLine = 1): YamlSource {
  const lines = new LineCounter();
  const layout = readLayout(text);
  const document = parseDocument(layout.mended, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;

  const problems = new Map<number, Problem>();
  let isRead = true;
  const report = (offset: number, message: string) => {
    isRead = false;
    const line = lineAt(offset);
    if (!problems.has(line)) problems.set(line, { file, line, message });
  };
  for (const { line, message } of layout.problems) {
    problems.set(line + firstLine, { file, line: line + firstLine, message });
  }
  for (const { code, pos, message } of [...document.errors, ...document.warnings]) {
    // The parser reports an unclosed mark only after the empty lines that follow it.
    const offset = message.startsWith(CLOSING) ? layout.mended.slice(0, pos[0]).trimEnd().length : pos[0];
    report(offset, cureOf(code, message));
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
    value: isRead ? document.toJS() : undefined,
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
