import http from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tryAbilities } from './abilities.ts';
import { LOST_PAGE, UNKNOWN_BOOK_PAGE } from './pages.ts';
import { listenAnywhere } from '../port.mjs';
import { serveForTest } from './test-server.ts';

const PAGE = '<p>A page that is worth packing.</p>'.repeat(40);

let own: Awaited<ReturnType<typeof serveForTest>>;
beforeAll(async () => {
  own = await serveForTest(
    { '/index.html': PAGE, [LOST_PAGE]: 'lost', [UNKNOWN_BOOK_PAGE]: 'unknown' },
    'sha256-x',
  );
});
afterAll(() => own.close());

/** What is found of a host that answers like this. */
async function found(answer: http.RequestListener) {
  const server = http.createServer(answer);
  const port = await listenAnywhere(server);
  try {
    return await tryAbilities(own.address, new URL(`http://127.0.0.1:${port}`), ['/']);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

test('our own server can do all of it', async () => {
  expect(await tryAbilities(own.address, own.address, ['/'])).toEqual({ asked: 7, lacks: [], problems: [] });
});

test('a host that sends the whole file each time lacks all, and does nothing wrong', async () => {
  expect(await found((_, response) => response.end(PAGE))).toMatchObject({
    lacks: ['304 by tag', '304 by date', 'parts of files', 'Brotli'],
    problems: [],
  });
});

test('a host that takes every copy for up to date, and sends the wrong part, is told so', async () => {
  const { problems } = await found(({ headers }, response) => {
    response.setHeader('ETag', '"one"');
    if (headers['if-none-match'] !== undefined)
      response.setHeader('Cache-Control', 'no-store').writeHead(304).end();
    else if (headers.range !== undefined) response.writeHead(206).end('something');
    else response.end(PAGE);
  });
  expect(problems).toEqual([
    expect.stringContaining('a copy that is up to date (If-None-Match)'), // it may be kept for another time
    expect.stringContaining('a copy of another state (If-None-Match)'),
    expect.stringContaining('a part is'),
    expect.stringContaining('a part beyond the end'),
  ]);
});
