/** Reads content/, checks it, and gives it the shape the site uses. */
import { createHash } from 'node:crypto';
import { AGREEMENTS, BOOKS, SOURCES, STATEMENTS } from '../../app/schema/sources.ts';
import type { Agreement, BookCard, Source, SourceName, Words } from '../../app/schema/sources.ts';
import { fillMarkdown, fillStudio, inDrawers, onTheShelf } from './arrange.ts';
import * as across from './cross-checks.ts';
import { readDrawn } from './drawn.ts';
import type { Drawn } from './drawn.ts';
import { isHeldBack, published } from './editions.ts';
import type { Edition } from './editions.ts';
import { loadFolder, readDocuments, readFields } from './folder.ts';
import type { Folder, Parsed, ParsedDocument } from './folder.ts';
import { createKept } from '../kept.ts';
import { renderMarkdown, withoutComments } from './markdown.ts';
import type { MarkdownOptions, Rendered } from './markdown.ts';
import { ContentError } from './problems.ts';
import type { Problem } from './problems.ts';

export type Book = BookCard & {
  readonly html: string;
  /** The body as it was written, without comments and with the studio's facts filled in. */
  readonly markdown: string;
  /** The slugs it had before. */
  readonly was: readonly string[];
};

/** An agreement with its body, under a heading of the second level and, for its plain edition, right below the title. */
type FullAgreement = Agreement & { readonly html: string; readonly plainHtml: string; readonly markdown: string };

/** A text that is a plain page only. */
export type PlainText = Omit<FullAgreement, 'html'>;

export interface Content extends Words {
  /** From the newest to the oldest. */
  readonly books: readonly Book[];
  readonly agreements: readonly FullAgreement[];
  readonly statements: readonly PlainText[];
  readonly drawn: Drawn;
}

/** The files read, by source. */
type Read = { readonly [Name in SourceName]: Parsed<(typeof SOURCES)[Name]['schema']> };

/** Which books are rendered first. A second process begins with the last (ahead.ts). */
type Turn = 'from-first' | 'from-last';

/** Reads a content folder. Throws one ContentError with all problems. */
export async function readContent(contentDir: string, edition?: Edition): Promise<Content> {
  return parseContent(await loadFolder(contentDir), edition);
}

type RenderKind = Pick<MarkdownOptions, 'headingShift' | 'sharesPage' | 'sideNotes'>;
const BOOK: RenderKind = { headingShift: 0, sharesPage: false, sideNotes: true };
const AGREEMENT_IN_CABINET: RenderKind = { headingShift: 1, sharesPage: true, sideNotes: false };
const AGREEMENT_ALONE: RenderKind = { ...AGREEMENT_IN_CABINET, headingShift: 0 };

/** Takes the place of a file that could not be read, so that the texts can still be checked. */
const NO_STUDIO: Words['studio'] = {
  name: '',
  email: 'nobody@nowhere.example',
  url: 'https://nowhere.example',
  securityUntil: 'January 1, 2000',
  storefront: {},
};
const NO_NOTE_WORDS = { notes: '', to_note: '{number}', from_note: '' } as const;

/**
 * Checks the files of a content folder, and returns what this edition shows; today's if none is named. Throws one
 * ContentError with all problems, also those of books that are held back.
 */
export function parseContent(
  folder: Folder,
  edition: Edition = published(),
  drawn: Drawn = readDrawn(),
  turn: Turn = 'from-first',
): Content {
  const sources = eachRow((row) => readFields(folder, row)) as Read;
  const allBooks = readDocuments(folder, BOOKS);
  const isShown = (book: (typeof allBooks)[number]) => edition.drafts || !isHeldBack(book, edition);
  const books = allBooks.filter(isShown);
  const unshown = allBooks.filter((book) => !isShown(book));
  const agreements = readDocuments(folder, AGREEMENTS);
  const statements = readDocuments(folder, STATEMENTS);

  const { studio, shop, ui } = sources;
  const facts = studio.value ?? NO_STUDIO;
  const ownPaths = across.ownPaths(books, [...agreements, ...statements]);
  const render = renderer({ studio: facts, words: ui.value?.bookWords ?? NO_NOTE_WORDS, ownPaths });
  const renderBook = (book: (typeof books)[number]) => render(book, book.value?.name, BOOK);
  const bookBodies = turn === 'from-first' ? books.map(renderBook) : books.toReversed().map(renderBook).toReversed();
  // A text that is held back may already link to another.
  const allPaths = across.ownPaths(allBooks, [...agreements, ...statements]);
  const unshownBodies = unshown.map((book) => render(book, book.value?.name, BOOK, allPaths));
  const inCabinet = agreements.map((it) => render(it, it.value?.title, AGREEMENT_IN_CABINET));
  const alone = agreements.map((it) => render(it, it.value?.title, AGREEMENT_ALONE));

  const asPages = statements.map((it) => render(it, it.value?.title, AGREEMENT_ALONE));

  const empty = unshown.length > 0 ? 'All books are held back, and the shelf is empty. Let one be shown.' : 'The shelf is empty. Add a book.';
  const noBooks = { file: `${folder.root}/${BOOKS.folder}`, line: 1, message: empty };
  const files = [...Object.values(sources), ...allBooks, ...agreements, ...statements];
  const acrossFiles = [
    ...across.strangeFiles(folder),
    ...across.formerSlugs(allBooks, [...agreements, ...statements]),
    ...across.slugs([...allBooks, ...agreements, ...statements], folder.root),
    ...across.drawers(folder, agreements),
    ...Object.values(sources).flatMap((source) => across.choices(source, ownPaths)),
    ...across.artifacts(shop, studio, folder.root),
    ...across.drawings(shop, allBooks, drawn),
  ];
  // What a line says whose layout is mended by a guess is known only once the writer has mended it.
  const guessed = new Set(files.flatMap(({ source }) => source.problems.map(placeOf)));
  const problems = [
    ...files.flatMap((parsed) => parsed.problems),
    ...[...bookBodies, ...unshownBodies, ...inCabinet, ...asPages].flatMap((body) => body.problems),
    ...acrossFiles.filter((problem) => !guessed.has(placeOf(problem))),
    ...(books.length === 0 ? [noBooks] : []),
  ];
  if (problems.length > 0) throw new ContentError(problems);

  const filled = <Value>(parsed: Valued<Value>): Value => fillStudio(valueOf(parsed), facts);
  return {
    ...(eachRow((_, name) => filled<unknown>(sources[name])) as Words),
    studio: facts,
    drawn,
    books: onTheShelf(
      books.map((book, i) => ({
        ...bookFields(filled(book), valueOf(shop).products),
        markdown: fillMarkdown(withoutComments(book.body).trim(), facts),
        words: bookBodies[i]?.words ?? 0,
        html: bookBodies[i]?.html ?? '',
      })),
    ),
    agreements: inDrawers(
      agreements.map((agreement, i) => ({
        ...filled(agreement),
        html: inCabinet[i]?.html ?? '',
        plainHtml: alone[i]?.html ?? '',
        markdown: fillMarkdown(withoutComments(agreement.body).trim(), facts),
      })),
    ),
    statements: statements.map((statement, i) => ({ ...filled(statement), plainHtml: asPages[i]?.html ?? '', markdown: fillMarkdown(withoutComments(statement.body).trim(), facts) })),
  };
}

const placeOf = ({ file, line }: Problem) => `${file}:${line}`;

/** The fields of a book, with the name of the Artifact it is about. One that was taken out of the shop is not named. */
function bookFields<Fields extends { readonly artifact?: string | undefined; readonly was?: readonly string[] | undefined }>(
  { artifact, was = [], ...fields }: Fields,
  products: readonly { readonly id: string; readonly name: string }[],
) {
  const about = products.find(({ id }) => id === artifact)?.name;
  return { ...fields, was, ...(about !== undefined && { about }) };
}

function eachRow<Value>(make: (row: Source, name: SourceName) => Value): Record<string, Value> {
  return Object.fromEntries(Object.entries(SOURCES).map(([name, row]) => [name, make(row, name as SourceName)]));
}

/** The last rendered texts: after a change to one book, only that book is rendered again. */
let last = { shared: '', bodies: new Map<string, Rendered>() };

function renderer(shared: Pick<MarkdownOptions, 'studio' | 'words' | 'ownPaths'>) {
  const key = JSON.stringify([shared, [...shared.ownPaths]]);
  const before = key === last.shared ? last.bodies : new Map<string, Rendered>();
  const bodies = new Map<string, Rendered>();
  last = { shared: key, bodies };
  const { studio, words } = shared;
  const sharedKey = JSON.stringify({ studio, words });

  return (document: ParsedDocument, title: string | undefined, kind: RenderKind, ownPaths = shared.ownPaths): Rendered => {
    const own = {
      ...kind,
      file: document.source.file,
      firstLine: document.bodyLine,
      slug: document.fileSlug,
      title: title ?? '',
    };
    const others = ownPaths === shared.ownPaths ? [] : [...ownPaths];
    const ownKey = createHash('sha256').update(JSON.stringify([own, document.body, others])).digest('base64');
    const make = () => renderMarkdown(document.body, { ...shared, ...own, ownPaths });
    const body = before.get(ownKey) ?? keptOr(make, sharedKey, JSON.stringify(own), document.body, pathsIn(document.body, ownPaths));
    bodies.set(ownKey, body);
    return body;
  };
}

const kept = createKept('texts', ['scripts/content/!(*.test).ts', 'app/schema/*.ts', 'app/schema/sources/*.ts']);

/** A text rendered in an earlier run, or now. One with mistakes is rendered each time. */
function keptOr(make: () => Rendered, ...parts: readonly string[]): Rendered {
  const before = kept.find(...parts);
  if (before) return JSON.parse(before.toString()) as Rendered;
  const made = make();
  if (made.problems.length === 0) kept.keep(JSON.stringify(made), ...parts);
  return made;
}

/** The paths of this site that a text names. Other paths may come and go: the text stays as it is. */
const pathsIn = (body: string, ownPaths: ReadonlySet<string>) =>
  [...new Set(body.match(/\/[\w/-]*/g))].filter((path) => ownPaths.has(path)).join(' ');

type Valued<Value> = { readonly name: string; readonly value: Value | undefined };

function valueOf<Value>({ name, value }: Valued<Value>): Value {
  if (value === undefined) throw new Error(`${name} has no problems and no value either`);
  return value;
}
