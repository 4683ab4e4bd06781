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
const isScrap = (name: string) => /^[.#]|~$|\.(?:swp|tmp|bak|orig)$/.test(name) || name === 'Thumbs.db';

/** The files that must exist. */
export const FILES: readonly string[] = Object.values(SOURCES).map(({ file }) => file);

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

/** Reads the .md files of a subfolder: fields between two lines of hyphens, then the text. */
export function readDocuments<Schema extends v.GenericSchema>(
  folder: Folder,
  { folder: within, schema }: { readonly folder: string; readonly schema: Schema },
): ParsedDocument<Schema>[] {
  const names = [...folder.files.keys()].filter((name) => isDocumentIn(within, name)).toSorted();
  return names.map((name) => {
    const { text, problems } = textOf(folder, name);
    const lines = text.split('\n').map((line) => (line.trimEnd() === FENCE ? FENCE : line));
    const begins = lines[0] === FENCE;
    const end = begins ? lines.indexOf(FENCE, 1) : -1;
    const head = lines.slice(1, Math.max(end, 1)).join('\n');
    const body = end < 0 ? '' : lines.slice(end + 1).join('\n');

    const file = `${folder.root}/${name}`;
    if (problems.length > 0) {
      // The text could not be read, which is already reported.
    } else if (end < 0) {
      const what = begins ? 'end' : 'begin';
      problems.push({
        file,
        line: 1,
        message: `The fields at the top must ${what} with a line of three hyphens (${FENCE}). Add that line.`,
      });
    } else {
      if (head.trim() === '') {
        const message = 'There are no fields between the two lines of hyphens. Copy those of another file and fill them in.';
        problems.push({ file, line: 1, message });
      }
      if (body.replaceAll(/<!--[^]*?-->/g, '').trim() === '') {
        const message = 'There is no text below the fields. Write it below this line.';
        problems.push({ file, line: end + 1, message });
      }
    }
    const parsed = parse(folder, { name, schema, text: head, firstLine: 2, problems });
    return { ...parsed, fileSlug: path.posix.basename(name, '.md'), body, bodyLine: end + 2 };
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
