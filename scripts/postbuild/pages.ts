import { existsSync, globSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { LOST_PAGE, UNKNOWN_BOOK_PAGE } from '../hosting/pages.ts';

/**
 * Files of React Router that must not be served: the blank fallback page (which reloads for ever when a script is
 * missing), the loaders' data (books are fetched from /archive) and its own lists.
 */
const LEFTOVERS = ['__spa-fallback.html', '**/*.data', '.vite'];

/** Puts the two pages with status 404 where every host looks for them, and removes files that are not served. */
export function arrangePages(dir: string): void {
  for (const page of [LOST_PAGE, UNKNOWN_BOOK_PAGE]) {
    const folder = path.join(dir, page.replace(/\.html$/, ''));
    const rendered = path.join(folder, 'index.html');
    if (!existsSync(rendered))
      throw new Error(`${page} was not pre-rendered: is it in react-router.config.ts?`);
    renameSync(rendered, path.join(dir, page));
    rmSync(folder, { recursive: true });
  }
  for (const name of globSync(LEFTOVERS, { cwd: dir })) rmSync(path.join(dir, name), { recursive: true });
}
