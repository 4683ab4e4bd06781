import path from 'node:path';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import { archiveFiles } from './archive.ts';
import { writeModules } from './build.ts';
import { published } from './editions.ts';
import { ContentError } from './problems.ts';
import { readContent } from './read.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

interface ContentPluginOptions {
  readonly contentDir?: string;
  readonly outDir?: string;
}

/**
 * Writes the content modules before anything imports them. In development it also writes them after each change,
 * reloads the page, shows mistakes over it, and serves the archive. It shows drafts there too.
 */
export function contentPlugin({
  contentDir = path.join(ROOT, 'content'),
  outDir = path.join(ROOT, 'app/schema/generated'),
}: ContentPluginOptions = {}): Plugin {
  let archive: ReadonlyMap<string, string> = new Map();
  let mistakes: ContentError | undefined;
  let drafts = false;

  async function build(): Promise<void> {
    const content = await readContent(contentDir, { ...published(), drafts });
    await writeModules(content, outDir);
    archive = await archiveFiles(content);
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
    const rebuild = async () => {
      const hadMistakes = mistakes !== undefined;
      await tryToBuild();
      if (mistakes) {
        server.config.logger.error(`\n${mistakes.message}\n`);
        server.ws.send(overlay(mistakes, contentDir));
        return;
      }
      if (hadMistakes) server.config.logger.info('The content is in order again.');
      for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
      server.ws.send({ type: 'full-reload' });
    };
    server.watcher.add(contentDir);
    server.watcher.on('all', (_event, file) => {
      if (!path.resolve(file).startsWith(contentDir + path.sep)) return;
      // Rebuilds run one after another, because an editor may write several files at once.
      running = running.then(rebuild).catch((error: unknown) => {
        server.config.logger.error(String(error));
      });
    });
    server.ws.on('connection', () => {
      if (mistakes) server.ws.send(overlay(mistakes, contentDir));
    });
  }

  return {
    name: 'content',

    async configResolved({ command, logger }) {
      if (command === 'build') return build();
      await tryToBuild();
      if (mistakes) logger.error(`\n${mistakes.message}\n`);
      return undefined;
    },

    async configureServer(server) {
      // Not before: `react-router typegen` resolves this configuration too, and serves nothing.
      drafts = true;
      await tryToBuild();
      watch(server);
      server.middlewares.use((request, response, next) => {
        const address = request.url?.replace(/[?#].*$/, '') ?? '';
        const text = archive.get(address) ?? archive.get(`${address.replace(/\/$/, '')}/index.html`);
        if (text === undefined) return next();
        response.setHeader('Content-Type', address.endsWith('.css') ? 'text/css' : 'text/html; charset=utf-8');
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
