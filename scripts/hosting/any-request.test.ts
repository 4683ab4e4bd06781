import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptedCoding, isNotModified, preconditionFails, wantedRange } from './conditions.ts';
import { MAX_POLICY_CHARS, contentSecurityPolicy, securityHeaders } from './headers.ts';
import { readAddress } from './pages.ts';
import { serveForTest } from './test-server.ts';

const FILES = {
  '/index.html': 'the sea, '.repeat(50),
  '/port/index.html': 'the port',
  '/port/athenaeum/shelf/404.html': 'no such book',
  '/404.html': 'lost',
  '/assets/app-1234.js': '/**/',
};

let site: Awaited<ReturnType<typeof serveForTest>>;

beforeAll(async () => {
  site = await serveForTest(FILES, `sha256-${'p'.repeat(43)}=`);
});

afterAll(() => site.close());

const binary = fc.string({ unit: 'binary', maxLength: 40 });
const method = fc.constantFrom(
  'GET',
  'HEAD',
  'POST',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PURGE',
  'get',
  'PRI',
  '',
);
const target = fc.oneof(
  fc.constantFrom(
    ...Object.keys(FILES),
    '/',
    '/port/',
    '*',
    '//',
    '/%',
    '/..%2f',
    'http://a/port',
    'a:443',
    '',
  ),
  fc.webPath(),
  binary,
);
const version = fc.constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', 'HTTP', '');
const NAMES = [
  'Host',
  'Range',
  'If-Range',
  'If-None-Match',
  'If-Match',
  'If-Modified-Since',
  'If-Unmodified-Since',
  'Accept-Encoding',
  'Cache-Control',
  'Connection',
  'Content-Length',
  'Transfer-Encoding',
  'Expect',
  'Upgrade',
];
const VALUES = [
  'a',
  'bytes=0-1',
  'bytes=5-2',
  'bytes=-0',
  'bytes=9-',
  '"x", W/"y"',
  '*',
  'Sat, 01 Jan 2000 00:00:00 GMT',
  'br;q=0, *',
  'gzip;q="',
  'no-cache',
  'close',
  'Upgrade',
  'websocket',
  '7',
  '-1',
  'chunked',
  '100-continue',
];
const field = fc.tuple(
  fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...NAMES) }, { weight: 1, arbitrary: binary }),
  fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...VALUES) }, { weight: 1, arbitrary: binary }),
);
const host = fc.constantFrom(['Host: a'], ['Host: a'], ['Host: a'], [], ['Host: a', 'Host: b']);
const request = fc
  .record({ method, target, version, host, fields: fc.array(field, { maxLength: 6 }), body: binary })
  .map(({ host: hosts, fields, body, ...line }) =>
    [
      `${line.method} ${line.target} ${line.version}`,
      ...hosts,
      ...fields.map(([name, value]) => `${name}: ${value}`),
      '',
      body,
    ].join('\r\n'),
  );

describe('the server', () => {
  it('answers any request line and headers, with the headers of every answer, and lives', async () => {
    const everyAnswer = Object.entries(securityHeaders([], { https: false })).filter(
      ([name]) => name !== 'Content-Security-Policy',
    );
    await fc.assert(
      fc.asyncProperty(request, async (bytes) => {
        const answer = await site.say(Buffer.from(bytes, 'latin1'));
        const [head = ''] = answer.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '').split('\r\n\r\n');
        expect(head).toMatch(/^HTTP\/1\.1 (200|206|304|308|400|404|405|412|413|416|431) /);
        expect(head).toContain("Content-Security-Policy: default-src 'none'; ");
        for (const [name, value] of everyAnswer) expect(head).toContain(`${name}: ${value}`);
      }),
      { numRuns: 400 },
    );
    expect((await site.ask('/port')).text).toBe('the port');
  });

  it('lives through any bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        const answer = await site.say(bytes);
        if (answer !== '') expect(answer).toMatch(/^HTTP\/1\.1 \d{3} /);
      }),
      { numRuns: 100 },
    );
    expect((await site.ask('/port')).text).toBe('the port');
  });
});

describe('what a request asks for', () => {
  const validators = { etag: '"a"', lastModified: 'Sat, 01 Jan 2000 00:00:00 GMT' };
  const size = fc.nat({ max: 50 });

  it('is a part within the file, nothing, or beyond it, whatever Range says', () => {
    fc.assert(
      fc.property(fc.oneof(binary, fc.stringMatching(/^bytes=\d{0,3}-\d{0,3}$/)), size, (range, bytes) => {
        const part = wantedRange({ range }, validators, bytes);
        if (part === undefined || part === 'unsatisfiable') return;
        expect(part.first).toBeGreaterThanOrEqual(0);
        expect(part.last).toBeGreaterThanOrEqual(part.first);
        expect(part.last).toBeLessThan(bytes);
      }),
    );
  });

  it('is what a slice of the file would be', () => {
    fc.assert(
      fc.property(fc.nat({ max: 60 }), fc.nat({ max: 60 }), size, (a, b, bytes) => {
        const body = Array.from({ length: bytes }, (_, index) => index);
        const got = (range: string) => {
          const part = wantedRange({ range }, validators, bytes);
          return typeof part === 'object' ? body.slice(part.first, part.last + 1) : part;
        };
        const wanted = (slice: number[]) =>
          slice.length > 0 ? slice : bytes > 0 ? 'unsatisfiable' : undefined;
        expect(got(`bytes=${a}-`)).toEqual(wanted(body.slice(a)));
        expect(got(`bytes=-${a}`)).toEqual(wanted(a === 0 ? [] : body.slice(-a)));
        expect(got(`bytes=${a}-${b}`)).toEqual(wanted(body.slice(a, b + 1)));
      }),
    );
  });

  it('can be read from any headers at all', () => {
    fc.assert(
      fc.property(binary, binary, (one, other) => {
        const headers = { 'if-none-match': one, 'if-modified-since': other };
        expect(isNotModified(headers, validators)).toBeTypeOf('boolean');
        expect(preconditionFails({ 'if-match': one }, validators)).toBeTypeOf('boolean');
        expect(preconditionFails({ 'if-unmodified-since': other }, validators)).toBeTypeOf('boolean');
        expect(['br', 'gzip', 'identity', undefined]).toContain(
          acceptedCoding({ 'accept-encoding': one }, ['br', 'gzip']),
        );
      }),
    );
  });

  it('never gives a coding that is refused', () => {
    const weights = fc.record({ br: fc.constantFrom(0, 0.1, 1), gzip: fc.constantFrom(0, 0.1, 1) });
    fc.assert(
      fc.property(weights, ({ br, gzip }) => {
        const headers = { 'accept-encoding': `gzip;q=${gzip}, br;q=${br}` };
        const given = acceptedCoding(headers, ['br', 'gzip']);
        const best = br === 0 && gzip === 0 ? 'identity' : br >= gzip ? 'br' : 'gzip';
        expect(given).toBe(best);
      }),
    );
  });

  it('is an address without its query', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webPath(), binary), fc.webQueryParameters(), (path, query) => {
        expect(readAddress(`/${path}?${query}`)).toBe(readAddress(`/${path}`));
      }),
    );
  });
});

describe('the policy', () => {
  it('names every hash it is given, or is refused for its length', () => {
    const hash = fc.stringMatching(/^sha256-[\w+/]{43}=$/);
    fc.assert(
      fc.property(fc.array(hash, { maxLength: 60 }), fc.boolean(), (hashes, https) => {
        const make = () => contentSecurityPolicy(hashes, { https });
        if (hashes.length > 30) {
          expect(make).toThrow(String(MAX_POLICY_CHARS));
          return;
        }
        const policy = make();
        expect(policy.length).toBeLessThan(MAX_POLICY_CHARS);
        for (const one of hashes) expect(policy).toContain(`'${one}'`);
        expect(policy).not.toMatch(/unsafe|\*|data:|http:/);
      }),
    );
  });
});
