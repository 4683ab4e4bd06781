/**
 * The rules of MDN's HTTP Observatory (version 6), as far as one answer shows them, for every kind of answer.
 * 130 is the most that this site can have: of the 145 there are, 5 are for being on the browsers' preload list, 5 for
 * cookies that are set well, 5 for integrity attributes. It sets no cookies, and no page loads a script by `src`.
 */
import http from 'node:http';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { serveForTest, type Answer } from './test-server.ts';

const SIX_MONTHS_SECONDS = 15_768_000;
const BROAD = ['*', 'http:', 'https:', 'ftp:', 'data:', "'unsafe-inline'", "'unsafe-eval'"];
const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

type Shown = Pick<Answer, 'headers' | 'text'>;

/** The points of each test, by the Observatory's name for it. */
function points({ headers, text }: Shown): Record<string, number> {
  const value = (name: string) => headers[name]?.toString();
  const policy = value('content-security-policy');
  const directives = new Map(
    (policy ?? '').split(';').map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
  const sources = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const unsafe = (name: string) => sources(name).some((source) => BROAD.includes(source));
  const insecure = [...directives.values()].flat().some((source) => /^(http|ftp):/.test(source));
  const closed = ["'none'", "'self'"].includes((directives.get('form-action') ?? []).join(' '));

  const csp = () => {
    if (policy === undefined) return -25;
    if (unsafe('script-src') || unsafe('object-src') || insecure) return -20;
    if (unsafe('style-src')) return 0;
    return sources('default-src').join(' ') === "'none'" && closed ? 10 : 5;
  };
  const hsts = () => {
    const seconds = /(?:^|;\s*)max-age=(\d+)/i.exec(value('strict-transport-security') ?? '')?.[1];
    if (seconds === undefined) return -20;
    return Number(seconds) < SIX_MONTHS_SECONDS ? -10 : 0;
  };
  const frames = () => {
    if (directives.has('frame-ancestors')) return 5;
    return ['DENY', 'SAMEORIGIN'].includes(value('x-frame-options') ?? '') ? 0 : -20;
  };
  const integrity = () => {
    if (!value('content-type')?.startsWith('text/html')) return 0;
    const scripts = scriptsBySrc(parse(text));
    if (scripts.some(({ src }) => /^(https?:)?\/\//.test(src))) return -5;
    return scripts.length > 0 && scripts.every(({ hash }) => hash) ? 5 : 0;
  };
  const referrer = () => {
    const kept = value('referrer-policy');
    if (kept === undefined) return 0;
    return PRIVATE_REFERRERS.includes(kept) ? 5 : -5;
  };
  const ownAddress = /^\/(?![/\\])|^$/.test(value('location') ?? '');
  return {
    'content-security-policy': csp(),
    cookies: value('set-cookie') === undefined ? 0 : -20,
    'cross-origin-resource-sharing': value('access-control-allow-origin') === undefined ? 0 : -50,
    redirection: ownAddress ? 0 : -20,
    'referrer-policy': referrer(),
    'strict-transport-security': hsts(),
    'subresource-integrity': integrity(),
    'x-content-type-options': value('x-content-type-options') === 'nosniff' ? 0 : -5,
    'x-frame-options': frames(),
    'cross-origin-resource-policy': /^same-(origin|site)$/.test(value('cross-origin-resource-policy') ?? '')
      ? 10
      : 0,
  };
}

/** Extra points count only from 90 points up. */
function score(answer: Shown): number {
  const all = Object.values(points(answer));
  const sum = (list: number[]) => list.reduce((a, b) => a + b, 0);
  const base = Math.max(0, 100 + sum(all.filter((one) => one < 0)));
  return base < 90 ? base : base + sum(all.filter((one) => one > 0));
}

function scriptsBySrc(node: DefaultTreeAdapterTypes.Node): { src: string; hash: boolean }[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(scriptsBySrc) : [];
  if (node.nodeName !== 'script' || !('attrs' in node)) return children;
  const src = node.attrs.find(({ name }) => name === 'src')?.value;
  const hash = node.attrs.some(({ name }) => name === 'integrity');
  return src === undefined ? children : [...children, { src, hash }];
}

const MOST = 130;
const FILES = {
  '/index.html': '<!doctype html><script type="module" async>import "/assets/app-1234.js"</script>',
  '/port/athenaeum/shelf/404.html': '<!doctype html>no such book',
  '/404.html': '<!doctype html>lost',
  '/archive/a-new-realm/index.html': '<!doctype html>plain text',
  '/assets/app-1234.js': '/**/',
  '/art/sea-1234/sky.avif': 'a picture',
};

describe.each([true, false])('F88: every answer, with https %s', (https) => {
  let site: Awaited<ReturnType<typeof serveForTest>>;
  // HSTS is not sent over plain http, where browsers ignore it: 20 points less, and no extra ones.
  const expected = https ? MOST : 80;

  beforeAll(async () => {
    site = await serveForTest(FILES, `sha256-${'p'.repeat(43)}=`, { https });
  });
  afterAll(() => site.close());
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each([
    ['a page', '/', {}, 200],
    ['an unknown address', '/nowhere', {}, 404],
    ['an unknown book', '/port/athenaeum/shelf/none', {}, 404],
    ['a plain page', '/archive/a-new-realm/', {}, 200],
    ['a script', '/assets/app-1234.js', {}, 200],
    ['a picture', '/art/sea-1234/sky.avif', {}, 200],
    ['a part', '/art/sea-1234/sky.avif', { headers: { Range: 'bytes=0-1' } }, 206],
    ['what has not changed', '/', { headers: { 'If-None-Match': '*' } }, 304],
    ['the way to the one address', '/index.html', {}, 308],
    ['a missing file', '/assets/none.js', {}, 404],
    ['another method', '/', { method: 'POST' }, 405],
    ['a condition that is not met', '/', { headers: { 'If-Match': '"x"' } }, 412],
    ['a part beyond the end', '/', { headers: { Range: 'bytes=999-' } }, 416],
  ])('%s (%s)', async (_kind, address, options, status) => {
    const answer = await site.ask(address, options);
    expect(answer.status).toBe(status);
    expect(score(answer), JSON.stringify(points(answer))).toBe(expected);
  });

  it('an error', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(http.ServerResponse.prototype, 'end').mockImplementationOnce(() => {
      throw new Error('broken');
    });
    const answer = await site.ask('/');
    expect(answer.status).toBe(500);
    expect(score(answer)).toBe(expected);
  });

  it.each([
    ['NONSENSE\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('what is no request: %j', async (bytes, status) => {
    const [head = '', text = ''] = (await site.say(bytes)).split('\r\n\r\n');
    const [line, ...fields] = head.split('\r\n');
    const headers = Object.fromEntries(
      fields.map((field) => {
        const [name = '', ...value] = field.split(': ');
        return [name.toLowerCase(), value.join(': ')];
      }),
    );
    expect(line).toContain(` ${status} `);
    expect(score({ headers, text })).toBe(expected);
  });
});

describe('the score', () => {
  const good = {
    'content-security-policy': "default-src 'none'; form-action 'none'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=63072000',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-type': 'text/html',
  };
  const of = (change: http.IncomingHttpHeaders, text = '') =>
    score({ headers: { ...good, ...change }, text });

  it('falls with each fault', () => {
    expect(of({})).toBe(MOST);
    expect(of({ 'content-security-policy': undefined })).toBe(55);
    expect(of({ 'content-security-policy': "script-src 'unsafe-inline'; frame-ancestors 'none'" })).toBe(80);
    expect(of({ 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" })).toBe(MOST - 5);
    expect(of({ 'strict-transport-security': 'max-age=600' })).toBe(MOST - 10);
    expect(of({ 'strict-transport-security': undefined })).toBe(80);
    expect(of({ 'set-cookie': ['a=1'] })).toBe(80);
    expect(of({ 'access-control-allow-origin': '*' })).toBe(50);
    expect(of({ location: '//evil.example' })).toBe(80);
    expect(of({ 'referrer-policy': 'unsafe-url' })).toBe(MOST - 10);
    expect(of({ 'x-content-type-options': undefined })).toBe(MOST - 5);
    expect(of({ 'cross-origin-resource-policy': undefined })).toBe(MOST - 10);
    expect(of({}, '<script src="https://evil.example/x.js"></script>')).toBe(MOST - 5);
    expect(of({}, '<script src="/x.js" integrity="sha256-x"></script>')).toBe(MOST + 5);
  });
});
