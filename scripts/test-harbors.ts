// `npm run test:harbors`: starts nginx and Caddy with the generated configurations, and compares their answers with those
// of our own server, which is tested itself. A server that is not installed is skipped.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT, Refusal, main } from './bootstrap.mjs';
import { ask, differences, requestsFor, type Request } from './hosting/compare.ts';
import { readMoved } from './hosting/moved.ts';
import { createServer } from './hosting/server.ts';
import type { Hosting } from './hosting/pages.ts';

const BUILD = path.join(ROOT, 'build');
const CLIENT = path.join(BUILD, 'client');
const LOOPBACK = '127.0.0.1';
const START_ATTEMPTS = 100;
const BETWEEN_ATTEMPTS_MS = 100;

const at = (port: number) => new URL(`http://${LOOPBACK}:${port}`);

interface Host {
  readonly name: string;
  readonly program: string;
  /** Writes what it needs into the folder, and returns how it is started in the foreground. */
  prepare(
    folder: string,
    port: number,
  ): { readonly args: readonly string[]; readonly env?: NodeJS.ProcessEnv };
}

const HOSTS: readonly Host[] = [
  {
    name: 'nginx',
    program: 'nginx',
    prepare(folder, port) {
      // The container's own configuration, with this machine's folders.
      const conf = readFileSync(path.join(ROOT, 'hosting/nginx.conf'), 'utf8')
        .replace('listen 8080', `listen ${LOOPBACK}:${port}`)
        .replaceAll('/srv/site/client', CLIENT)
        .replaceAll('/srv/site/hosts', path.join(BUILD, 'hosts'))
        .replaceAll('/tmp/', `${folder}/`);
      const file = path.join(folder, 'nginx.conf');
      writeFileSync(file, conf);
      // As root, nginx would read the files as another user, who may not be allowed to.
      const user = process.getuid?.() === 0 ? 'user root; ' : '';
      return { args: ['-p', folder, '-e', 'stderr', '-c', file, '-g', `${user}daemon off;`] };
    },
  },
  {
    name: 'Caddy',
    program: 'caddy',
    prepare(folder, port) {
      const file = path.join(folder, 'Caddyfile');
      writeFileSync(file, `{\n\tadmin off\n}\n\n${readFileSync(`${BUILD}/hosts/Caddyfile`, 'utf8')}`);
      const env = {
        SITE_ADDRESS: `http://${LOOPBACK}:${port}`,
        SITE_ROOT: CLIENT,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
      };
      return { args: ['run', '--adapter', 'caddyfile', '--config', file], env };
    },
  },
];

await main(async () => {
  const hosting: Hosting = JSON.parse(readFileSync(path.join(BUILD, 'hosting.json'), 'utf8'));
  const moved = readMoved(BUILD);
  const own = createServer({ dir: CLIENT, hosting, moved, https: true });
  await new Promise<void>((resolve) => own.listen(0, LOOPBACK, resolve));
  const ours = at((own.address() as AddressInfo).port);
  const asked = requestsFor(CLIENT, hosting, moved);
  let failed = false;

  for (const host of HOSTS) {
    if (spawnSync(host.program, ['-v']).error !== undefined) {
      console.log(`${host.name}: skipped, it is not installed. On Debian: apt-get install nginx caddy`);
      continue;
    }
    const problems = await tryHost(host, asked, ours);
    failed ||= problems.length > 0;
    console.log(
      [`${host.name}: ${asked.length} requests, ${problems.length} differences`, ...problems].join('\n  '),
    );
  }
  own.close();
  own.closeAllConnections();
  if (failed) throw new Refusal('A host answers otherwise than the site does.');
});

async function tryHost(host: Host, asked: readonly Request[], ours: URL): Promise<readonly string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), `${host.program}-`));
  const port = await freePort();
  const theirs = at(port);
  const { args, env } = host.prepare(folder, port);
  const running = spawn(host.program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  running.stderr.on('data', (part: Buffer) => (errors += part.toString()));
  const ended = new Promise<void>((resolve) => running.once('exit', () => resolve()));
  try {
    await answers(theirs, () => running.exitCode !== null).catch(() => {
      throw new Refusal(`${host.name} does not start:\n${errors}`);
    });
    const problems: string[] = [];
    for (const request of asked) {
      problems.push(...differences(request, await ask(ours, request), await ask(theirs, request)));
    }
    return problems;
  } finally {
    running.kill();
    await ended;
    rmSync(folder, { recursive: true });
  }
}

/** A port that nobody listens at. */
async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Resolves when a server answers; rejects when its program has ended, or after ten seconds. */
async function answers(host: URL, hasEnded: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < START_ATTEMPTS && !hasEnded(); attempt += 1) {
    const answer = await ask(host, { address: '/robots.txt' }).catch(() => undefined);
    if (answer !== undefined) return;
    await wait(BETWEEN_ATTEMPTS_MS);
  }
  throw new Error('no answer');
}
