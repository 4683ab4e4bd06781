// The last step of `npm start`: serves build/client at http://localhost:4173. PORT changes the port, HOST the address.
import type http from 'node:http';
import path from 'node:path';
import { ROOT, main } from './bootstrap.mjs';
import { createServer } from './hosting/server.ts';
import { builtSite } from './hosting/site.ts';
import { LOOPBACK, portTaken, wantedPort } from './port.mjs';

/** How long the server waits for open downloads before it ends. */
const LAST_ANSWERS_MS = 1000;

await main(async () => {
  const site = builtSite(path.join(ROOT, 'build'));
  const servers: http.Server[] = [];
  let port = wantedPort();

  for (const host of process.env.HOST ? [process.env.HOST] : LOOPBACK) {
    const server = createServer(site);
    const failure = await listen(server, port, host);
    if (failure?.code === 'EADDRINUSE') throw portTaken(port);
    if (failure !== undefined && servers.length > 0) continue; // a machine without IPv6
    if (failure !== undefined) throw failure;
    servers.push(server);
    const address = server.address();
    if (address !== null && typeof address === 'object') port = address.port;
  }
  console.log(`\nThe site is open at http://localhost:${port}\nCtrl+C closes it.\n`);

  const end = () => {
    for (const server of servers) server.close();
    setTimeout(() => process.exit(0), LAST_ANSWERS_MS).unref();
    for (const server of servers) server.closeIdleConnections();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
});

/** Resolves when the server listens, or with the error that prevents it. */
function listen(server: http.Server, port: number, host: string): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    server.once('error', resolve);
    server.listen(port, host, () => {
      server.off('error', resolve);
      resolve(undefined);
    });
  });
}
