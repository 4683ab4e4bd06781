import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compress } from '../postbuild/compress.ts';
import { securityHeaders } from './headers.ts';
import type { Hosting } from './pages.ts';
import { createServer } from './server.ts';

const LONG = 'and the sea went on, '.repeat(50);
const HASH = `sha256-${'p'.repeat(43)}=`;
const SHELF = '/port/athenaeum/shelf';

const FILES = {
  '/index.html': 'the sea',
  '/port/index.html': `the port, ${LONG}`,
  [`${SHELF}/index.html`]: 'the shelf',
  [`${SHELF}/a-new-realm/index.html`]: 'a new realm',
  [`${SHELF}/404.html`]: `no such book, ${LONG}`,
  '/404.html': `lost, ${LONG}`,
  '/archive/a-new-realm/index.html': 'plain text',
  '/archive/archive.css': 'p {}',
  '/assets/app-1234.js': `/* ${LONG} */`,
  '/art/sea-1234/sky.avif': 'a picture',
  '/robots.txt': 'Allow: /',
  '/.env': 'secret',
};

let root: string;
let server: http.Server;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'server-'));
  const dir = path.join(root, 'client');
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), text);
  }
  writeFileSync(path.join(root, 'secret.txt'), 'secret');
  await compress(dir);
  const hosting: Hosting = Object.fromEntries(
    Object.keys(FILES)
      .filter((name) => name.endsWith('.html'))
      .map((name) => [name, name.startsWith('/archive') ? [] : [HASH]]),
  );
  server = createServer({ dir, hosting });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(root, { recursive: true });
});

interface Answer {
  status: number | undefined;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

/** Asks with the path exactly as given: `fetch` would tidy it up first. */
function ask(address: string, options: http.RequestOptions = {}): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, path: address, ...options }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const body = Buffer.concat(parts);
        resolve({ status: response.statusCode, headers: response.headers, body, text: body.toString() });
      });
    });
    request.on('error', reject);
    request.end();
  });
}

describe('pages', () => {
  it.each([
    ['/', 'the sea'],
    ['/?utm=1', 'the sea'],
    ['/port', 'the port'],
    ['/port/', 'the port'],
    ['/port?x=1', 'the port'],
    ['/%70ort', 'the port'],
    [SHELF, 'the shelf'],
    [`${SHELF}/`, 'the shelf'],
    [`${SHELF}/a-new-realm`, 'a new realm'],
    [`${SHELF}/a-new-realm/`, 'a new realm'],
    ['/archive/a-new-realm/index.html', 'plain text'],
    ['/archive/a-new-realm/', 'plain text'],
    ['/robots.txt', 'Allow: /'],
  ])('%s answers 200 without a redirect', async (address, beginning) => {
    const { status, text, headers } = await ask(address);
    expect(status).toBe(200);
    expect(text.startsWith(beginning)).toBe(true);
    expect(headers.location).toBeUndefined();
  });

  it.each([
    ['/index.html', '/'],
    ['/port/index.html', '/port'],
    ['/port/index.html?x=//evil.example', '/port'],
  ])("%s leads to the page's one address", async (address, location) => {
    const { status, headers } = await ask(address);
    expect(status).toBe(308);
    expect(headers.location).toBe(location);
  });

  it('are kept and asked after each time, by their tag', async () => {
    const { headers } = await ask('/port');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
    const again = await ask('/port', { headers: { 'If-None-Match': headers.etag } });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
    expect(again.headers['content-security-policy']).toContain(HASH);
  });
});

describe('unknown addresses', () => {
  it.each([
    '/nowhere',
    '/PORT',
    '//port',
    '//evil.example',
    '/\\evil.example',
    '/%2F%2Fevil.example',
    '/%',
    '/%E0%A4%A',
    '/shelf/%zz',
    '/%00',
    '/..%2f..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/../secret.txt',
    '/.env',
    '/%2eenv',
    '/404',
    '/404.html',
    '/404.html.br',
    '/port/index.html.gz',
    '/__proto__',
    `${SHELF}/a/b`,
    `/${'x'.repeat(8000)}`,
  ])('%s answers 404 with the Lost scene', async (address) => {
    const { status, text, headers } = await ask(address);
    expect(status).toBe(404);
    expect(text.startsWith('lost')).toBe(true);
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers.location).toBeUndefined();
    expect(headers['content-security-policy']).toContain(HASH);
  });

  it.each([
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '..%2f..%2fetc',
    '%00',
    '%3Cimg%20onerror=alert(1)%3E',
    '%F0%9F%90%99',
    '%E2%80%AE',
    '%zz',
    '404',
    '404.html',
    'A-NEW-REALM',
    'unknown/',
    'x'.repeat(4000),
  ])('the book %s answers 404 with its own page', async (slug) => {
    const { status, text } = await ask(`${SHELF}/${slug}`);
    expect(status).toBe(404);
    expect(text.startsWith('no such book')).toBe(true);
    expect(text).not.toContain(slug);
  });

  it.each([
    '/assets/gone-1234.js',
    '/assets/',
    '/assets/../.env',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%00',
    '/art/sea-1234/gone.avif',
    '/archive/unknown/index.html',
  ])('the missing file %s answers 404 in plain text, to be asked for again', async (address) => {
    const { status, text, headers } = await ask(address);
    expect(status).toBe(404);
    expect(text).toBe('Not found.\n');
    expect(headers['content-type']).toBe('text/plain;charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
  });
});

describe('files', () => {
  it.each(['/assets/app-1234.js', '/art/sea-1234/sky.avif'])('%s is kept for a year', async (address) => {
    const { status, headers } = await ask(address);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('have the types that a strict browser asks for', async () => {
    expect((await ask('/assets/app-1234.js')).headers['content-type']).toContain('text/javascript');
    expect((await ask('/art/sea-1234/sky.avif')).headers['content-type']).toBe('image/avif');
    expect((await ask('/archive/archive.css')).headers['content-type']).toContain('text/css');
  });
});

describe('compression', () => {
  const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync };

  it.each([
    ['/port', 'gzip, deflate, br', 'br'],
    ['/port', 'gzip', 'gzip'],
    ['/nowhere', 'gzip, deflate, br', 'br'],
    ['/nowhere', 'gzip', 'gzip'],
    ['/assets/app-1234.js', 'br', 'br'],
  ] as const)('%s for a browser that takes %s comes as %s', async (address, accepted, encoding) => {
    const packed = await ask(address, { headers: { 'Accept-Encoding': accepted } });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers.vary).toBe('Accept-Encoding');
    expect(packed.headers['content-length']).toBe(String(packed.body.length));
    const { text, body } = await ask(address);
    expect(packed.body.length).toBeLessThan(body.length);
    expect(UNPACK[encoding](packed.body).toString()).toBe(text);
  });

  it('is left out where it would not make a file smaller', async () => {
    const { headers, text } = await ask('/', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(headers['content-encoding']).toBeUndefined();
    expect(text).toBe('the sea');
  });
});

describe('methods', () => {
  it.each([
    ['/port', 200],
    ['/nowhere', 404],
    ['/assets/gone.js', 404],
  ])('HEAD %s has the headers of GET and no body', async (address, status) => {
    const got = await ask(address);
    const head = await ask(address, { method: 'HEAD' });
    expect(head.status).toBe(status);
    expect(head.text).toBe('');
    expect(head.headers['content-type']).toBe(got.headers['content-type']);
    expect(head.headers['content-length']).toBe(got.headers['content-length']);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('%s is refused', async (method) => {
    const { status, headers } = await ask('/port', { method });
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });
});

describe('security headers', () => {
  it.each([
    '/',
    '/nowhere',
    `${SHELF}/unknown`,
    '/assets/app-1234.js',
    '/assets/gone.js',
    '/index.html',
    '/archive/a-new-realm/index.html',
  ])('are on %s', async (address) => {
    const { headers } = await ask(address);
    for (const [name, value] of Object.entries(securityHeaders([], { https: false }))) {
      if (name === 'Content-Security-Policy')
        expect(headers['content-security-policy']).toContain("default-src 'none'");
      else expect(headers[name.toLowerCase()]).toBe(value);
    }
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it('are on refusals too', async () => {
    const { headers } = await ask('/', { method: 'POST' });
    expect(headers['content-security-policy']).toContain("script-src 'self';");
  });
});
