// Finds Firefox and WebKit for the journeys in other browsers. On Debian, as root, it installs them.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './bootstrap.mjs';
import { debianInstallers } from './chromium.mjs';

/** @typedef {{ driver: string, browser: string, screen: string }} WebkitPrograms */

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** The Debian packages that the journeys need. */
const PACKAGES = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] };

/** The first Firefox there is. @param {(file: string) => boolean} [exists] @returns {string | undefined} */
export const findFirefox = (exists = existsSync) => FIREFOX.find((file) => exists(file));

/**
 * WebKitGTK with its driver, and a screen for it: all three, or nothing.
 * @param {(file: string) => boolean} [exists]
 * @param {string[]} [browsers]
 * @returns {WebkitPrograms | undefined}
 */
export function findWebkit(exists = existsSync, browsers = miniBrowsers()) {
  const [browser] = browsers;
  const driver = '/usr/bin/WebKitWebDriver';
  const screen = '/usr/bin/Xvfb';
  if (browser === undefined || !exists(driver) || !exists(screen)) return undefined;
  return { driver, browser, screen };
}

/** The small browsers of WebKitGTK, of all its versions on this machine. */
function miniBrowsers() {
  const within = (/** @type {string} */ folder) => (existsSync(folder) ? readdirSync(folder) : []);
  return within('/usr/lib')
    .filter((name) => name.endsWith('-linux-gnu'))
    .flatMap((name) => within(`/usr/lib/${name}`).map((library) => path.join('/usr/lib', name, library)))
    .filter((folder) => /\/webkit(2gtk-4|gtk-6)\.\d$/.test(folder))
    .map((folder) => path.join(folder, 'MiniBrowser'))
    .filter((file) => existsSync(file));
}

/** @typedef {'firefox' | 'webkit'} OtherBrowser */

/**
 * Installs what is missing of these browsers, as far as that is possible here.
 * @param {OtherBrowser[]} browsers
 * @returns {OtherBrowser[]} those that are installed now
 */
export function installOtherBrowsers(browsers) {
  const isMissing = (/** @type {OtherBrowser} */ name) =>
    !(name === 'firefox' ? findFirefox() : findWebkit());
  const missing = browsers.filter(isMissing);
  if (missing.length === 0) return browsers;
  const installers = debianInstallers(missing.flatMap((name) => PACKAGES[name]));
  if (installers) console.log(`Not on this machine: ${missing.join(', ')}. Installing...`);
  for (const [program, ...args] of installers ?? []) {
    if (spawnSync(program, args, { cwd: ROOT, stdio: 'inherit' }).status !== 0) break;
  }
  const skipped = missing.filter(isMissing);
  if (skipped.length > 0)
    console.log(`Skipped: ${skipped.join(', ')}. Not on this machine, and cannot be installed by us.`);
  return browsers.filter((name) => !skipped.includes(name));
}
