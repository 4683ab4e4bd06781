import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { foldersOf, strangeWords, writeWords } from './build.ts';
import { published } from './editions.ts';
import { ContentError } from './problems.ts';
import { readContent } from './read.ts';
import { fixture, writeFolder } from './test-folder.ts';

let dir: string;
let contentDir: string;
let outDir: string;
let textsDir: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'content-'));
  contentDir = path.join(dir, 'content');
  ({ outDir, textsDir } = foldersOf(dir));
  await writeFolder(fixture, contentDir);
});
afterEach(() => rm(dir, { recursive: true }));

async function edit(name: string, from: string, to: string): Promise<void> {
  const file = path.join(contentDir, name);
  const before = await readFile(file, 'utf8');
  expect(before).toContain(from);
  await writeFile(file, before.replace(from, () => to));
}

/** Reads the content and writes its words, as a build does. */
const build = async (folders = foldersOf(dir)) => writeWords(await readContent(contentDir), folders);

test('every module of words is handed on, each constant from its own', async () => {
  await build();
  const words = await readFile(path.join(outDir, 'words.ts'), 'utf8');
  const handedOn = new Map(
    [...words.matchAll(/^export \{ (.*) \} from '\.\/(.*)';$/gm)].map(([, names = '', file = '']) => [file, names.split(', ')]),
  );
  const made = (await readdir(outDir)).filter((file) => file.endsWith('.ts') && !['words.ts', 'likenesses.ts'].includes(file));
  expect(new Set(handedOn.keys())).toEqual(new Set(made));
  for (const file of made) {
    const constants = (await readFile(path.join(outDir, file), 'utf8')).matchAll(/^export const (\w+)/gm);
    expect([...constants].map(([, name]) => name)).toEqual(handedOn.get(file));
  }
});

test('the body of a book is in no module, but in a file of its own', async () => {
  await build();
  const holders: string[] = [];
  for (const folder of [outDir, textsDir]) {
    for (const name of await readdir(folder)) {
      if ((await readFile(path.join(folder, name), 'utf8')).includes('An aquarium is for fish')) holders.push(name);
    }
  }
  expect(holders).toEqual(['sonorarium-of-resonance-turns-one.html']);
});

test('knows which words somebody else has written since: those of a development server, with drafts', async () => {
  const folders = foldersOf(dir);
  await build(folders);
  const content = await readContent(contentDir);
  expect(await strangeWords(content, folders)).toEqual([]);
  const [book] = (await readdir(path.join(contentDir, 'books'))).toSorted();
  const draft = (await readFile(path.join(contentDir, 'books', book!), 'utf8')).replace(/^slug: .*$/m, 'slug: a-draft').replace(/^---\n/, '---\ndraft: true\n');
  await writeFile(path.join(contentDir, 'books/a-draft.md'), draft);
  await writeWords(await readContent(contentDir, { ...published(), drafts: true }), folders);
  expect(await strangeWords(content, folders)).toContain('a-draft.html');
});

test('takes away the modules of an earlier version', async () => {
  for (const folder of [outDir, textsDir]) await mkdir(folder, { recursive: true });
  await writeFile(path.join(outDir, 'gone.ts'), '');
  await writeFile(path.join(textsDir, 'gone.html'), '');
  await build();
  expect([...(await readdir(outDir)), ...(await readdir(textsDir))]).not.toContainEqual(expect.stringContaining('gone'));
});

test('touches only what has changed', async () => {
  await build();
  const times = async () => {
    const files = await readdir(outDir);
    const stats = await Promise.all(files.map((file) => stat(path.join(outDir, file))));
    return new Map(files.map((file, i) => [file, stats[i]?.mtimeMs]));
  };
  // An old date, so that a file that is written again has a new one.
  const longAgo = new Date(0);
  for (const file of await readdir(outDir)) await utimes(path.join(outDir, file), longAgo, longAgo);
  const before = await times();
  await edit('scenes/port.yaml', 'Visit the Merchant.', 'See the Merchant.');
  await build();
  const after = await times();
  expect([...after].filter(([file, time]) => time !== before.get(file)).map(([file]) => file)).toEqual(['port.ts']);
});

test('with a mistake, tells all and writes nothing', async () => {
  await edit('scenes/port.yaml', 'heading: ', 'headin: ');
  await edit('scenes/sea.yaml', 'to: /port', 'to: /prot');
  const told = await build().catch((error: unknown) => error);
  expect(told).toBeInstanceOf(ContentError);
  expect((told as ContentError).message.split('\n')).toEqual([
    'content/scenes/port.yaml:2  headin is not a field the site knows. Did you mean "heading"?',
    'content/scenes/sea.yaml:23  choices no. 1 > to is "/prot", which is no place of the realm. Did you mean "/port"?',
  ]);
  await expect(readdir(outDir)).rejects.toThrow();
});

test('the command tells the mistakes and ends with 1', async () => {
  // The command reads content/ two folders above itself, so the test runs it in a copy of the project.
  const root = path.resolve(import.meta.dirname, '../..');
  await cp(path.join(root, 'scripts/content'), path.join(dir, 'scripts/content'), { recursive: true });
  for (const name of ['scripts/build-content.ts', 'scripts/kept.ts', 'scripts/bootstrap.mjs', 'scripts/new/stand-in-words.ts', 'package-lock.json'])
    await cp(path.join(root, name), path.join(dir, name));
  await cp(path.join(root, 'app/schema'), path.join(dir, 'app/schema'), {
    recursive: true,
    filter: (file) => path.basename(file) !== 'generated',
  });
  for (const name of ['product-ears.css', 'product-bonsai.css', 'product-unknown.css', 'shelf.css']) {
    await cp(path.join(root, 'app/art', name), path.join(dir, 'app/art', name));
  }
  await writeFile(path.join(dir, 'package.json'), '{"type": "module"}');
  await symlink(path.join(root, 'node_modules'), path.join(dir, 'node_modules'));
  const run = (...args: string[]) => promisify(execFile)(process.execPath, ['scripts/build-content.ts', ...args], { cwd: dir });

  await expect(run()).resolves.toMatchObject({ stderr: '' });
  expect(await readdir(outDir)).toContain('sea.ts');

  await expect(run('--releese')).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/does not know "--releese".* --release$/m) });
  await expect(run('--release')).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^content\/studio.yaml:5  name is still a stand-in/) });

  await edit('scenes/lost.yaml', '  - "They cross gravel', '#  - "They cross gravel');
  await expect(run()).rejects.toMatchObject({
    code: 1,
    stderr:
      'content/scenes/lost.yaml:6  preamble has 22 lines; it must have exactly 23. Add the missing line.\n' +
      'One mistake, so nothing was built. Correct what is named above, save, and say: npm run content\n',
  });

  // Words from before are there, so the development server starts and shows the mistake over the page.
  await expect(run('--before-dev')).resolves.toMatchObject({ stderr: '' });
  await rm(outDir, { recursive: true });
  await expect(run('--before-dev')).rejects.toMatchObject({ code: 1 });

  await edit('scenes/lost.yaml', '#  - "They cross gravel', '  - "They cross gravel…');
  await expect(run()).resolves.toMatchObject({ stderr: expect.stringMatching(/^Look again: .*lost.yaml:\d+ .*three periods/) });
});
