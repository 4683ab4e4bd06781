/** Starts nginx and Caddy with the configurations that the build has written. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT, Refusal } from '../bootstrap.mjs';
import type { Ability } from './abilities.ts';
import { ask } from './compare.ts';
import { freePort } from '../port.mjs';

export const BUILD = path.join(ROOT, 'build');
const CLIENT = path.join(BUILD, 'client');
export const LOOPBACK = '127.0.0.1';
const START_ATTEMPTS = 100;
const BETWEEN_ATTEMPTS_MS = 100;

export interface Harbor {
  readonly name: string;
  readonly program: string;
  /** How browsers reach it; `http` if not said. */
  readonly scheme?: 'https';
  /** What it cannot do as Debian installs it. */
  readonly lacks: readonly Ability[];
  /** Writes what it needs into the folder, and returns how it is started in the foreground, to serve at the address. */
  prepare(
    folder: string,
    address: URL,
  ): { readonly args: readonly string[]; readonly env?: NodeJS.ProcessEnv };
}

export const HARBORS: readonly Harbor[] = [
  {
    name: 'nginx',
    program: 'nginx',
    lacks: ['Brotli'],
    prepare(folder, { port }) {
      // The container's own configuration, with this machine's folders.
      const conf = readFileSync(path.join(ROOT, 'hosting/nginx.conf'), 'utf8')
        // First, because the folders of this machine may be in /tmp themselves.
        .replaceAll('/tmp/', `${folder}/`)
        .replace('listen 8080', `listen ${LOOPBACK}:${port}`)
        .replaceAll('/srv/site/client', CLIENT)
        .replaceAll('/srv/site/hosts', path.join(BUILD, 'hosts'));
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
    lacks: [],
    prepare(folder, { origin }) {
      const file = path.join(folder, 'Caddyfile');
      writeFileSync(
        file,
        `{\n\tadmin off\n\tskip_install_trust\n}\n\n${readFileSync(`${BUILD}/hosts/Caddyfile`, 'utf8')}`,
      );
      const env = {
        SITE_ADDRESS: origin,
        SITE_ROOT: CLIENT,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
      };
      return { args: ['run', '--adapter', 'caddyfile', '--config', file], env };
    },
  },
];

/** Caddy as navigators reach it: by https, so that browsers speak HTTP/2. Its certificate is its own, which nobody trusts. */
export const BY_HTTPS: Harbor = {
  ...HARBORS.find(({ program }) => program === 'caddy')!,
  scheme: 'https',
};

export const isInstalled = ({ program }: Harbor) => spawnSync(program, ['-v']).error === undefined;

/** Starts a harbor for as long as something is done with it. Refuses if it does not start. */
export async function within<Result>(
  harbor: Harbor,
  visit: (address: URL) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), `${harbor.program}-`));
  const port = await freePort();
  // For a name Caddy makes a certificate by itself.
  const address = new URL(
    harbor.scheme ? `${harbor.scheme}://localhost:${port}` : `http://${LOOPBACK}:${port}`,
  );
  const { args, env } = harbor.prepare(folder, address);
  const running = spawn(harbor.program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  running.stderr.on('data', (part: Buffer) => (errors += part.toString()));
  const ended = new Promise<void>((resolve) => running.once('exit', () => resolve()));
  try {
    await answers(address, () => running.exitCode !== null).catch(() => {
      throw new Refusal(`${harbor.name} does not start:\n${errors}`);
    });
    return await visit(address);
  } finally {
    running.kill();
    await ended;
    rmSync(folder, { recursive: true });
  }
}

/** Resolves when a server answers; rejects when its program has ended, or after ten seconds. */
async function answers(host: URL, hasEnded: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < START_ATTEMPTS && !hasEnded(); attempt += 1) {
    const answer = await ask(host, { address: '/robots.txt', anyCertificate: true }).catch(() => undefined);
    if (answer !== undefined) return;
    await wait(BETWEEN_ATTEMPTS_MS);
  }
  throw new Error('no answer');
}
