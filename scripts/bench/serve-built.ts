import { readFileSync } from 'node:fs';
import { readMoved } from '../hosting/moved.ts';
import { createServer } from '../hosting/server.ts';
import { listenAnywhere } from '../port.mjs';

/** Serves a built site on a free port, as `npm start` would. */
export async function serveBuilt(build = 'build') {
  const server = createServer({
    dir: `${build}/client`,
    moved: readMoved(build),
    hosting: JSON.parse(readFileSync(`${build}/hosting.json`, 'utf8')),
  });
  return {
    address: `http://localhost:${await listenAnywhere(server)}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
