import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, test } from 'vitest';
import { movedAddresses, movedTo, readMoved, spellings } from './moved.ts';
import { LOST_PAGE, UNKNOWN_BOOK_PAGE } from './pages.ts';
import { serveForTest } from './test-server.ts';
import { writeHosts } from './write-hosts.ts';

const MOVED = movedAddresses([
  { slug: 'on-gates', was: ['on-doors', 'doors'] },
  { slug: 'kettles', was: [] },
]);
const SHELF = '/port/athenaeum/shelf';

it('leads from both addresses of every former slug to the present ones', () => {
  expect(MOVED).toEqual({
    [`${SHELF}/on-doors`]: `${SHELF}/on-gates`,
    '/archive/on-doors': '/archive/on-gates/index.html',
    [`${SHELF}/doors`]: `${SHELF}/on-gates`,
    '/archive/doors': '/archive/on-gates/index.html',
  });
});

it.each([
  [`${SHELF}/doors`, `${SHELF}/on-gates`],
  [`${SHELF}/doors/`, `${SHELF}/on-gates`],
  [`${SHELF}/doors/index.html`, `${SHELF}/on-gates`],
  ['/archive/doors/index.html', '/archive/on-gates/index.html'],
  ['/archive/doors/', '/archive/on-gates/index.html'],
  [`${SHELF}/kettles`, undefined],
  [`${SHELF}/doors/more`, undefined],
  ['/constructor', undefined],
])('%s leads to %s', (from, to) => {
  expect(movedTo(from, MOVED)).toBe(to);
  const patterns = Object.keys(MOVED).filter((address) => new RegExp(spellings(address)).test(from));
  expect(patterns.map((address) => MOVED[address])).toEqual(to === undefined ? [] : [to]);
});

test('our server redirects to the present address', async () => {
  const pages = { '/index.html': 'sea', [LOST_PAGE]: 'lost', [UNKNOWN_BOOK_PAGE]: 'unknown' };
  const server = await serveForTest(pages, 'sha256-x', { moved: MOVED });
  try {
    for (const address of [`${SHELF}/doors`, `${SHELF}/doors/`, `${SHELF}/doors?x=1`]) {
      const { status, headers } = await server.ask(address);
      expect([status, headers.location], address).toEqual([308, `${SHELF}/on-gates`]);
    }
    expect((await server.ask(`${SHELF}/windows`)).status).toBe(404);
  } finally {
    await server.close();
  }
});

const root = mkdtempSync(path.join(tmpdir(), 'moved-'));
afterAll(() => rmSync(root, { recursive: true }));

test('every host gets the redirects', () => {
  writeHosts(root, { pages: ['/index.html'], scripts: ['sha256-x'] }, 'https://studio.example', MOVED);
  expect(readMoved(root)).toEqual(MOVED);
  for (const name of ['hosts/nginx/site.conf', 'hosts/Caddyfile']) {
    const text = readFileSync(path.join(root, name), 'utf8');
    for (const [from, to] of Object.entries(MOVED)) {
      expect(text, name).toContain(from);
      expect(text, name).toContain(to);
    }
  }
});

/**
 * What Cloudflare Pages makes of `_redirects`, by its documentation and its published parser: it skips a line with another
 * status than these, and one that it takes for a loop. From the first wildcard on, all lines count as dynamic.
 */
function takenByCloudflare(text: string): Record<string, string> {
  const taken: Record<string, string> = {};
  const counts = { plain: 0, dynamic: 0 };
  for (const line of text.split('\n').filter((one) => one !== '' && !one.startsWith('#'))) {
    const [from = '', to = '', status = '302', ...more] = line.split(/\s+/);
    counts[counts.dynamic > 0 || /[*:]/.test(from) ? 'dynamic' : 'plain'] += 1;
    const loops = /\/\*?$/.test(from) && /\/index(\.html)?$/.test(to);
    const fits = line.length <= 1000 && counts.plain <= 2000 && counts.dynamic <= 100 && more.length === 0;
    if (fits && !loops && /^(200|30[12378])$/.test(status)) taken[from] ??= `${status} ${to}`;
  }
  return taken;
}

test('Cloudflare Pages takes the redirects of a hundred renamed books, in each spelling, and no others', () => {
  const many = movedAddresses(
    Array.from({ length: 100 }, (_, i) => ({ slug: `now-${i}`, was: [`was-${i}`] })),
  );
  writeHosts(root, { pages: ['/index.html'], scripts: ['sha256-x'] }, 'https://studio.example', many);
  const taken = takenByCloudflare(readFileSync(path.join(root, 'client/_redirects'), 'utf8'));
  expect(Object.keys(taken)).toHaveLength(3 * Object.keys(many).length);
  for (const end of ['', '/', '/index.html']) {
    expect(taken[`${SHELF}/was-99${end}`]).toBe(`301 ${SHELF}/now-99`);
    expect(taken[`/archive/was-99${end}`]).toBe('301 /archive/now-99/');
  }
});
