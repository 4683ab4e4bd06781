// Finds the browser for the journeys. Plain JavaScript, because `npm test` and the Playwright configuration import it.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ROOT, Refusal } from './bootstrap.mjs';

/** Without these flags Chromium contacts its maker's servers at every start. */
export const CHROMIUM_FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @type {Partial<Record<NodeJS.Platform, string[]>>} */
const USUAL_PLACES = {
  linux: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

/** A Chromium built without windows: it paints the same with less work, but has no back/forward cache. */
const SHELL = /headless-shell$/;

/**
 * The first Chromium that is found: the one CHROMIUM names, Playwright's own, the system's.
 * @param {{ whole?: boolean, env?: NodeJS.ProcessEnv, platform?: NodeJS.Platform, exists?: (file: string) => boolean,
 *   ownOfPlaywright?: () => string | undefined }} [machine] `whole` leaves out a browser without windows
 * @returns {string | undefined}
 */
export function findChromium(machine = {}) {
  const { whole = false, env = process.env, platform = process.platform, exists = existsSync } = machine;
  const { ownOfPlaywright = playwrightChromium } = machine;
  if (env.CHROMIUM) {
    if (exists(env.CHROMIUM)) return env.CHROMIUM;
    throw new Refusal(`CHROMIUM names ${env.CHROMIUM}, and there is no such file.`);
  }
  return [ownOfPlaywright(), ...(USUAL_PLACES[platform] ?? [])].find(
    (file) => file !== undefined && exists(file) && !(whole && SHELL.test(file)),
  );
}

/**
 * Finds a Chromium, or installs one.
 * @param {string} node the Node that runs Playwright's installer
 */
export function requireChromium(node) {
  if (findChromium({ whole: true }) !== undefined) return;

  console.log('No Chromium on this machine: installing one for the journeys...');
  for (const [program, ...args] of installers(node)) {
    if (spawnSync(program, args, { cwd: ROOT, stdio: 'inherit' }).status !== 0) break;
  }
  if (findChromium({ whole: true }) !== undefined) return;
  throw new Refusal(
    'The journeys need a Chromium, and none could be found or installed.\n' +
      'Install Chromium or Google Chrome, or name one: CHROMIUM=/path/to/chrome npm test',
  );
}

/**
 * The commands that install a Chromium, in order.
 * @param {string} node
 * @returns {[string, ...string[]][]}
 */
function installers(node) {
  return (
    debianInstallers(['chromium', 'chromium-headless-shell', 'fonts-liberation']) ?? [
      [node, createRequire(import.meta.url).resolve('@playwright/test/cli'), 'install', 'chromium'],
    ]
  );
}

/**
 * The commands that install packages of Debian; undefined on another system, or without root.
 * @param {string[]} packages
 * @returns {[string, ...string[]][] | undefined}
 */
export function debianInstallers(packages) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !isDebian()) return undefined;
  return [
    ['apt-get', 'update'],
    ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', 'install', '-y', ...packages],
  ];
}

/** Whether this is Debian. On Ubuntu, the package of the same name only points to another store. */
function isDebian() {
  const file = '/etc/os-release';
  return existsSync(file) && /^ID=debian$/m.test(readFileSync(file, 'utf8'));
}

/** The path of Playwright's own Chromium, whether it is installed or not. */
function playwrightChromium() {
  try {
    return createRequire(import.meta.url)('playwright-core').chromium.executablePath();
  } catch {
    return undefined; // it has none for this machine
  }
}
