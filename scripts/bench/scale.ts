/**
 * Builds the site with 3, 1,000 and 10,000 books of 1,700 words (or as many as are named: `-- scale 100`), in a copy of the
 * project, twice each: the second build finds every book unchanged. Counts what grows, and says how long it took; also how
 * long a press on the shelf's first book takes to its page.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { argv } from 'node:process';
import { chromium } from '@playwright/test';
import { parse } from 'parse5';
import { PLACE_ROUTES } from '../../app/schema/sources/place-routes.ts';
import { ROOT } from '../bootstrap.mjs';
import { CHROMIUM_FLAGS, findChromium } from '../chromium.mjs';
import { filesIn } from '../hosting/file-limit.ts';
import { median } from './figures.ts';
import { press } from './press.ts';
import { serveBuilt } from './serve-built.ts';

const SIZES = [3, 1000, 10_000];
const WORDS = 1700;
const PRESSES = 5;
const SHELF = PLACE_ROUTES.shelf;
/** Older than the real books, so that these stay the newest. */
const FIRST_DAY = Date.UTC(1990, 0, 1);
const DAY_MS = 86_400_000;
const OWN_BOOKS = 3;

const COPIED = ['content', 'public', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json'].concat([
  'vite.config.ts',
  'react-router.config.ts',
]);
/** Too large to copy, and not changed by a build. */
const LINKED = ['node_modules', 'art', 'app/art', 'foley'];

function project(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'scale-'));
  for (const name of COPIED) cpSync(path.join(ROOT, name), path.join(dir, name), { recursive: true });
  cpSync(path.join(ROOT, 'app'), path.join(dir, 'app'), {
    recursive: true,
    filter: (from) => path.relative(ROOT, from) !== path.join('app', 'art'),
  });
  for (const name of LINKED) symlinkSync(path.join(ROOT, name), path.join(dir, name));
  return dir;
}

const NOUNS = ['bell', 'harbor', 'lantern', 'rope', 'tide', 'shelf', 'gull', 'stair', 'window', 'drawer'];

/** A book of WORDS words in paragraphs, with a heading now and then: the same each time. */
function bookText(number: number): string {
  const day = new Date(FIRST_DAY + number * DAY_MS);
  const date = day.toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const word = (i: number) => NOUNS[(number * 7 + i * 3 + ((i * i) % 11)) % NOUNS.length];
  const sentence = (i: number) =>
    `The ${word(i)} beside the ${word(i + 1)} keeps what the ${word(i + 2)} has said to ${word(i + 3)} ${i}.`;
  const paragraph = (i: number) => Array.from({ length: 8 }, (_, j) => sentence(i * 8 + j)).join(' ');
  const paragraphs = Array.from({ length: Math.round(WORDS / (8 * 14)) }, (_, i) =>
    i % 4 === 2 ? `## Of the ${word(i)}, ${i}\n\n${paragraph(i)}` : paragraph(i),
  );
  return `---
slug: generated-${number}
name: "Of ${word(number)} and ${number}"
author: "The Seer"
publishDate: "${date}"
description: "A generated book, number ${number}, about the ${word(number)} and the ${word(number + 1)}."
---

${paragraphs.join('\n\n')}
`;
}

/** Builds, and returns the seconds, those of the processors, and the highest memory of one program in megabytes. */
function build(dir: string): { readonly seconds: string; readonly megabytes: number } {
  const began = performance.now();
  const made = spawnSync('/usr/bin/time', ['-f', 'cpu %U %S peak %M', process.execPath, 'scripts/build.ts'], {
    cwd: dir,
    encoding: 'utf8',
    maxBuffer: 1e9,
    // The first build finds nothing that an earlier one has kept, and the project's own finds none of these books.
    env: { ...process.env, BUILD_CACHE: path.join(dir, 'cache') },
  });
  if (made.status !== 0)
    throw new Error(`the build failed:\n${made.stdout.slice(-2000)}\n${made.stderr.slice(-4000)}`);
  const peakKb = Number(/peak (\d+)$/m.exec(made.stderr)?.[1] ?? 0);
  const [, user, system] = /cpu ([\d.]+) ([\d.]+)/.exec(made.stderr) ?? [];
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  return { seconds: `${seconds} (${(Number(user) + Number(system)).toFixed(1)})`, megabytes: peakKb / 1024 };
}

function nodesOf(file: string): number {
  const count = (node: object): number =>
    ('tagName' in node ? 1 : 0) +
    ('childNodes' in node ? (node.childNodes as object[]).reduce((sum, child) => sum + count(child), 0) : 0);
  return count(parse(readFileSync(file, 'utf8')));
}

/** Milliseconds from a press on the shelf's first book to its page, nothing slowed down: the median. */
async function pressOnFirstBook(dir: string): Promise<string> {
  const shelf = readFileSync(path.join(dir, 'build/client', SHELF, 'index.html'), 'utf8');
  const [, book] = new RegExp(`<main.*?href="(${SHELF}/[^"]+)"`, 's').exec(shelf) ?? [];
  if (book === undefined) throw new Error('the shelf has no book');
  const { address, close } = await serveBuilt(path.join(dir, 'build'));
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  const times: number[] = [];
  for (let run = 0; run < PRESSES; run += 1) times.push(await press(browser, address, [SHELF, book]));
  await browser.close();
  await close();
  return median(times).toFixed(0);
}

const bytes = (file: string) => readFileSync(file).length;
const sum = (files: readonly string[]) => files.reduce((total, file) => total + bytes(file), 0);

const asked = argv.slice(3).map(Number);
console.log(
  '| Books | Build, s (processor) | Again, s | Peak, MB | Files | Scripts | Sea | Shelf | Shelf, nodes | A book | hosting.json | Press, ms |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|---|---|');
for (const books of asked.length > 0 ? asked : SIZES) {
  const dir = project();
  try {
    mkdirSync(path.join(dir, 'content/books'), { recursive: true });
    for (let i = OWN_BOOKS; i < books; i += 1)
      writeFileSync(path.join(dir, `content/books/generated-${i}.md`), bookText(i));
    const first = build(dir);
    console.error(`${books} books: ${first.seconds} s, ${first.megabytes.toFixed(0)} MB`);
    const again = build(dir);
    const client = path.join(dir, 'build/client');
    const at = (name: string) => path.join(client, name);
    const scripts = globSync('assets/*.js', { cwd: client }).map(at);
    const shelf = at('port/athenaeum/shelf/index.html');
    console.log(
      `| ${[
        books,
        first.seconds,
        again.seconds,
        Math.max(first.megabytes, again.megabytes).toFixed(0),
        filesIn(client).length,
        sum(scripts),
        bytes(at('index.html')),
        bytes(shelf),
        nodesOf(shelf),
        bytes(at('port/athenaeum/shelf/a-new-realm/index.html')),
        bytes(path.join(dir, 'build/hosting.json')),
        await pressOnFirstBook(dir),
      ].join(' | ')} |`,
    );
  } finally {
    rmSync(dir, { recursive: true });
  }
}
