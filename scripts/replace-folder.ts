import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Puts the folder `next` in the place of `current`, which is whole until then and need not exist. */
export function replaceFolder(current: string, next: string): void {
  const old = `${next}.old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(current)) renameSync(current, old);
  renameSync(next, current);
  rmSync(old, { recursive: true, force: true });
}

/**
 * The path in `shared` of a folder for this process alone, so that two builds at once do not write into each other's. It
 * does not exist yet. What ended processes have left in `shared` is removed.
 */
export function ownFolder(shared: string): string {
  mkdirSync(shared, { recursive: true });
  const own = path.join(shared, String(process.pid));
  for (const name of readdirSync(shared)) {
    const left = path.join(shared, name);
    if (left === own || !isRunning(Number.parseInt(name, 10))) rmSync(left, { recursive: true, force: true });
  }
  return own;
}

/** Whether another process that runs has such a folder. */
export function isShared(own: string): boolean {
  const others = readdirSync(path.dirname(own)).filter((name) => name !== path.basename(own));
  return others.some((name) => isRunning(Number.parseInt(name, 10)));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
