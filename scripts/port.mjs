// The local port of the site. Plain JavaScript, because `npm start` asks for it before anything is installed.
import { createServer } from 'node:net';
import { Refusal } from './bootstrap.mjs';

const DEFAULT_PORT = 4173;
const HIGHEST_PORT = 65535;

/** Both loopback addresses, because a browser may use either of them for `localhost`. */
export const LOOPBACK = ['127.0.0.1', '::1'];

/** The port to serve on: PORT, or 4173. */
export function wantedPort(env = process.env) {
  const text = env.PORT ?? '';
  if (text === '') return DEFAULT_PORT;
  if (!/^\d+$/.test(text) || Number(text) > HIGHEST_PORT) {
    throw new Refusal(`PORT must be a whole number from 0 to ${HIGHEST_PORT}, not "${text}".`);
  }
  return Number(text);
}

export function portTaken(/** @type {number} */ port) {
  const other = port < HIGHEST_PORT ? port + 1 : port - 1;
  return new Refusal(
    `Port ${port} is in use: perhaps the site is already open at http://localhost:${port}\n` +
      `Close what uses it, or take another port: PORT=${other} npm start`,
  );
}

/** Throws a Refusal if another program listens on the port. */
export async function requireFreePort(/** @type {number} */ port) {
  for (const host of LOOPBACK) {
    const probe = createServer();
    const code = await new Promise((resolve) => {
      probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code));
      probe.listen(port, host, () => probe.close(() => resolve(undefined)));
    });
    if (code === 'EADDRINUSE') throw portTaken(port);
  }
}

/** Lets a server listen on a port of this machine that is free, and returns the port. */
export async function listenAnywhere(/** @type {import('node:net').Server} */ server) {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  return /** @type {import('node:net').AddressInfo} */ (server.address()).port;
}

/** A port that nobody listens at. */
export async function freePort() {
  const server = createServer();
  const port = await listenAnywhere(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
