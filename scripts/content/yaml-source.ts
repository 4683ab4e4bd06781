import { LineCounter, isMap, isScalar, isSeq, parseDocument, visit } from 'yaml';
import type { Document, ErrorCode } from 'yaml';
import type { Problem } from './problems.ts';

/** A way to a value: the names of fields, and the places in lists from 0. */
export type Path = readonly (string | number)[];

/** YAML that has been read, and still knows on which line everything stands. */
export interface YamlSource {
  readonly file: string;
  /** Undefined when it could not be read; then the problems say why. */
  readonly value: unknown;
  readonly problems: readonly Problem[];
  /** The line of a field or an entry; for what is missing, the line of what it is missing from. */
  lineOf(path: Path): number;
}

const QUOTE_IT = 'Put the whole text between double quotes';
const USUAL_CAUSE =
  'Usually a text holds a colon, a # or a quotation mark and is not between double quotes, a closing quotation mark ' +
  'is missing, or the line does not begin under its neighbors.';

const CURES: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: 'This line begins with a tab. Replace it with spaces.',
  DUPLICATE_KEY: 'This field stands here twice. Take one of the two out.',
  MULTIPLE_DOCS: 'A line of three hyphens stands here. Take it out.',
  MISSING_CHAR: 'Something is opened here and not closed, usually a quotation mark. Write " at the end of the text.',
};

/** Reads YAML. `firstLine` is the line of the file on which the text begins. */
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
    // What is not closed is noticed after the empty lines that follow it.
    const offset = code === 'MISSING_CHAR' ? text.slice(0, pos[0]).trimEnd().length : pos[0];
    report(offset, CURES[code] ?? `This line cannot be read (${message}). ${USUAL_CAUSE}`);
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
