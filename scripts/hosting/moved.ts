/** The addresses of books that have another slug now, and where each leads. The build writes them to build/moved.json. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { plainAddress } from '../../app/schema/plain-address.ts';
import { ARCHIVE_FOLDER, SHELF_FOLDER, TRAILING_SLASHES } from './pages.ts';

/** Former addresses, without a slash or `/index.html` at their end, and the present ones. */
export type Moved = Readonly<Record<string, string>>;

export const MOVED_FILE = 'moved.json';

/** Both addresses of each renamed book: that of its page, and that of its plain page. */
export const movedAddresses = (
  books: readonly { readonly slug: string; readonly was: readonly string[] }[],
): Moved =>
  Object.fromEntries(
    books.flatMap(({ slug, was }) =>
      was.flatMap((former) => [
        [SHELF_FOLDER + former, SHELF_FOLDER + slug],
        [ARCHIVE_FOLDER + former, plainAddress(slug)],
      ]),
    ),
  );

/** Where a former address leads, in any of its spellings. Undefined if it is none. */
export function movedTo(address: string, moved: Moved): string | undefined {
  const bare = address.replace(TRAILING_SLASHES, '').replace(/\/index\.html$/, '');
  return Object.hasOwn(moved, bare) ? moved[bare] : undefined;
}

/** A pattern of all spellings of a former address. Slugs have only small letters, digits and hyphens. */
export const spellings = (address: string) => String.raw`^${address}(/index\.html)?/*$`;

/** What the last build has written. */
export function readMoved(buildDir: string): Moved {
  const file = path.join(buildDir, MOVED_FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
