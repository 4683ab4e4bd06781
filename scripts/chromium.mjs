// Finds the browser for the journeys. Plain JavaScript: `npm test` and the Playwright configuration both ask here.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ROOT, Refusal } from './bootstrap.mjs';

/** Without these a Chromium looks for its maker's servers at every start. */
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

/** A browser without its windows: it paints the same with less work, but keeps no page for the way back. */
const SHELL = /headless-shell$/;

/**
 * The first Chromium there is: the one CHROMIUM names, Playwright's own, the system's.
 * @param {{ whole?: boolean, env?: NodeJS.ProcessEnv, platform?: NodeJS.Platform, exists?: (file: string) => boolean,
 *   ownOfPlaywright?: () => string | undefined }} [machine] `whole` passes over a browser without windows
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
 * What to run, one after the other, to get a Chromium.
 * @param {string} node
 * @returns {[string, ...string[]][]}
 */
function installers(node) {
  return (
    debianInstallers(['chromium', 'chromium-headless-shell']) ?? [
      [node, createRequire(import.meta.url).resolve('@playwright/test/cli'), 'install', 'chromium'],
    ]
  );
}

/**
 * What to run to install packages of Debian; nothing where it is not Debian, or not ours to install on.
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

/** Debian itself: what Ubuntu calls by the same name is a pointer to another store. */
function isDebian() {
  const file = '/etc/os-release';
  return existsSync(file) && /^ID=debian$/m.test(readFileSync(file, 'utf8'));
}

/** Where Playwright keeps, or would keep, a Chromium of its own. */
function playwrightChromium() {
  try {
    return createRequire(import.meta.url)('playwright-core').chromium.executablePath();
  } catch {
    return undefined; // it has none for this machine
  }
}
