/**
 * Prints the books, and finishes all pages: React Router starts its whole server for each page it prints, here the app
 * answers alone, in one process for each processor.
 */
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Content } from '../content/read.ts';
import { headElements } from '../metadata/head.ts';
import { bookRoute, pageFacts } from '../metadata/pages.ts';
import { pagesIn } from '../postbuild/check-html.ts';
import type { PageFindings } from '../postbuild/check-html.ts';
import type { Press, Sheet } from './printer.ts';

/** The pages a printer gets at once. */
const AT_ONCE = 25;
const PRINTER = path.join(import.meta.dirname, 'printer.ts');

/** Prints the books of a build, and finishes its other pages. Returns what is found on all of them. */
export async function printPages(dir: string, content: Content, headScript: string): Promise<PageFindings[]> {
  const client = path.join(dir, 'client');
  const app = path.join(dir, 'server/index.js');
  const press: Press = { client, app, headScript, edition: editionOf(dir) };
  const sheets = [...bookSheets(content), ...pagesIn(client).map((file) => ({ file }))];
  const batches = Array.from({ length: Math.ceil(sheets.length / AT_ONCE) }, (_, i) =>
    sheets.slice(i * AT_ONCE, (i + 1) * AT_ONCE),
  );
  const printers = Math.min(availableParallelism(), batches.length);
  const found = await Promise.all(Array.from({ length: printers }, () => work(press, batches)));
  return found.flat();
}

function bookSheets(content: Content): readonly Sheet[] {
  const facts = pageFacts(content);
  return content.books.map((book, i, { [i - 1]: newer, [i + 1]: older }) => {
    const route = bookRoute(book);
    const { markdown: _, ...printed } = book;
    const beside = [newer, older].map((it) => it && [it.slug, it.name]);
    return {
      file: `${route}/index.html`,
      book: {
        route,
        head: headElements(facts.get(route)!, content),
        made: JSON.stringify([printed, beside]),
      },
    };
  });
}

/** The app's code. Its own folder, which is another in each build, is named in it. */
function editionOf(dir: string): string {
  const server = path.join(dir, 'server');
  const hash = createHash('sha256');
  for (const name of globSync('**/*.js', { cwd: server }).toSorted())
    hash.update(readFileSync(path.join(server, name), 'utf8').replaceAll(path.basename(dir), ''));
  return hash.digest('hex');
}

/** Starts a printer, and gives it batches until there are none. */
function work(press: Press, batches: Sheet[][]): Promise<PageFindings[]> {
  return new Promise((resolve, reject) => {
    const found: PageFindings[] = [];
    const env = { ...process.env, NODE_ENV: 'production', PRESS: JSON.stringify(press) };
    const printer = fork(PRINTER, { env });
    const next = () => {
      const batch = batches.pop();
      if (batch) printer.send(batch);
      else printer.disconnect();
    };
    printer.on('message', (some: PageFindings[]) => {
      found.push(...some);
      next();
    });
    printer.on('error', reject);
    printer.on('exit', (code) =>
      code === 0 ? resolve(found) : reject(new Error('A page was not printed: the reason stands above.')),
    );
    next();
  });
}
