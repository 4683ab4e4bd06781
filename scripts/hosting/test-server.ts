import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compress } from '../postbuild/compress.ts';
import type { Hosting } from './pages.ts';
import type { Site } from './site.ts';
import { createServer } from './server.ts';
import { listenAnywhere } from '../port.mjs';

export interface Answer {
  status: number | undefined;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

/** Serves files of a folder made for a test, with the page's hash for every page outside the archive. */
export async function serveForTest(
  files: Readonly<Record<string, string>>,
  hash: string,
  { https = false, moved = {} }: Pick<Site, 'https' | 'moved'> = {},
) {
  const root = mkdtempSync(path.join(tmpdir(), 'server-'));
  const dir = path.join(root, 'client');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), text);
  }
  writeFileSync(path.join(root, 'secret.txt'), 'secret');
  await compress(dir, '**/*.{html,js,css,json}');
  const pages = Object.keys(files).filter((name) => name.endsWith('.html'));
  const hosting: Hosting = { pages, scripts: [hash] };
  const server = createServer({ dir, hosting, https, moved });
  const port = await listenAnywhere(server);

  return {
    address: new URL(`http://127.0.0.1:${port}`),

    /** Sends the path exactly as given; `fetch` would normalize it. */
    ask(address: string, options: http.RequestOptions = {}): Promise<Answer> {
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
    },

    /** Sends any bytes, and returns everything the server sends until the connection closes. */
    say(bytes: string | Uint8Array): Promise<string> {
      return new Promise((resolve) => {
        const parts: Buffer[] = [];
        const socket = net.connect({ port, host: '127.0.0.1' }, () => socket.end(bytes));
        socket.on('data', (part: Buffer) => parts.push(part));
        socket.on('error', () => {}); // a reset after the answer
        socket.on('close', () => resolve(Buffer.concat(parts).toString('latin1')));
      });
    },

    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(root, { recursive: true });
    },
  };
}
