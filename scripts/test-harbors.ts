// `npm run test:harbors`: starts nginx and Caddy with the generated configurations, and compares their answers with those
// of our own server, which is tested itself. A server that is not installed is skipped.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT, Refusal, main } from './bootstrap.mjs';
import { POLICY, sharedHeaders } from './hosting/host-rules.ts';
import { createServer } from './hosting/server.ts';
import { pageAddress, type Hosting } from './hosting/pages.ts';

const BUILD = path.join(ROOT, 'build');
const CLIENT = path.join(BUILD, 'client');
const LOOPBACK = '127.0.0.1';
const START_ATTEMPTS = 100;
const BETWEEN_ATTEMPTS_MS = 100;

interface Answer {
  readonly status: number | undefined;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Request {
  readonly address: string;
  readonly method?: 'HEAD';
  readonly coding?: 'gzip';
}

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
      const conf = `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr crit;
events {}
http {
    access_log off;
    client_body_temp_path ${folder}/body;
    proxy_temp_path ${folder}/proxy;
    fastcgi_temp_path ${folder}/fastcgi;
    uwsgi_temp_path ${folder}/uwsgi;
    scgi_temp_path ${folder}/scgi;
    include ${BUILD}/hosts/nginx/maps.conf;
    server {
        listen ${LOOPBACK}:${port};
        root ${CLIENT};
        include ${BUILD}/hosts/nginx/site.conf;
    }
}
`;
      const file = path.join(folder, 'nginx.conf');
      writeFileSync(file, conf);
      // As root, nginx would read the files as another user, who may not be allowed to.
      const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
      return { args: ['-p', folder, '-e', 'stderr', '-c', file, ...user] };
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

/** The headers that must be the same everywhere. */
const HEADERS = ['location', 'cache-control', POLICY, ...sharedHeaders().map(([name]) => name)].map((name) =>
  name.toLowerCase(),
);

function requests(hosting: Hosting): readonly Request[] {
  const pages = Object.keys(hosting).flatMap((file) => pageAddress(file) ?? []);
  const [script = ''] = readdirSync(path.join(CLIENT, 'assets')).filter((name) => name.endsWith('.js'));
  const addresses = [
    ...pages.flatMap((address) =>
      address === '/' ? ['/', '/?x=1'] : [address, `${address}/`, `${address}?x=1`],
    ),
    ...Object.keys(hosting),
    '/nowhere',
    '/nowhere/at/all/',
    '/port/athenaeum/shelf/no-such-book',
    '/port/athenaeum/shelf/no-such-book/',
    '/port/athenaeum/shelf/404',
    '/PORT',
    '/archive/no-such-book/index.html',
    '/assets/nothing-1234.js',
    '/art/nothing/nothing.avif',
    '/assets',
    '/art/',
    `/assets/${script}`,
    `/assets/${script}.br`,
    '/index.html.gz',
    '/_headers',
    '/_redirects',
    '/nowhere/index.html%0d%0aSet-Cookie:%20a=b/index.html',
    '/favicon.svg',
    '/favicon.ico',
    '/robots.txt',
    '/feed.xml',
    '/feed.json',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/icon-512.png',
    '/.well-known/security.txt',
  ];
  return [
    ...addresses.map((address) => ({ address })),
    ...['/', '/port', '/nowhere', `/assets/${script}`].flatMap((address) => [
      { address, method: 'HEAD' as const },
      { address, coding: 'gzip' as const },
    ]),
  ];
}

function ask(port: number, { address, method, coding }: Request): Promise<Answer> {
  const headers = { 'Accept-Encoding': coding ?? 'identity' };
  return new Promise((resolve, reject) => {
    http
      .request({ host: LOOPBACK, port, path: address, method: method ?? 'GET', headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
        );
      })
      .on('error', reject)
      .end();
  });
}

/** How a host's answer differs from ours, in words. */
function differences(request: Request, ours: Answer, theirs: Answer): string[] {
  const said = [request.method, request.address, request.coding].filter(Boolean).join(' ');
  const found: string[] = [];
  const compare = (what: string, wanted: unknown, got: unknown) => {
    if (wanted !== got) found.push(`${said}: ${what} is ${String(got)}, not ${String(wanted)}`);
  };
  compare('the status', ours.status, theirs.status);
  for (const name of HEADERS) {
    // A redirect shows nothing, so any policy will do for it.
    const same = name === POLICY.toLowerCase() && ours.status === 308 && theirs.headers[name] !== undefined;
    if (!same) compare(name, ours.headers[name], theirs.headers[name]);
  }
  if (ours.status === 308) return found;
  const typeOf = ({ headers }: Answer) => headers['content-type']?.replaceAll(' ', '').toLowerCase();
  compare('the media type', typeOf(ours), typeOf(theirs));
  compare('content-encoding', ours.headers['content-encoding'], theirs.headers['content-encoding']);
  if (!ours.body.toString().trim().startsWith('Not found'))
    compare('the body', true, ours.body.equals(theirs.body));
  return found;
}

await main(async () => {
  const hosting: Hosting = JSON.parse(readFileSync(path.join(BUILD, 'hosting.json'), 'utf8'));
  const own = createServer({ dir: CLIENT, hosting, https: true });
  await new Promise<void>((resolve) => own.listen(0, LOOPBACK, resolve));
  const ownPort = (own.address() as AddressInfo).port;
  const asked = requests(hosting);
  let failed = false;

  for (const host of HOSTS) {
    if (spawnSync(host.program, ['-v']).error !== undefined) {
      console.log(`${host.name}: skipped, it is not installed. On Debian: apt-get install nginx caddy`);
      continue;
    }
    const problems = await tryHost(host, asked, ownPort);
    failed ||= problems.length > 0;
    console.log(
      [`${host.name}: ${asked.length} requests, ${problems.length} differences`, ...problems].join('\n  '),
    );
  }
  own.close();
  own.closeAllConnections();
  if (failed) throw new Refusal('A host answers otherwise than the site does.');
});

async function tryHost(host: Host, asked: readonly Request[], ownPort: number): Promise<readonly string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), `${host.program}-`));
  const port = await freePort();
  const { args, env } = host.prepare(folder, port);
  const running = spawn(host.program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  running.stderr.on('data', (part: Buffer) => (errors += part.toString()));
  const ended = new Promise<void>((resolve) => running.once('exit', () => resolve()));
  try {
    await answers(port, () => running.exitCode !== null).catch(() => {
      throw new Refusal(`${host.name} does not start:\n${errors}`);
    });
    const problems: string[] = [];
    for (const request of asked) {
      problems.push(...differences(request, await ask(ownPort, request), await ask(port, request)));
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
async function answers(port: number, hasEnded: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < START_ATTEMPTS && !hasEnded(); attempt += 1) {
    const answer = await ask(port, { address: '/robots.txt' }).catch(() => undefined);
    if (answer !== undefined) return;
    await wait(BETWEEN_ATTEMPTS_MS);
  }
  throw new Error('no answer');
}
