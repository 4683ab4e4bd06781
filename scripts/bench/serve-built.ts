import { createServer } from '../hosting/server.ts';
import { builtSite } from '../hosting/site.ts';
import { listenAnywhere } from '../port.mjs';

/** Serves a built site on a free port, as `npm start` would. */
export async function serveBuilt(build = 'build') {
  const server = createServer(builtSite(build));
  return {
    address: `http://localhost:${await listenAnywhere(server)}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
