import { cpSync } from 'node:fs';
import path from 'node:path';

/** Copies the baked pictures. A folder still being baked (`sea.new`) and hidden files stay behind. */
export function copyArt(baked: string, dir: string): void {
  cpSync(baked, path.join(dir, 'art'), {
    recursive: true,
    filter: (source) => !/^\.|\.new$/.test(path.basename(source)),
  });
}
