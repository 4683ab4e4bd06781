import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { ErrorPayload, Plugin, UpdatePayload, ViteDevServer } from 'vite';
import { MEDIA_TYPES } from '../hosting/files.ts';
import { archiveFiles } from './archive.ts';
import { draftFoldersOf, foldersOf, writeWords } from './build.ts';
import type { Folders } from './build.ts';
import { published } from './editions.ts';
import { loadFolder } from './folder.ts';
import { ContentError, toldLine } from './problems.ts';
import { readContent } from './read.ts';
import { lookAgain } from './warnings.ts';

/** Tells the page to fetch the body it shows again: app/scenes/book/use-book.ts listens. */
const BODIES_CHANGED = 'content:bodies';

/** An update of nothing: Vite's client takes it as a sign that mistakes are mended, and removes them from the page. */
const NO_MISTAKE: UpdatePayload = { type: 'update', updates: [] };

/**
 * From a change to the reading. An editor empties a file before it writes it, and Vite's watcher tells only the first
 * of the changes that follow each other within 50 ms.
 */
export const SETTLES_MS = 100;

const ROOT = path.resolve(import.meta.dirname, '../..');

interface ContentPluginOptions {
  readonly contentDir?: string;
  readonly folders?: Folders;
  readonly draftFolders?: Folders;
}

/**
 * Writes the content modules before anything imports them. In development it has modules of its own, which show drafts too,
 * writes them after each change, shows mistakes over the page until they are mended, and serves the archive. A page follows a
 * changed module by itself, and its story goes on; a book's body is in no module of the page, so pages are told to fetch it.
 */
export function contentPlugin({
  contentDir = path.join(ROOT, 'content'),
  folders = foldersOf(ROOT),
  draftFolders = draftFoldersOf(ROOT),
}: ContentPluginOptions = {}): Plugin {
  let archive: ReadonlyMap<string, string> = new Map();
  let mistakes: ContentError | undefined;
  let drafts = false;
  /** All books as one text, to see whether one has changed. */
  let books = '';

  async function build(): Promise<void> {
    const content = await readContent(contentDir, { ...published(), drafts });
    await writeWords(content, drafts ? draftFolders : folders);
    archive = new Map(archiveFiles(content));
    books = JSON.stringify(content.books);
  }

  /** Like build(), but keeps the mistakes, so that the page can show them. */
  async function tryToBuild(): Promise<void> {
    try {
      await build();
      mistakes = undefined;
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      mistakes = error;
    }
  }

  function watch(server: ViteDevServer): void {
    let running = Promise.resolve();
    let settling: NodeJS.Timeout | undefined;
    const rebuild = async () => {
      const hadMistakes = mistakes !== undefined;
      const before = books;
      await tryToBuild();
      if (mistakes) {
        server.config.logger.error(`\n${mistakes.message}\n`);
        server.ws.send(overlay(mistakes, contentDir));
        return;
      }
      if (hadMistakes) server.config.logger.info('The content is in order again.');
      for (const warning of await lookAgain(await loadFolder(contentDir))) {
        server.config.logger.warn(`Look again: ${toldLine(warning)}`);
      }
      server.ws.send(NO_MISTAKE);
      if (books !== before) server.ws.send({ type: 'custom', event: BODIES_CHANGED });
    };
    server.watcher.add(contentDir);
    // It has just been made, and Vite does not always see that.
    server.watcher.add(draftFolders.outDir);
    server.watcher.on('all', (_event, file) => {
      if (!path.resolve(file).startsWith(contentDir + path.sep)) return;
      clearTimeout(settling);
      settling = setTimeout(() => {
        // One after another, because a reading may take longer than the next change.
        running = running.then(rebuild).catch((error: unknown) => {
          server.config.logger.error(String(error));
        });
      }, SETTLES_MS);
    });
    server.ws.on('connection', () => {
      // The first update of a page that has shown a mistake from its beginning would reload it.
      server.ws.send(NO_MISTAKE);
      if (mistakes) server.ws.send(overlay(mistakes, contentDir));
    });
  }

  /** The file of words with drafts in place of the one that is published; undefined for any other file. */
  function draftOf(file: string): string | undefined {
    if (path.dirname(file) !== folders.outDir) return undefined;
    const draft = path.join(draftFolders.outDir, path.basename(file));
    return existsSync(draft) ? draft : file;
  }

  return {
    name: 'content',

    enforce: 'pre',

    // Both folders have the same files, so what a draft imports is beside the published one.
    resolveId(source, importer) {
      if (!drafts || importer === undefined || !source.startsWith('.')) return undefined;
      const isOfDraft = path.dirname(importer) === draftFolders.outDir;
      const file = path.resolve(isOfDraft ? folders.outDir : path.dirname(importer), source);
      return draftOf(file) ?? (isOfDraft ? file : undefined);
    },

    async configResolved({ command, logger }) {
      // scripts/build.ts has just built them, and React Router resolves this several times in one build, once to serve.
      if (process.env['CONTENT_IS_BUILT']) return undefined;
      if (command === 'build') return build();
      await tryToBuild();
      if (mistakes) logger.error(`\n${mistakes.message}\n`);
      return undefined;
    },

    async configureServer(server) {
      // Not before: `react-router typegen` resolves this configuration too, and serves nothing.
      drafts = true;
      process.env['TEXTS_DIR'] = draftFolders.textsDir;
      await tryToBuild();
      // Under a mistake from the beginning the words of before are shown.
      if (mistakes && !existsSync(draftFolders.outDir)) {
        await cp(folders.textsDir, draftFolders.textsDir, { recursive: true });
        await cp(folders.outDir, draftFolders.outDir, { recursive: true });
      }
      watch(server);
      server.middlewares.use((request, response, next) => {
        const address = request.url?.replace(/[?#].*$/, '') ?? '';
        const text = archive.get(address) ?? archive.get(`${address.replace(/\/$/, '')}/index.html`);
        if (text === undefined) return next();
        response.setHeader('Content-Type', MEDIA_TYPES[path.extname(address) || '.html'] ?? '');
        response.end(text);
      });
    },
  };
}

/** Vite's message that shows an error over the page, with a link to the first mistake. */
function overlay({ message, problems }: ContentError, contentDir: string): ErrorPayload {
  const [first] = problems;
  const file = path.join(path.dirname(contentDir), first?.file ?? '');
  return {
    type: 'error',
    err: { message, stack: '', plugin: 'content', id: file, loc: { file, line: first?.line ?? 1, column: 0 } },
  };
}
