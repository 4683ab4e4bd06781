/** Everything in content/: read, checked, and put into the shape in which the site uses it. */
import * as schemas from '../../app/schema/schemas.ts';
import type {
  Agreement,
  Athenaeum,
  BookCard,
  Lost,
  Narrow,
  Port,
  RealmMap,
  Sea,
  Shop,
  Studio,
  Ui,
} from '../../app/schema/schemas.ts';
import { arrangeMap, arrangeShop, arrangeUi, fillStudio, inDrawers, onTheShelf } from './arrange.ts';
import * as across from './cross-checks.ts';
import { renderMarkdown } from './markdown.ts';
import type { MarkdownOptions, Rendered } from './markdown.ts';
import { ContentError } from './problems.ts';
import { BOOKS, CABINET, YAML_FILES, loadFolder, readDocuments, readFields } from './sources.ts';
import type { Folder, Parsed, ParsedDocument } from './sources.ts';

export type Book = BookCard & { readonly html: string };

/** An agreement, and its body once more to stand right below a title, on a page of its own. */
export type FullAgreement = Agreement & { readonly plainHtml: string };

export interface Content {
  readonly studio: Studio;
  readonly sea: Sea;
  readonly port: Port;
  readonly athenaeum: Athenaeum;
  readonly shop: Shop;
  readonly lost: Lost;
  readonly map: RealmMap;
  readonly narrow: Narrow;
  readonly ui: Ui;
  /** The newest first. */
  readonly books: readonly Book[];
  readonly agreements: readonly FullAgreement[];
}

/** Reads a content folder. Throws one ContentError with everything that is wrong in it. */
export async function readContent(contentDir: string): Promise<Content> {
  return parseContent(await loadFolder(contentDir));
}

type RenderKind = Pick<MarkdownOptions, 'headingShift' | 'sharesPage' | 'sideNotes'>;
const BOOK: RenderKind = { headingShift: 0, sharesPage: false, sideNotes: true };
const AGREEMENT_IN_CABINET: RenderKind = { headingShift: 1, sharesPage: true, sideNotes: false };
const AGREEMENT_ALONE: RenderKind = { ...AGREEMENT_IN_CABINET, headingShift: 0 };

/** Stand in for what could not be read, so that the texts can be checked all the same. */
const NO_STUDIO: Studio = { name: '', email: 'nobody@nowhere.example', storefront: {} };
const NO_NOTE_WORDS = { notes: '', to_note: '{number}', from_note: '' } as const;

/** Checks the files of a content folder. Throws one ContentError with everything that is wrong in them. */
export function parseContent(folder: Folder): Content {
  const studio = readFields(folder, YAML_FILES.studio, schemas.studioFile);
  const sea = readFields(folder, YAML_FILES.sea, schemas.seaFile);
  const port = readFields(folder, YAML_FILES.port, schemas.portFile);
  const athenaeum = readFields(folder, YAML_FILES.athenaeum, schemas.athenaeumFile);
  const shop = readFields(folder, YAML_FILES.shop, schemas.shopFile);
  const lost = readFields(folder, YAML_FILES.lost, schemas.lostFile);
  const map = readFields(folder, YAML_FILES.map, schemas.mapFile);
  const narrow = readFields(folder, YAML_FILES.narrow, schemas.narrowFile);
  const ui = readFields(folder, YAML_FILES.ui, schemas.uiFile);
  const books = readDocuments(folder, BOOKS, schemas.bookHead);
  const agreements = readDocuments(folder, CABINET, schemas.agreementHead);

  const facts = studio.value ?? NO_STUDIO;
  const ownPaths = across.ownPaths(books, agreements);
  const render = renderer({ studio: facts, words: ui.value?.book ?? NO_NOTE_WORDS, ownPaths });
  const bookBodies = books.map((book) => render(book, book.value?.name, BOOK));
  const inCabinet = agreements.map((it) => render(it, it.value?.title, AGREEMENT_IN_CABINET));
  const alone = agreements.map((it) => render(it, it.value?.title, AGREEMENT_ALONE));

  const noBooks = { file: `${folder.root}/${BOOKS}`, line: 1, message: 'The shelf is empty. Add a book.' };
  const problems = [
    ...[studio, sea, port, athenaeum, shop, lost, map, narrow, ui, ...books, ...agreements].flatMap(
      (parsed) => parsed.problems,
    ),
    ...[...bookBodies, ...inCabinet].flatMap((body) => body.problems),
    ...across.strangeFiles(folder),
    ...across.slugs([...books, ...agreements], folder.root),
    ...across.drawers(folder, agreements, ui),
    ...[sea, port, athenaeum].flatMap((scene) => across.choices(scene, ownPaths)),
    ...across.mapPlaces(map),
    ...across.artifacts(shop, studio, folder.root),
    ...(books.length === 0 ? [noBooks] : []),
  ];
  if (problems.length > 0) throw new ContentError(problems);

  const filled = <Value>(parsed: Parsed<Value>): Value => fillStudio(valueOf(parsed), facts);
  const [seaFile, portFile, lostFile] = [filled(sea), filled(port), filled(lost)];
  const { id: _athenaeum, route: _route, ...athenaeumWords } = filled(athenaeum);
  const { id: _narrow, ...narrowWords } = filled(narrow);
  const mapOrder = Object.keys((map.source.value as { places: object }).places);
  return {
    studio: facts,
    sea: {
      title: seaFile.title,
      wake: seaFile.eyelids.text,
      preamble: seaFile.preamble,
      choices: seaFile.choices,
      alt: seaFile.alt.scene,
    },
    port: {
      title: portFile.title,
      heading: portFile.heading,
      preamble: portFile.preamble,
      choices: portFile.choices,
      alt: portFile.alt.scene,
    },
    athenaeum: athenaeumWords,
    shop: arrangeShop(filled(shop), facts),
    lost: { title: lostFile.title, preamble: lostFile.preamble, alt: lostFile.alt.scene },
    map: arrangeMap(filled(map), mapOrder),
    narrow: narrowWords,
    ui: arrangeUi(filled(ui), filled(shop)),
    books: onTheShelf(
      books.map((book, i) => ({
        ...filled(book),
        words: bookBodies[i]?.words ?? 0,
        html: bookBodies[i]?.html ?? '',
      })),
    ),
    agreements: inDrawers(
      agreements.map((agreement, i) => ({
        ...filled(agreement),
        html: inCabinet[i]?.html ?? '',
        plainHtml: alone[i]?.html ?? '',
      })),
    ),
  };
}

/** What was rendered last, so that a change to one book of a thousand renders one. */
let last = { shared: '', bodies: new Map<string, Rendered>() };

function renderer(shared: Pick<MarkdownOptions, 'studio' | 'words' | 'ownPaths'>) {
  const key = JSON.stringify([shared, [...shared.ownPaths]]);
  const before = key === last.shared ? last.bodies : new Map<string, Rendered>();
  const bodies = new Map<string, Rendered>();
  last = { shared: key, bodies };

  return (document: ParsedDocument<unknown>, title: string | undefined, kind: RenderKind): Rendered => {
    const own = {
      ...kind,
      file: document.source.file,
      firstLine: document.bodyLine,
      slug: document.fileSlug,
      title: title ?? '',
    };
    const ownKey = JSON.stringify([own, document.body]);
    const body = before.get(ownKey) ?? renderMarkdown(document.body, { ...shared, ...own });
    bodies.set(ownKey, body);
    return body;
  };
}

function valueOf<Value>({ name, value }: Parsed<Value>): Value {
  if (value === undefined) throw new Error(`${name} has no problems and no value either`);
  return value;
}
