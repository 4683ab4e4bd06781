import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { securityHeaders } from './headers.ts';
import {
  ARCHIVE_FOLDER,
  IMMUTABLE_FOLDERS,
  LOST_PAGE,
  UNKNOWN_BOOK_PAGE,
  pageAddress,
  readAddress,
  type Hosting,
} from './pages.ts';

const YEAR_SECONDS = 31_536_000;
const FOREVER = `public, max-age=${YEAR_SECONDS}, immutable`;
/** Kept, but asked after each time. Never `no-store`: it would forbid the browser's back/forward cache. */
const REVALIDATE = 'no-cache';

const A_BOOK = /^\/port\/athenaeum\/shelf\/[^/]+\/?$/;
const PACKED = /\.(br|gz)$/;

/**
 * Serves the built site as its hosts do: the same headers, statuses and compressed files, over plain http. The files are
 * listed once, at the start.
 */
export function createServer({ dir, hosting }: { dir: string; hosting: Hosting }): http.Server {
  const pages = new Map<string, { file: string; scripts: readonly string[] }>();
  for (const [file, scripts] of Object.entries(hosting)) {
    const address = pageAddress(file);
    if (address !== undefined) pages.set(address, { file, scripts });
  }
  const files = sirv(dir, { etag: true, brotli: true, gzip: true, extensions: [] });
  const lost = missingPage(dir, hosting, LOST_PAGE);
  const unknownBook = missingPage(dir, hosting, UNKNOWN_BOOK_PAGE);

  return http.createServer((request, response) => {
    const address = readAddress(request.url ?? '');
    setSecurity(response, []);
    response.setHeader('Cache-Control', REVALIDATE);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sayPlainly(response, 405, 'Only GET and HEAD are answered here.');
    }

    const page = pages.get(address.replace(/\/+$/, '') || '/');
    if (page !== undefined) {
      setSecurity(response, page.scripts);
      request.url = page.file;
      return files(request, response, () => sayPlainly(response, 404, 'Not found.'));
    }

    const ofPage = pageAddress(address);
    if (ofPage !== undefined && pages.has(ofPage) && !address.startsWith(ARCHIVE_FOLDER)) {
      // The page's own script knows it by its address alone. The target is one of ours, never what was asked for.
      response.setHeader('Location', ofPage);
      return sayPlainly(response, 308, ofPage);
    }

    const immutable = IMMUTABLE_FOLDERS.some((folder) => address.startsWith(folder));
    const onlyFiles = immutable || address.startsWith(ARCHIVE_FOLDER);
    const notFound = () => {
      response.setHeader('Cache-Control', REVALIDATE);
      if (onlyFiles) return sayPlainly(response, 404, 'Not found.');
      return (A_BOOK.test(address) ? unknownBook : lost)(request, response);
    };
    if (PACKED.test(address) || address === LOST_PAGE || address === UNKNOWN_BOOK_PAGE) return notFound();
    if (immutable) response.setHeader('Cache-Control', FOREVER);
    return files(request, response, notFound);
  });
}

type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => void;

/** A page that answers with 404. It is read whole, since sirv has no other status than 200 for a file. */
function missingPage(dir: string, hosting: Hosting, file: string): Answer {
  const read = (suffix: string) => {
    const name = path.join(dir, file + suffix);
    return existsSync(name) ? readFileSync(name) : undefined;
  };
  const plain = read('');
  const packed = [
    { encoding: 'br', body: read('.br') },
    { encoding: 'gzip', body: read('.gz') },
  ];
  return (request, response) => {
    if (plain === undefined) return sayPlainly(response, 404, 'Not found.');
    const accepted = request.headers['accept-encoding'] ?? '';
    const best = packed.find(({ encoding, body }) => body !== undefined && accepted.includes(encoding));
    const body = best?.body ?? plain;
    setSecurity(response, hosting[file] ?? []);
    if (best !== undefined) response.setHeader('Content-Encoding', best.encoding);
    response.setHeader('Vary', 'Accept-Encoding');
    response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Content-Length': body.length });
    response.end(body);
  };
}

function setSecurity(response: http.ServerResponse, scriptHashes: readonly string[]): void {
  response.setHeaders(new Map(Object.entries(securityHeaders(scriptHashes, { https: false }))));
}

function sayPlainly(response: http.ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain;charset=utf-8' });
  response.end(`${text}\n`);
}
