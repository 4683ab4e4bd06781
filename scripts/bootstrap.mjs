// Works on a bare machine: Node 20, nothing installed. So it is plain JavaScript, with Node's own modules only.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..');

/** The oldest Node that React Router 8 and Vite 8 run on. */
const OLDEST_NODE = '22.22.0';

const BIN_DIR = path.join(ROOT, 'node_modules', '.bin');

/**
 * @typedef {{ version?: string, optional?: boolean }} LockEntry
 * @typedef {{ packages?: Record<string, LockEntry> }} Lock
 */

/** An error with a message for people. It is printed without a stack. */
export class Refusal extends Error {}

/**
 * Runs the main part of a program. A Refusal is printed as one paragraph, and the program ends with status 1. So does any
 * other error if there is a cure: it is printed whole, and the cure as its last line.
 * @param {() => Promise<void> | void} run
 * @param {string} [cure]
 */
export async function main(run, cure) {
  try {
    await run();
  } catch (error) {
    if (error instanceof Refusal) console.error(`\n${error.message}\n`);
    else if (cure === undefined) throw error;
    else console.error(error, `\n\n${cure}\n`);
    process.exit(1);
  }
}

/**
 * Whether version a (of three numbers) is older than version b.
 * @param {string} a
 * @param {string} b
 */
export function isOlder(a, b) {
  const [left, right] = [a, b].map((version) => version.replace(/^v/, '').split('.').map(Number));
  for (const place of [0, 1, 2]) {
    const difference = (left?.[place] ?? 0) - (right?.[place] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** The npm package that carries Node for a machine. */
export function nodePackage(platform = process.platform, arch = process.arch) {
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

/**
 * Whether everything the lock asks for is installed. Optional packages may be missing, because they are for other
 * machines; only the one with this machine's Node must be there.
 * @param {Lock} lock package-lock.json
 * @param {Lock} installed node_modules/.package-lock.json, which npm writes when an installation is complete
 * @param {string} thisNode the package that carries Node for this machine
 */
export function isInstalled(lock, installed, thisNode = nodePackage()) {
  return Object.entries(lock.packages ?? {}).every(([place, wanted]) => {
    if (!place.includes('node_modules/')) return true; // the project itself and its workspaces
    const found = installed.packages?.[place];
    if (found === undefined) return wanted.optional === true && place !== `node_modules/${thisNode}`;
    return found.version === wanted.version;
  });
}

/** Installs what the lock asks for, unless it is installed already. */
export function install() {
  const hiddenLock = path.join(ROOT, 'node_modules', '.package-lock.json');
  const lock = readLock(path.join(ROOT, 'package-lock.json'));
  if (existsSync(hiddenLock) && isInstalled(lock, readLock(hiddenLock))) return;
  console.log('Installing what is missing (npm ci)...');
  // The development packages build the site, so they are installed even if NODE_ENV or an npmrc says otherwise.
  if (npm(['ci', '--include=dev', '--include=optional']) !== 0) {
    throw new Refusal(
      'The installation failed: what npm said stands above. Is the npm registry within reach?',
    );
  }
}

/** A Node that runs TypeScript and our tools: the one npm has installed, or this machine's own if it is new enough. */
export function modernNode() {
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const brought = path.join(ROOT, 'node_modules', nodePackage(), 'bin', file);
  if (existsSync(brought) && spawnSync(brought, ['--version']).status === 0) return brought;
  if (isOlder(process.version, OLDEST_NODE)) {
    throw new Refusal(
      `npm has no Node to bring for this machine (${process.platform} ${process.arch}), and its own, ${process.version}, ` +
        `is too old.\nInstall Node ${OLDEST_NODE} or newer, best Node 24, from https://nodejs.org and start again.`,
    );
  }
  return process.execPath;
}

/** An environment whose PATH begins with this Node and the installed programs. */
export function toolEnvironment(/** @type {string} */ node, env = process.env) {
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...env, [name]: [path.dirname(node), BIN_DIR, env[name]].join(path.delimiter) };
}

/**
 * Runs npm in the project and returns its exit status.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export function npm(args, env = process.env) {
  const { program, before, shell } = npmProgram();
  return spawnSync(program, [...before, ...args], { cwd: ROOT, stdio: 'inherit', env, shell }).status ?? 1;
}

/**
 * Runs npm beside other things: gives its exit status and all it has said.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ status: number, said: string }>}
 */
export function npmBeside(args, env) {
  const { program, before, shell } = npmProgram();
  const child = spawn(program, [...before, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
    shell,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      said += text;
    });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({ status: status ?? 1, said }));
  });
}

function npmProgram() {
  const script = process.env.npm_execpath;
  if (script !== undefined && /\.c?js$/.test(script))
    return { program: process.execPath, before: [script], shell: false };
  return { program: 'npm', before: [], shell: process.platform === 'win32' };
}

/** @returns {Lock} */
function readLock(/** @type {string} */ file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
