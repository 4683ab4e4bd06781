import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { readMoved } from '../hosting/moved.ts';
import { createServer } from '../hosting/server.ts';

/** Serves a built site on a free port, as `npm start` would. */
export async function serveBuilt(build = 'build') {
  const server = createServer({
    dir: `${build}/client`,
    moved: readMoved(build),
    hosting: JSON.parse(readFileSync(`${build}/hosting.json`, 'utf8')),
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
