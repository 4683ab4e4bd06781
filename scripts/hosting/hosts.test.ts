import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readFiles } from './files.ts';
import { contentSecurityPolicy, securityHeaders } from './headers.ts';
import { INDEX_FILE, quoted } from './host-rules.ts';
import { LOST_PAGE, UNKNOWN_BOOK_PAGE, pageAddress } from './pages.ts';
import { writeHosts } from './write-hosts.ts';

const BOOK = '/port/athenaeum/shelf/a-book/index.html';
const HOSTING = {
  '/index.html': ['sha256-sea'],
  '/port/index.html': ['sha256-port'],
  [BOOK]: ['sha256-book', 'sha256-another'],
  '/archive/a-book/index.html': [],
  [LOST_PAGE]: ['sha256-lost'],
  [UNKNOWN_BOOK_PAGE]: ['sha256-unknown'],
};
const PAGES = Object.entries(HOSTING).filter(([, hashes]) => hashes.length > 0);
const policyOf = (hashes: readonly string[]) => contentSecurityPolicy(hashes, { https: true });
const SHARED = Object.entries(securityHeaders([], { https: true })).filter(
  ([name]) => name !== 'Content-Security-Policy',
);

const root = mkdtempSync(path.join(tmpdir(), 'hosts-'));
afterAll(() => rmSync(root, { recursive: true }));
writeHosts(root, HOSTING, 'https://studio.example');
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');

describe('F88: nginx', () => {
  const maps = read('hosts/nginx/maps.conf');
  const site = read('hosts/nginx/site.conf');

  it('chooses the policy by the file it sends, so that / has its own', () => {
    const [, map = ''] = /map \$uri \$site_policy \{(.*?)\n\}/s.exec(maps) ?? [];
    const entries = [...map.matchAll(/^ {4}(\S+) "(.*)";$/gm)].map(([, file, policy]) => [file, policy]);
    expect(entries).toEqual([
      ['default', policyOf([])],
      ...PAGES.map(([file, hashes]) => [`"${file}"`, policyOf(hashes)]),
    ]);
    expect(site).not.toMatch(/^\s*index /m);
  });

  it('has every header once, and none in a location, which would lose the others', () => {
    const added = [...site.matchAll(/^add_header (\S+) (.*) always;$/gm)].map(([, name, value]) => [
      name,
      value,
    ]);
    expect(added).toEqual([
      ...SHARED.map(([name, value]) => [name, `"${value}"`]),
      ['Content-Security-Policy', '$site_policy'],
      ['Cache-Control', '$site_cache'],
    ]);
    expect(site.match(/add_header/g)).toHaveLength(added.length + 1); // one more in a comment
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

  it('has the policy of each page, and every header', () => {
    const [, map = ''] = /map \{path\} \{site_policy\} \{(.*?)\n\t\}/s.exec(file) ?? [];
    const entries = [...map.matchAll(/^\t\t(\S+) "(.*)"$/gm)].map(([, name, policy]) => [name, policy]);
    expect(entries).toEqual([
      ...PAGES.map(([name, hashes]) => [name, policyOf(hashes)]),
      ['default', policyOf([])],
    ]);
    for (const [name, value] of SHARED) expect(file).toContain(`\t\t${name} "${value}"\n`);
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
  it.each(
    PAGES.flatMap(([file, hashes]) => {
      const address = pageAddress(file);
      if (address === undefined) return [];
      return [...new Set([address, `${address.replace(/\/$/, '')}/`])].map((one) => [one, hashes] as const);
    }),
  )('%s has the policy with its hashes, and each header once', (address, hashes) => {
    const headers = headersAt(address);
    expect(headers['Content-Security-Policy']).toEqual([policyOf(hashes)]);
    for (const [name, value] of SHARED) expect(headers[name]).toEqual([value]);
  });

  it('has the strictest policy for plain pages, and none twice', () => {
    expect(headersAt('/archive/a-book/index.html')['Content-Security-Policy']).toEqual([policyOf([])]);
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
    '/port/athenaeum/shelf/a-book/index.html /port/athenaeum/shelf/a-book 301!',
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
