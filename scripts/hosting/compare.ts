/** Compares the answers of a host with those of our own server, which is tested itself. */
import { globSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { MEDIA_TYPES } from './files.ts';
import { headersOf } from './host-rules.ts';
import { pageAddress } from './pages.ts';
import type { Site } from './site.ts';

/** How long a host may take for one answer. */
const PATIENCE_MS = 20_000;

export interface Answer {
  readonly status: number | undefined;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Request {
  readonly address: string;
  readonly method?: 'HEAD';
  readonly coding?: 'gzip' | 'br';
  readonly headers?: Readonly<Record<string, string>>;
  /** Also from a host whose certificate nobody has signed. */
  readonly anyCertificate?: boolean;
}

/** The headers that must be the same everywhere. */
export const HEADERS = [
  'location',
  'cache-control',
  ...headersOf({ pages: [], scripts: [] }).map(([name]) => name.toLowerCase()),
];

/** Requests of every kind: each page in each spelling, what is not there, what must not be had, files of each kind. */
export function requestsFor({ dir, hosting, moved = {} }: Site): readonly Request[] {
  const pages = hosting.pages.flatMap((file) => pageAddress(file) ?? []);
  const ofKind = (extension: string) => globSync(`**/*${extension}`, { cwd: dir }).toSorted().slice(0, 1);
  const ofEachKind = Object.keys(MEDIA_TYPES)
    .flatMap(ofKind)
    .map((name) => `/${name.replaceAll(path.sep, '/')}`);
  const script = ofEachKind.find((name) => name.endsWith('.js')) ?? '';
  const addresses = [
    ...pages.flatMap((address) =>
      address === '/' ? ['/', '/?x=1'] : [address, `${address}/`, `${address}?x=1`],
    ),
    ...hosting.pages,
    ...Object.keys(moved).flatMap((address) => [address, `${address}/`, `${address}/index.html`]),
    '/nowhere',
    '/nowhere/at/all/',
    '/port/athenaeum/shelf/no-such-book',
    '/port/athenaeum/shelf/no-such-book/',
    '/port/athenaeum/shelf/no-such-book//',
    '/port/athenaeum/shelf/404',
    '/PORT',
    '/archive/no-such-book/index.html',
    '/assets/nothing-1234.js',
    '/art/nothing/nothing.avif',
    '/assets',
    '/art/',
    ...ofEachKind,
    `${script}.br`,
    '/index.html.gz',
    '/_headers',
    '/_redirects',
    '/nowhere/index.html%0d%0aSet-Cookie:%20a=b/index.html',
    '/archive/index.md',
    '/feed.xml',
    '/sitemap.xml',
    '/.well-known/security.txt',
  ];
  return [
    ...addresses.map((address) => ({ address })),
    ...['/', '/port', '/nowhere', script].flatMap((address) => [
      { address, method: 'HEAD' as const },
      { address, coding: 'gzip' as const },
    ]),
  ];
}

/** A page, a script and a picture: files that are kept in different ways, and packed or not. */
export function someFiles(clientDir: string): readonly string[] {
  const first = (pattern: string) => globSync(pattern, { cwd: clientDir }).toSorted()[0];
  return [first('assets/*.js'), first('art/**/*.avif')]
    .flatMap((name) => (name === undefined ? [] : [`/${name.replaceAll(path.sep, '/')}`]))
    .concat('/port');
}

/** Asks the host at this address (`https://place.example`). The path is sent as it stands. Rejects without an answer. */
export function ask(
  base: URL,
  { address, method, coding, headers: more, anyCertificate = false }: Request,
): Promise<Answer> {
  const headers = { 'Accept-Encoding': coding ?? 'identity', ...more };
  const { request } = base.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const asked = request(
      base,
      { path: address, method: method ?? 'GET', headers, rejectUnauthorized: !anyCertificate },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
        );
      },
    );
    asked.setTimeout(PATIENCE_MS, () => asked.destroy(new Error(`no answer within ${PATIENCE_MS / 1000} s`)));
    asked.on('error', reject).end();
  });
}

/** What a header, a status or a media type may be. */
type Said = string | number | readonly string[] | undefined;

/** How a host's answer differs from ours, in words. */
export function differences(request: Request, ours: Answer, theirs: Answer): string[] {
  const said = [request.method, request.address, request.coding].filter(Boolean).join(' ');
  const found: string[] = [];
  const shown = (value: Said) => (value === undefined ? 'missing' : String(value));
  const compare = (what: string, wanted: Said, got: Said) => {
    if (wanted !== got) found.push(`${said}: ${what} is ${shown(got)}, not ${shown(wanted)}`);
  };
  compare('the status', ours.status, theirs.status);
  for (const name of HEADERS) {
    compare(name, ours.headers[name], theirs.headers[name]);
  }
  if (ours.status === 308) return found;
  const typeOf = ({ headers }: Answer) => headers['content-type']?.replaceAll(' ', '').toLowerCase();
  compare('the media type', typeOf(ours), typeOf(theirs));
  compare('content-encoding', ours.headers['content-encoding'], theirs.headers['content-encoding']);
  if (!ours.body.toString().trim().startsWith('Not found') && !ours.body.equals(theirs.body))
    found.push(`${said}: the body is another`);
  return found;
}
