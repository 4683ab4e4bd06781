import http from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { securityHeaders } from './headers.ts';
import { serveForTest, type Answer } from './test-server.ts';

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
  // More than goes out at once.
  '/assets/large-1234.js': '/'.repeat(8_000_000),
  '/robots.txt': 'Allow: /',
  '/.env': 'secret',
};

let site: Awaited<ReturnType<typeof serveForTest>>;
const ask = (address: string, options?: http.RequestOptions): Promise<Answer> => site.ask(address, options);

beforeAll(async () => {
  site = await serveForTest(FILES, HASH);
});

afterAll(() => site.close());

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
    '/archive/unknown',
    '/archive/unknown/index.html',
    '/archive/index.html.br',
    `${SHELF}/a/b`,
    `/${'x'.repeat(8000)}`,
  ])('F25, F26, F28, F31: %s answers 404 with the Lost scene', async (address) => {
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
    'unknown//',
    'x'.repeat(4000),
  ])('F27: the book %s answers 404 with its own page', async (slug) => {
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

  it.each([
    ['br;q=0', undefined],
    ['xbrx', undefined],
    ['', undefined],
    ['identity', undefined],
    ['br;q=0, *', 'gzip'],
    ['br;q=0.2, gzip;q=0.9', 'gzip'],
    ['identity;q=0.9, br;q=0.1', undefined],
    ['*;q=0', undefined],
    ['*', 'br'],
    ['BR', 'br'],
    ['gzip,br', 'br'],
    ['br;q=x', undefined],
  ])('for "%s" is %s', async (accepted, coding) => {
    for (const address of ['/port', '/nowhere', '/assets/app-1234.js']) {
      const { headers } = await ask(address, { headers: { 'Accept-Encoding': accepted } });
      expect(headers['content-encoding']).toBe(coding);
      expect(headers.vary).toBe('Accept-Encoding');
    }
  });

  it('is left out where it would not make a file smaller', async () => {
    const { headers, text } = await ask('/', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(headers['content-encoding']).toBeUndefined();
    expect(text).toBe('the sea');
  });
});

describe('a part of a file', () => {
  const FILE = '/archive/archive.css'; // 'p {}', too short to be worth packing
  const SIZE = FILES[FILE].length;

  it.each([
    ['bytes=0-1', 'bytes 0-1/4', 'p '],
    ['bytes=2-', 'bytes 2-3/4', '{}'],
    ['bytes=-1', 'bytes 3-3/4', '}'],
    ['bytes=-10', 'bytes 0-3/4', 'p {}'],
    ['bytes=1-99999999999999999999', 'bytes 1-3/4', ' {}'],
    ['BYTES=0-0', 'bytes 0-0/4', 'p'],
  ])('%s is %s', async (range, contentRange, part) => {
    const { status, headers, text } = await ask(FILE, { headers: { Range: range } });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(contentRange);
    expect(headers['content-length']).toBe(String(part.length));
    expect(text).toBe(part);
  });

  it.each([`bytes=${SIZE}-`, 'bytes=9-10', 'bytes=-0', 'bytes=5-2', 'bytes=2-1'])(
    '%s is no part of it',
    async (range) => {
      const { status, headers } = await ask(FILE, { headers: { Range: range } });
      expect(status).toBe(416);
      expect(headers['content-range']).toBe(`bytes */${SIZE}`);
    },
  );

  it.each(['bytes=0-0,2-2', 'bytes=abc', 'bytes=-', 'bytes=', 'items=1', 'bytes=0x1-2', '5-2'])(
    '%s cannot be read, or asks for too much: the whole comes',
    async (range) => {
      const { status, headers, text } = await ask(FILE, { headers: { Range: range } });
      expect(status).toBe(200);
      expect(headers['content-range']).toBeUndefined();
      expect(text).toBe(FILES[FILE]);
    },
  );

  it('is a part of the packed file where that is what is sent', async () => {
    const headers = { 'Accept-Encoding': 'gzip' };
    const whole = await ask('/port', { headers });
    const part = await ask('/port', { headers: { ...headers, Range: 'bytes=2-5' } });
    expect(part.headers['content-encoding']).toBe('gzip');
    expect(part.headers['content-range']).toBe(`bytes 2-5/${whole.body.length}`);
    expect(part.body).toEqual(whole.body.subarray(2, 6));
  });

  it('comes only of the state that If-Range names', async () => {
    const { etag, 'last-modified': date } = (await ask(FILE)).headers;
    const part = async (ifRange: string | undefined) =>
      (await ask(FILE, { headers: { Range: 'bytes=0-0', 'If-Range': ifRange } })).status;
    expect(await part(etag)).toBe(206);
    expect(await part(date)).toBe(206);
    expect(await part('"another"')).toBe(200);
    expect(await part(`W/${etag}`)).toBe(200);
    expect(await part('Mon, 01 Jan 2040 00:00:00 GMT')).toBe(200);
  });

  it('is for GET alone, and for what is found', async () => {
    expect((await ask(FILE, { method: 'HEAD', headers: { Range: 'bytes=0-0' } })).status).toBe(200);
    expect((await ask('/nowhere', { headers: { Range: 'bytes=0-0' } })).status).toBe(404);
  });
});

describe('conditions', () => {
  const EARLIER = 'Sat, 01 Jan 2000 00:00:00 GMT';
  const LATER = 'Fri, 01 Jan 2100 00:00:00 GMT';

  const met = async (headers: http.OutgoingHttpHeaders, address = '/port') => {
    const { status, text, headers: given } = await ask(address, { headers });
    if (status === 304) expect(text).toBe('');
    expect(given['content-security-policy']).toContain("default-src 'none'");
    return status;
  };

  it('answer 304 to who has the file, however the tag is written', async () => {
    const { etag } = (await ask('/port')).headers;
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    for (const tags of [etag, `W/${etag}`, `"x", ${etag}`, '*'])
      expect(await met({ 'If-None-Match': tags })).toBe(304);
    for (const tags of ['"x"', etag?.slice(1, -1), ''])
      expect(await met({ 'If-None-Match': tags })).toBe(200);
  });

  it('answer 304 by date where no tag is named', async () => {
    const { 'last-modified': date } = (await ask('/port')).headers;
    expect(await met({ 'If-Modified-Since': date })).toBe(304);
    expect(await met({ 'If-Modified-Since': LATER })).toBe(304);
    expect(await met({ 'If-Modified-Since': EARLIER })).toBe(200);
    expect(await met({ 'If-Modified-Since': 'yesterday' })).toBe(200);
    expect(await met({ 'If-Modified-Since': LATER, 'If-None-Match': '"x"' })).toBe(200);
  });

  it('answer 412 to who wants the file only as it was', async () => {
    const { etag, 'last-modified': date } = (await ask('/port')).headers;
    for (const tags of [etag, `"x", ${etag}`, '*']) expect(await met({ 'If-Match': tags })).toBe(200);
    for (const tags of ['"x"', `W/${etag}`]) expect(await met({ 'If-Match': tags })).toBe(412);
    expect(await met({ 'If-Unmodified-Since': EARLIER })).toBe(412);
    expect(await met({ 'If-Unmodified-Since': LATER })).toBe(200);
    expect(await met({ 'If-Unmodified-Since': date })).toBe(200);
    expect(await met({ 'If-Unmodified-Since': 'tomorrow' })).toBe(200);
  });

  it('are not asked of a page that stands for a missing one', async () => {
    for (const name of ['If-None-Match', 'If-Match'])
      expect(await met({ [name]: '*' }, '/nowhere')).toBe(404);
    expect((await ask('/nowhere')).headers).not.toHaveProperty('etag');
  });

  it('are of one content coding: no two share a tag', async () => {
    const tags = await Promise.all(
      ['identity', 'gzip', 'br'].map(async (coding) => {
        const { headers } = await ask('/port', { headers: { 'Accept-Encoding': coding } });
        return headers.etag;
      }),
    );
    expect(new Set(tags).size).toBe(3);
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
    for (const [name, value] of Object.entries(securityHeaders([HASH], { https: false })))
      expect(headers[name.toLowerCase()]).toBe(value);
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it('are on refusals too', async () => {
    const { headers } = await ask('/', { method: 'POST' });
    expect(headers['content-security-policy']).toContain("script-src 'self' ");
  });
});

describe('what is no request', () => {
  it.each([
    ['NONSENSE\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nHost: a\r\nBroken header\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    [`GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
    ['CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
    ['OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 405],
    ['GET / HTTP/1.1\r\nHost: a\r\nExpect: a miracle\r\nConnection: close\r\n\r\n', 200],
    ['GET http://a/port HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 200],
  ])('%j is answered with the headers of every answer', async (bytes, status) => {
    const answer = await site.say(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const [name, value] of Object.entries(securityHeaders([HASH], { https: false }))) {
      expect(answer).toContain(`\r\n${name}: ${value}\r\n`);
    }
    if (status === 405) expect(answer).toContain('\r\nAllow: GET, HEAD\r\n');
  });

  it('in the middle of an answer gets no second one', async () => {
    const answer = await site.say('GET /assets/large-1234.js HTTP/1.1\r\nHost: a\r\n\r\nNONSENSE\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect(answer).not.toContain('HTTP/1.1 400');
  });
});

describe('an error in answering', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('is a 500 and a line in the log, and the next is answered', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(http.ServerResponse.prototype, 'end').mockImplementationOnce(() => {
      throw new RangeError('out of range\nand more');
    });
    const { status, headers, text } = await ask('/port');
    expect(status).toBe(500);
    expect(text).toBe('Something broke here.\n');
    for (const [name, value] of Object.entries(securityHeaders([HASH], { https: false }))) {
      expect(headers[name.toLowerCase()]).toBe(value);
    }
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers).not.toHaveProperty('etag');
    expect(headers).not.toHaveProperty('content-encoding');
    expect(log.mock.calls).toEqual([['500 GET "/port": "RangeError: out of range\\nand more"']]);
    expect((await ask('/port')).status).toBe(200);
  });
});
