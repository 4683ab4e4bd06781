// Finds nginx and Caddy for the test of the harbors. On Debian, as root, it installs them.
import { spawnSync } from 'node:child_process';
import { ROOT } from './bootstrap.mjs';
import { debianInstallers } from './chromium.mjs';

/** The programs, which are also Debian's names of their packages. */
const HOSTS = ['nginx', 'caddy'];

/** Whether a program can be started. */
const isThere = (/** @type {string} */ program) => spawnSync(program, ['-v']).error === undefined;

/**
 * Installs what is missing of nginx and Caddy, as far as that is possible here, and says what is skipped.
 * @param {{ isHere?: (program: string) => boolean, run?: (program: string, args: string[]) => boolean,
 *   installersOf?: typeof debianInstallers }} [machine]
 * @returns {string[]} those that are installed now
 */
export function installOtherHosts({ isHere = isThere, run = runOf, installersOf = debianInstallers } = {}) {
  const missing = HOSTS.filter((name) => !isHere(name));
  if (missing.length === 0) return HOSTS;
  const installers = installersOf(missing);
  if (installers) console.log(`Not on this machine: ${missing.join(', ')}. Installing...`);
  for (const [program, ...args] of installers ?? []) if (!run(program, args)) break;
  const skipped = missing.filter((name) => !isHere(name));
  if (skipped.length > 0)
    console.log(`Skipped: ${skipped.join(', ')}. Not on this machine, and cannot be installed by us.`);
  return HOSTS.filter((name) => !skipped.includes(name));
}

/** Debian would start the servers at once; the test starts them itself, at other ports. */
const STARTS_NOTHING = { SYSTEMD_OFFLINE: '1', RUNLEVEL: '1' };

function runOf(/** @type {string} */ program, /** @type {string[]} */ args) {
  const env = { ...process.env, ...STARTS_NOTHING };
  return spawnSync(program, args, { cwd: ROOT, stdio: 'inherit', env }).status === 0;
}
