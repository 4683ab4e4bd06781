// What is not seen while the browser is well: that it ends is told, never waited for without end, and tried once more.
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { againIfEnded } from '../browsers/again.ts';
import { BrowserEnded } from '../browsers/driver.ts';
import { askerOf } from '../browsers/webkit.ts';

let end = () => {};
afterEach(() => end());

/** Longer than any answer takes, however busy the machine is. */
const PATIENCE_MS = 60_000;

/** Asks a program that answers like this. */
async function ask(answer: RequestListener, limitMs = PATIENCE_MS): Promise<unknown> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((listens) => server.once('listening', listens));
  end = () => {
    server.closeAllConnections();
    server.close();
  };
  const { port } = server.address() as AddressInfo;
  return askerOf(`http://127.0.0.1:${port}`, limitMs)('POST', '/session', {});
}

const saying =
  (status: number, value: unknown): RequestListener =>
  (_, response) =>
    response.writeHead(status).end(JSON.stringify({ value }));

test('what a browser answers is returned', async () => {
  expect(await ask(saying(200, 'yes'))).toBe('yes');
});

test('a browser that does not answer has ended', async () => {
  await expect(ask(() => {}, 50)).rejects.toThrow(BrowserEnded);
});

test('so has one whose page has no process any more', async () => {
  await expect(ask(saying(500, { message: 'Could not parse script result' }))).rejects.toThrow(BrowserEnded);
});

test('an error in a page is none of these', async () => {
  const failed = ask(saying(500, { message: 'ReferenceError' }));
  await expect(failed).rejects.toThrow(/ReferenceError/);
  await expect(failed).rejects.not.toThrow(BrowserEnded);
});

const attempts = (...results: (Error | undefined)[]) => {
  let [made, opened] = [0, 0];
  const problem = againIfEnded(
    async () => results[made++],
    async () => void (opened += 1),
  );
  return problem.then((it) => ({ it, made, opened }));
};

test('what fails with the browser is tried once more, in a new one; what fails by itself is not', async () => {
  const [ended, wrong] = [new BrowserEnded('no answer'), new Error('wrong')];
  expect(await attempts(undefined)).toEqual({ it: undefined, made: 1, opened: 0 });
  expect(await attempts(wrong)).toEqual({ it: wrong, made: 1, opened: 0 });
  expect(await attempts(ended, undefined)).toEqual({ it: undefined, made: 2, opened: 1 });
  expect(await attempts(ended, ended, undefined)).toEqual({ it: ended, made: 2, opened: 1 });
});
