import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readFiles } from './files.ts';
import { securityHeaders } from './headers.ts';
import { INDEX_FILE, quoted } from './host-rules.ts';
import { LOST_PAGE, UNKNOWN_BOOK_PAGE } from './pages.ts';
import { writeHosts } from './write-hosts.ts';

const BOOK = '/port/athenaeum/shelf/a-book/index.html';
const HASHES = [
  'sha256-another',
  'sha256-book',
  'sha256-lost',
  'sha256-port',
  'sha256-sea',
  'sha256-unknown',
];
const HOSTING = {
  pages: [
    '/index.html',
    '/port/index.html',
    BOOK,
    '/archive/a-book/index.html',
    LOST_PAGE,
    UNKNOWN_BOOK_PAGE,
  ],
  scripts: HASHES,
};
const HEADERS = Object.entries(securityHeaders(HASHES, { https: true }));

const root = mkdtempSync(path.join(tmpdir(), 'hosts-'));
afterAll(() => rmSync(root, { recursive: true }));
writeHosts(root, HOSTING, 'https://studio.example');
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');

describe('F88: nginx', () => {
  const maps = read('hosts/nginx/maps.conf');
  const site = read('hosts/nginx/site.conf');

  it('has every header once, and none in a location, which would lose the others', () => {
    const added = [...site.matchAll(/^add_header (\S+) (.*) always;$/gm)].map(([, name, value]) => [
      name,
      value,
    ]);
    expect(added).toEqual([
      ...HEADERS.map(([name, value]) => [name, `"${value}"`]),
      ['Cache-Control', '$site_cache'],
    ]);
    expect(site.match(/add_header/g)).toHaveLength(added.length + 1); // one more in a comment
    expect(site).not.toMatch(/^\s*index /m);
  });

  it('redirects to a path, never to http', () => {
    expect(site).toContain('\nabsolute_redirect off;\n');
    expect([...site.matchAll(/return 308 (\S+);/g)].map(([, to]) => to)).toEqual(['/', '$page']);
  });

  it('answers what is unknown with 404, and nothing with a page in its place', () => {
    const tried = [...site.matchAll(/try_files (.*?);/g)].map(([, files = '']) => files.split(' ').at(-1));
    expect(new Set(tried)).toEqual(new Set(['=404', '@missing']));
    expect(site).toContain(`error_page 404 ${UNKNOWN_BOOK_PAGE};`);
    expect(site).toContain(`\nerror_page 404 ${LOST_PAGE};`);
    expect(site).not.toMatch(/error_page \d+ =/);
  });

  it('keeps for ever only what is there', () => {
    const [, pattern = ''] = /"~(\^\(200.*)" "public/.exec(maps) ?? [];
    expect('200 /assets/a.js').toMatch(new RegExp(pattern));
    expect('404 /assets/a.js').not.toMatch(new RegExp(pattern));
    expect('200 /archive/assets/a.js').not.toMatch(new RegExp(pattern));
  });
});

describe('F88: Caddy', () => {
  const file = read('hosts/Caddyfile');

  it('has every header', () => {
    for (const [name, value] of HEADERS) expect(file).toContain(`\t\t${name} "${value}"\n`);
  });

  it('answers unknown books with their page and the status of the error', () => {
    expect(file).toContain(`rewrite @book ${UNKNOWN_BOOK_PAGE}`);
    expect(file).toContain(`rewrite @other ${LOST_PAGE}`);
    expect(file).toContain('status {err.status_code}');
    expect(file).toContain('{$SITE_ADDRESS:https://studio.example} {');
  });
});

/** What Netlify and Cloudflare Pages send for an address: the headers of all rules that match, joined. */
function headersAt(address: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const block of read('client/_headers').split('\n\n')) {
    const [pattern = '', ...lines] = block.split('\n');
    const matches = pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern;
    if (!matches) continue;
    for (const line of lines) {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
      found[name] = [...(found[name] ?? []), value];
    }
  }
  return found;
}

describe('F88: _headers', () => {
  it.each(['/', '/port', '/port/', '/archive/a-book/', '/nowhere', '/assets/a.js'])(
    '%s has each header once',
    (address) => {
      const headers = headersAt(address);
      for (const [name, value] of HEADERS) expect(headers[name]).toEqual([value]);
    },
  );

  it('keeps for ever what has a hash in its name', () => {
    expect(headersAt('/assets/a.js')['Cache-Control']).toEqual(['public, max-age=31536000, immutable']);
    expect(headersAt('/port')['Cache-Control']).toBeUndefined();
  });

  it('has no line that hosts would cut', () => {
    for (const line of read('client/_headers').split('\n')) expect(line.length).toBeLessThan(2000);
  });
});

it('_redirects sends each file of a page to its address, and an unknown book to its page with 404', () => {
  const lines = read('client/_redirects').trim().split('\n').slice(1);
  expect(lines).toEqual([
    '/index.html / 301!',
    '/port/index.html /port 301!',
    '/port/athenaeum/shelf/:book/index.html /port/athenaeum/shelf/:book 301!',
    `/port/athenaeum/shelf/* ${UNKNOWN_BOOK_PAGE} 404`,
  ]);
});

it('a redirect leads to no other site, and brings no line break', () => {
  const file = new RegExp(INDEX_FILE);
  expect(file.exec('/port/shop/index.html')?.[1]).toBe('/port/shop');
  for (const address of [
    '//evil.example/index.html',
    '/a\r\nSet-Cookie: b/index.html',
    '/a/../index.html',
    '/index.html',
  ])
    expect(address).not.toMatch(file);
});

it('refuses a value that would end its quotation marks, or be filled in', () => {
  for (const text of ['a"b', 'a$b', 'a{b}', 'a\nb', 'a\\']) expect(() => quoted(text)).toThrow('cannot hold');
  expect(quoted("script-src 'self'; x")).toBe(`"script-src 'self'; x"`);
});

it('our own server does not hand the rules out', () => {
  expect([...readFiles(path.join(root, 'client')).keys()]).toEqual([]);
});

it('the rules do not grow with the books', () => {
  const many = Array.from({ length: 10_000 }, (_, i) => `/port/athenaeum/shelf/book-${i}/index.html`);
  const more = mkdtempSync(path.join(tmpdir(), 'hosts-'));
  writeHosts(more, { ...HOSTING, pages: [...HOSTING.pages, ...many] }, 'https://studio.example');
  for (const name of ['hosts/nginx/maps.conf', 'hosts/nginx/site.conf', 'hosts/Caddyfile', 'client/_headers'])
    expect(readFileSync(path.join(more, name), 'utf8')).toBe(read(name));
  expect(readFileSync(path.join(more, 'client/_redirects'), 'utf8')).toBe(read('client/_redirects'));
  rmSync(more, { recursive: true });
});
