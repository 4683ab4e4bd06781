import { cpSync } from 'node:fs';
import path from 'node:path';

/** Copies the baked pictures, without hidden files and folders of an unfinished bake (`sea.new`). */
export function copyArt(baked: string, dir: string): void {
  cpSync(baked, path.join(dir, 'art'), {
    recursive: true,
    filter: (source) => !/^\.|\.new$/.test(path.basename(source)),
  });
}
