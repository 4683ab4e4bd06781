import { existsSync, renameSync, rmSync } from 'node:fs';

/** Puts the folder `next` in the place of `current`, which is whole until then and need not exist. */
export function replaceFolder(current: string, next: string): void {
  const old = `${current}.old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(current)) renameSync(current, old);
  renameSync(next, current);
  rmSync(old, { recursive: true, force: true });
}
