import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ROOT } from '../bootstrap.mjs';
import { REVALIDATE } from './answers.ts';
import { MEDIA_TYPES } from './files.ts';
import { FOREVER, IMMUTABLE_FOLDERS } from './pages.ts';

const GUIDE = readFileSync(path.join(ROOT, 'docs/hosting.md'), 'utf8');
const [, COMMANDS = ''] = /^## S3 .*?^```sh\n(.*?)^```/ms.exec(GUIDE) ?? [];

const folder = mkdtempSync(path.join(tmpdir(), 's3-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What `aws` is called with when the commands of the guide are typed. */
function calls(): readonly (readonly string[])[] {
  const said = path.join(folder, 'said');
  const aws = `#!/bin/sh\nprintf '%s\\t' "$@" >> ${said}\nprintf '\\n' >> ${said}\n`;
  writeFileSync(path.join(folder, 'aws'), aws, { mode: 0o755 });
  const { status } = spawnSync('sh', ['-eu', '-c', COMMANDS], {
    env: { PATH: `${folder}${path.delimiter}${process.env['PATH']}` },
  });
  expect(status).toBe(0);
  return readFileSync(said, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t').slice(0, -1));
}

interface Upload {
  readonly type: string | undefined;
  readonly cache: string | undefined;
}

/** Whether a call uploads a file: of the filters that match, the last decides, and * also stands for a slash. */
function takes(call: readonly string[], file: string): boolean {
  let taken = true;
  for (const [i, word] of call.entries()) {
    if (word !== '--include' && word !== '--exclude') continue;
    const pattern = RegExp.escape(call[i + 1] ?? '').replaceAll(String.raw`\*`, '.*');
    if (new RegExp(`^${pattern}$`).test(file)) taken = word === '--include';
  }
  return taken;
}

const all = process.platform === 'win32' ? [] : calls();
const uploads = all.filter(([service, command]) => service === 's3' && command === 'cp');

/** How a file stands in the bucket in the end. */
function stored(file: string): Upload | undefined {
  const call = uploads.findLast((it) => takes(it, file));
  const value = (name: string) => call?.[call.indexOf(name) + 1];
  return call && { type: value('--content-type'), cache: value('--cache-control') };
}

const FOLDERS = ['', 'archive/a-book/', '.well-known/', ...IMMUTABLE_FOLDERS.map((it) => it.slice(1))];
const FILES = FOLDERS.flatMap((dir) =>
  Object.keys(MEDIA_TYPES).map((extension) => `${dir}a-file${extension}`),
);

describe.skipIf(process.platform === 'win32')('the commands for S3', () => {
  test.each(FILES)('give %s what our server says of it', (file) => {
    const immutable = IMMUTABLE_FOLDERS.some((dir) => file.startsWith(dir.slice(1)));
    expect(stored(file)?.type?.replace(' ', '')).toBe(MEDIA_TYPES[path.extname(file)]);
    expect(stored(file)?.cache).toBe(immutable ? FOREVER : REVALIDATE);
  });

  test('leave out what has no address, and put the pages last', () => {
    for (const file of ['_headers', '_redirects', 'index.html.br', 'assets/a.js.gz'])
      expect(stored(file), file).toBeUndefined();
    const pages = uploads.findIndex((call) => takes(call, 'port/index.html'));
    const others = ['assets/a.js', 'assets/a.css', 'art/a.avif', 'archive/archive.css'];
    expect(uploads.slice(pages).flatMap((call) => others.filter((file) => takes(call, file)))).toEqual([]);
    expect(all.at(-1)?.slice(0, 2)).toEqual(['cloudfront', 'create-invalidation']);
  });
});
