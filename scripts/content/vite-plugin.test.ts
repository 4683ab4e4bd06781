import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { HotPayload, ResolvedConfig, ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadFolder } from './folder.ts';
import { ContentError } from './problems.ts';
import { fixture, writeFolder } from './test-folder.ts';
import { SETTLES_MS, contentPlugin } from './vite-plugin.ts';

let dir: string;
let contentDir: string;
let outDir: string;
let draftsDir: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'content-'));
  contentDir = path.join(dir, 'content');
  outDir = path.join(dir, 'generated');
  draftsDir = path.join(dir, 'drafts');
  await writeFolder(fixture, contentDir);
});
afterEach(async () => {
  vi.useRealTimers();
  delete process.env['TEXTS_DIR'];
  await rm(dir, { recursive: true });
});

/** An update of nothing, which removes a mistake from the page. */
const MENDED = { type: 'update', updates: [] };

const PORT = 'scenes/port.yaml';
type Handle = (request: { url?: string }, response: unknown, next: () => void) => void;

/** The parts of a Vite server that the plugin uses. */
function fakeServer() {
  const sent: HotPayload[] = [];
  const logged: string[] = [];
  const handles: Handle[] = [];
  const watcher = Object.assign(new EventEmitter(), { add: vi.fn<(dir: string) => void>() });
  const ws = Object.assign(new EventEmitter(), { send: (it: HotPayload) => sent.push(it) });
  const logger = { error: (text: string) => logged.push(text), info: (text: string) => logged.push(text), warn: (text: string) => logged.push(text) };
  const server = {
    watcher,
    ws,
    config: { logger },
    middlewares: { use: (handle: Handle) => handles.push(handle) },
  };
  return { server: server as unknown as ViteDevServer, watcher, ws, sent, logged, handles, logger };
}

const pluginHere = () =>
  contentPlugin({
    contentDir,
    folders: { outDir, textsDir: path.join(dir, 'texts') },
    draftFolders: { outDir: draftsDir, textsDir: path.join(dir, 'draft-texts') },
  });

async function start(command: 'build' | 'serve') {
  const plugin = pluginHere();
  const fake = fakeServer();
  const config = { command, logger: fake.logger } as unknown as ResolvedConfig;
  await (plugin.configResolved as (config: ResolvedConfig) => Promise<void>)(config);
  if (command === 'serve') await (plugin.configureServer as (server: ViteDevServer) => Promise<void>)(fake.server);
  return fake;
}

async function edit(name: string, from: string, to: string): Promise<string> {
  const file = path.join(contentDir, name);
  await writeFile(file, (await readFile(file, 'utf8')).replace(from, () => to));
  return file;
}

test('builds before anything asks for the words', async () => {
  await start('build');
  expect(await readFile(path.join(outDir, 'port.ts'), 'utf8')).toContain('Visit the Merchant.');
});

test.each(['build', 'serve'] as const)('what is built already is not built again to %s', async (command) => {
  vi.stubEnv('CONTENT_IS_BUILT', 'yes');
  const plugin = pluginHere();
  const config = { command, logger: fakeServer().logger } as unknown as ResolvedConfig;
  await (plugin.configResolved as (config: ResolvedConfig) => Promise<void>)(config);
  vi.unstubAllEnvs();
  expect(existsSync(outDir)).toBe(false);
});

test('a build fails with the mistakes', async () => {
  await edit(PORT, 'heading:', 'headng:');
  await expect(start('build')).rejects.toBeInstanceOf(ContentError);
});

test('a change of content is built, and reloads no page', async () => {
  const { watcher, sent } = await start('serve');
  expect(watcher.add).toHaveBeenCalledWith(contentDir);
  watcher.emit('all', 'change', path.join(dir, 'elsewhere.ts'));
  watcher.emit('all', 'change', await edit(PORT, 'Visit the Merchant.', 'See the Merchant.'));
  await expect.poll(() => sent).toEqual([MENDED]);
  expect(await readFile(path.join(draftsDir, 'port.ts'), 'utf8')).toContain('See the Merchant.');
});

test('a mistake stands over the page until it is mended', async () => {
  const { watcher, ws, sent, logged } = await start('serve');
  watcher.emit('all', 'change', await edit(PORT, 'heading:', 'headng:'));
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    type: 'error',
    err: { plugin: 'content', loc: { file: path.join(contentDir, PORT), line: 2 } },
  });
  expect(logged.join()).toContain('content/scenes/port.yaml:2  headng is not a field');

  ws.emit('connection'); // a page is reloaded
  expect(sent.slice(1)).toMatchObject([MENDED, { type: 'error' }]);

  watcher.emit('all', 'change', await edit(PORT, 'headng:', 'heading:'));
  await expect.poll(() => sent.at(-1)).toEqual(MENDED);
  ws.emit('connection');
  expect(sent.filter(({ type }) => type === 'error')).toHaveLength(2);
});

test('a file that an editor has emptied is read when it is written', async () => {
  const { watcher, sent } = await start('serve');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const file = path.join(contentDir, PORT);
  const text = await readFile(file, 'utf8');
  await writeFile(file, '');
  watcher.emit('all', 'change', file);
  vi.advanceTimersByTime(SETTLES_MS - 1);
  // As long as a reading takes.
  await loadFolder(contentDir);
  await writeFile(file, text);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await expect.poll(() => sent).toEqual([MENDED]);
});

test('a draft is seen while writing, in words that nobody else writes or reads', async () => {
  await edit('books/a-new-realm.md', '---\n', '---\ndraft: true\n');
  const shelf = (folder: string) => readFile(path.join(folder, 'shelf.ts'), 'utf8');
  const plugin = pluginHere();
  const { server, logger } = fakeServer();
  await (plugin.configResolved as (config: ResolvedConfig) => Promise<void>)({ command: 'serve', logger } as unknown as ResolvedConfig);
  const resolve = plugin.resolveId as (source: string, importer?: string) => string | undefined;
  const words = path.join(dir, 'words.ts');
  expect(resolve('./generated/shelf.ts', words)).toBeUndefined();
  await (plugin.configureServer as (server: ViteDevServer) => Promise<void>)(server);
  expect(await shelf(outDir)).not.toContain('a-new-realm');
  expect(await shelf(draftsDir)).toContain('a-new-realm');

  const draft = path.join(draftsDir, 'shelf.ts');
  expect(resolve('./generated/shelf.ts', words)).toBe(draft);
  expect(resolve('../art/cloth.ts', draft)).toBe(path.join(dir, 'art/cloth.ts'));
  expect(resolve('./sources.ts', words)).toBeUndefined();
  expect(resolve('./generated/none.ts', words)).toBe(path.join(outDir, 'none.ts'));
});

test('a server starts with a mistake, and tells whoever comes', async () => {
  await start('build');
  await edit(PORT, 'heading:', 'headng:');
  const { ws, sent, logged } = await start('serve');
  expect(await readFile(path.join(draftsDir, 'port.ts'), 'utf8')).toContain('Visit the Merchant.');
  expect(logged.join()).toContain('headng is not a field');
  ws.emit('connection');
  expect(sent).toMatchObject([MENDED, { type: 'error' }]);
});

test('what should be looked at again is said in the terminal only', async () => {
  const { watcher, sent, logged } = await start('serve');
  watcher.emit('all', 'change', await edit(PORT, 'Visit the Merchant.', 'Visit the Merchant…'));
  await expect.poll(() => sent).toEqual([MENDED]);
  expect(logged.join()).toMatch(/Look again: content\/scenes\/port.yaml:\d+ {2}… is one character/);
});

test('the body of a book is fetched again only when one has changed', async () => {
  const { watcher, sent } = await start('serve');
  watcher.emit('all', 'change', await edit('books/a-new-realm.md', 'I used to keep', 'I once kept'));
  await expect.poll(() => sent).toEqual([MENDED, { type: 'custom', event: 'content:bodies' }]);
});

test('serves the archive, with a change at once', async () => {
  const { watcher, handles, sent } = await start('serve');
  const types: string[] = [];
  const ask = (url: string) => {
    const end = vi.fn<(text: string) => void>();
    const next = vi.fn<() => void>();
    handles[0]?.({ url }, { setHeader: (_: string, type: string) => types.push(type), end }, next);
    return next.mock.calls.length > 0 ? undefined : end.mock.calls[0]?.[0];
  };
  expect(ask('/archive/a-new-realm/index.html?x')).toContain('<article data-book="a-new-realm">');
  expect(ask('/archive/terms-of-use/')).toContain('<article data-agreement="terms-of-use">');
  expect(ask('/archive/archive.css')).toContain('--page');
  expect(ask('/archive/')).toContain('<h1>');
  expect(ask('/archive/port/index.md')).toContain('# ');
  expect(types).toEqual(['html', 'html', 'css', 'html', 'markdown'].map((type) => `text/${type};charset=utf-8`));
  for (const url of ['/', '/archive/none/index.html', '//', '/archive/../ui.yaml']) expect(ask(url)).toBeUndefined();

  watcher.emit('all', 'change', await edit('books/a-new-realm.md', 'I used to keep', 'I once kept'));
  await expect.poll(() => sent).not.toHaveLength(0);
  expect(ask('/archive/a-new-realm/index.html')).toContain('I once kept');
});
