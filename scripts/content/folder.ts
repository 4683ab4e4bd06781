/** Reads the files of a content folder, and checks each of them alone. */
import { isUtf8 } from 'node:buffer';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type * as v from 'valibot';
import { AGREEMENTS, BOOKS, SOURCES, STATEMENTS } from '../../app/schema/sources.ts';
import type { Source } from '../../app/schema/sources.ts';
import { check } from './check.ts';
import type { Checked } from './check.ts';
import { nearest } from './problems.ts';
import type { Problem } from './problems.ts';
import { readYaml } from './yaml-source.ts';
import type { YamlSource } from './yaml-source.ts';

/** A content folder: its files by their path in it, and its name in messages for writers. */
export interface Folder {
  readonly root: string;
  readonly files: ReadonlyMap<string, string>;
  /** For each file that is not text in UTF-8: the line of its first bad byte. */
  readonly garbled?: ReadonlyMap<string, number>;
}

/** Files for writers, which the site does not use. */
const FOR_WRITERS: ReadonlySet<string> = new Set(['README.md', 'story-bible.md', 'words.txt']);

/** A file that has been read. If it has problems, it has neither `written` nor `value`. */
export interface Parsed<Schema extends v.GenericSchema = v.GenericSchema> extends Checked<Schema> {
  /** The file's path within the folder. */
  readonly name: string;
  readonly source: YamlSource;
  /** Its content before the schema has changed it. */
  readonly written: v.InferInput<Schema> | undefined;
}

/** A Markdown file, which has fields at its top. */
export interface ParsedDocument<Head extends v.GenericSchema = v.GenericSchema> extends Parsed<Head> {
  /** The slug it must have: the name of its file. */
  readonly fileSlug: string;
  readonly body: string;
  /** The line of the file on which the body begins. */
  readonly bodyLine: number;
}

export async function loadFolder(dir: string): Promise<Folder> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((entry) => entry.isFile() && !isScrap(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const contents = await Promise.all(paths.map((file) => readFile(file)));
  const names = paths.map((file) => path.relative(dir, file).split(path.sep).join('/'));
  const files = names.map((name, i) => ({ name, bytes: contents[i] ?? Buffer.of() }));
  return {
    root: path.basename(dir),
    files: new Map(files.map(({ name, bytes }) => [name, bytes.toString()])),
    garbled: new Map(files.filter(({ bytes }) => !isUtf8(bytes)).map(({ name, bytes }) => [name, garbledLine(bytes)])),
  };
}

function garbledLine(bytes: Buffer): number {
  const lines = bytes.toString('latin1').split('\n');
  return lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1'))) + 1;
}

/** Files that editors and operating systems leave behind. */
const isScrap = (name: string) => /^(?:[.#]|~\$)|~$|\.(?:swp|tmp|bak|orig)$/.test(name) || ['Thumbs.db', 'desktop.ini'].includes(name);

/** The files that must exist. */
export const FILES: readonly string[] = Object.values(SOURCES).map(({ file }) => file);

/** What a file is called that the site would know, if its name is nearly one: in capitals, or with another ending. */
export function meantName(name: string): string | undefined {
  const stem = name.replace(/(?:\.(?:md|markdown|mdx?|txt|text|rtf|docx?|odt|pages|ya?ml))+$/i, '').toLowerCase();
  return [`${stem}.md`, `${stem}.yaml`].find((it) => isExpected(it) && it !== name);
}

/** Whether the site uses a file of this name. */
export function isExpected(name: string): boolean {
  const documents = [BOOKS, AGREEMENTS, STATEMENTS].some(({ folder }) => isDocumentIn(folder, name));
  return documents || FILES.includes(name) || FOR_WRITERS.has(name);
}

const isDocumentIn = (folder: string, name: string) =>
  name.startsWith(folder) && name.endsWith('.md') && !name.slice(folder.length).includes('/');

/** Reads the file of one source. */
export function readFields<Schema extends v.GenericSchema>(
  folder: Folder,
  { file: name, schema }: Source<Schema>,
): Parsed<Schema> {
  const { text, problems } = textOf(folder, name);
  return parse(folder, { name, schema, text, firstLine: 1, problems });
}

const FENCE = '---';
/** A line that was meant for it. */
const NEARLY_FENCE = /^\s*(?:-[-\s]*-|[—–]+|\+{3}|={3,}|\*{3}|_{3})\s*$/;

interface Parts {
  readonly head: string;
  readonly body: string;
  /** From 1. Undefined when no line ends the fields. */
  readonly end: number | undefined;
  /** From 1, by the line. */
  readonly problems: readonly (readonly [line: number, message: string])[];
}

/** The fields at the top of a text, and the text below them. A line of hyphens that is nearly one is told and taken as such. */
function partsOf(text: string): Parts {
  const lines = text.split('\n');
  const problems: [number, string][] = [];
  const isFence = (line: string) => line.trimEnd() === FENCE;
  const first = lines.findIndex((line) => line.trim() !== '');
  const begins = isFence(lines[first] ?? '') || NEARLY_FENCE.test(lines[first] ?? '');
  // With an empty line before it, it may be a line across the text.
  const end = begins ? lines.findIndex((line, i) => i > first && (isFence(line) || (NEARLY_FENCE.test(line) && lines[i - 1]?.trim() !== ''))) : -1;

  if (end < 0) {
    const what = begins ? 'end' : 'begin';
    problems.push([1, `The fields at the top must ${what} with a line of three hyphens (${FENCE}). Add that line.`]);
    return { head: '', body: '', end: undefined, problems };
  }
  if (first > 0) problems.push([1, `The file must begin with its line of three hyphens (${FENCE}). Take out what is empty before it.`]);
  for (const at of [first, end]) {
    if (lines[at]?.trimEnd() !== FENCE) problems.push([at + 1, `This line must be three hyphens (${FENCE}) and nothing else. Type it anew.`]);
  }
  // What stands before the fields keeps its place, so that their lines are counted right.
  return { head: lines.slice(1, end).fill('', 0, first).join('\n'), body: lines.slice(end + 1).join('\n'), end: end + 1, problems };
}

/** Reads the .md files of a subfolder: fields between two lines of hyphens, then the text. */
export function readDocuments<Schema extends v.GenericSchema>(
  folder: Folder,
  { folder: within, schema }: { readonly folder: string; readonly schema: Schema },
): ParsedDocument<Schema>[] {
  const names = [...folder.files.keys()].filter((name) => isDocumentIn(within, name)).toSorted();
  return names.map((name) => {
    const { text, problems } = textOf(folder, name);
    const { head, body, end = 0, problems: ofParts } = partsOf(text);
    const file = `${folder.root}/${name}`;
    // A text that could not be read is reported already.
    if (problems.length === 0) {
      for (const [line, message] of ofParts) problems.push({ file, line, message });
      if (end > 0 && head.trim() === '') {
        const message = 'There are no fields between the two lines of hyphens. Copy those of another file and fill them in.';
        problems.push({ file, line: 1, message });
      }
      if (end > 0 && body.replaceAll(/<!--[^]*?-->/g, '').trim() === '') {
        const message = 'There is no text below the fields. Write it below this line.';
        problems.push({ file, line: end, message });
      }
    }
    const parsed = parse(folder, { name, schema, text: head, firstLine: 2, problems });
    return { ...parsed, fileSlug: path.posix.basename(name, '.md'), body, bodyLine: end + 1 };
  });
}

/** The text of a file with LF as line ends, and the problems if it cannot be read. */
export function textOf({ root, files, garbled }: Folder, name: string): { text: string; problems: Problem[] } {
  const text = files.get(name);
  const say = (message: string, line = 1): Problem[] => [{ file: `${root}/${name}`, line, message }];
  if (text === undefined) {
    const found = nearest(name, [...files.keys()].filter((other) => !isExpected(other)));
    const cure = found ? `Is it "${found}"? Rename that.` : 'Put it back.';
    return { text: '', problems: say(`This file is missing. ${cure}`) };
  }
  const line = garbled?.get(name);
  if (line !== undefined) {
    const cure = 'Save it as UTF-8 (most editors ask for the encoding under "Save as").';
    return { text: '', problems: say(`This line cannot be read: the file is not saved as UTF-8. ${cure}`, line) };
  }
  if (text.trim() === '') return { text: '', problems: say('This file is empty. Put its text back.') };
  return { text: text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n'), problems: [] };
}

interface Unparsed<Schema> {
  readonly name: string;
  readonly schema: Schema;
  readonly text: string;
  readonly firstLine: number;
  /** The problems found so far. */
  readonly problems: readonly Problem[];
}

function parse<Schema extends v.GenericSchema>(
  { root }: Folder,
  { name, schema, text, firstLine, problems }: Unparsed<Schema>,
): Parsed<Schema> {
  const source = readYaml(`${root}/${name}`, text, firstLine);
  if (text.trim() === '') return { name, source, written: undefined, value: undefined, sound: undefined, isGuess: true, problems };
  const checked = check(schema, source);
  const written = checked.problems.length > 0 ? undefined : source.value;
  return { ...checked, name, source, written, problems: [...problems, ...checked.problems] };
}
