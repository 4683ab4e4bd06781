/**
 * A process of its own that finishes pages: it prints a book, or takes a page that is there, checks it and packs it. The
 * build starts one for each processor (print.ts).
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from 'node:process';
import { pathToFileURL } from 'node:url';
import { createRequestHandler } from 'react-router';
import type { ServerBuild } from 'react-router';
import { createKept } from '../kept.ts';
import { withHead } from '../metadata/head.ts';
import { findingsOf } from '../postbuild/check-html.ts';
import type { PageFindings } from '../postbuild/check-html.ts';
import { compressFile } from '../postbuild/compress.ts';
import { inOrder } from '../postbuild/order.ts';

/** What a printer needs to know before its first page. */
export interface Press {
  /** The folder that is served. */
  readonly client: string;
  /** The app as a server runs it. */
  readonly app: string;
  readonly headScript: string;
  /** The same for the same app, wherever it is built. */
  readonly edition: string;
}

/** A page to finish. */
export interface Sheet {
  /** Its file below the folder, as `/port/index.html`. */
  readonly file: string;
  /** Of a book that is not printed yet. */
  readonly book?: {
    readonly route: string;
    /** What others are told of it, as elements of the head. */
    readonly head: string;
    /** What it is printed from: its card, the books beside it, and its body. */
    readonly made: string;
  };
}

const kept = createKept('pages', ['scripts/{print,postbuild,metadata}/!(*.test).ts']);

const { client, app, headScript, edition } = JSON.parse(env['PRESS'] ?? '') as Press;
const build = (await import(pathToFileURL(app).href)) as ServerBuild;
/** The router prints only what is named here. */
const only = [''];
const handler = createRequestHandler({ ...build, prerender: only }, 'production');

async function print(route: string): Promise<string> {
  only[0] = route;
  const answer = await handler(new Request(`http://localhost${route}/`));
  if (answer.status !== 200) throw new Error(`${route} was not printed: status ${answer.status}`);
  return answer.text();
}

async function finish({ file, book }: Sheet): Promise<PageFindings> {
  const target = path.join(client, file);
  if (!book) {
    const body = await readFile(target);
    await compressFile(target, body);
    return findingsOf(file, body.toString(), headScript);
  }
  const { route, head, made } = book;
  const before = kept.find(edition, head, made);
  const page = before ?? Buffer.from(withHead(inOrder(await print(route)), head));
  const findings = findingsOf(file, page.toString(), headScript);
  if (!before && findings.problems.length === 0) kept.keep(page, edition, head, made);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, page);
  await compressFile(target, page);
  return findings;
}

process.on('message', async (sheets: readonly Sheet[]) => {
  const found: PageFindings[] = [];
  // One after another: the router's list holds one page.
  for (const sheet of sheets) found.push(await finish(sheet));
  process.send!(found);
});
