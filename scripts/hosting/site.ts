import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Answer, refuse, sendFile } from './answers.ts';
import { readFiles, type SiteFile } from './files.ts';
import { movedTo, readMoved, type Moved } from './moved.ts';
import {
  ARCHIVE_FOLDER,
  FOREVER,
  IMMUTABLE_FOLDERS,
  LOST_PAGE,
  SHELF_FOLDER,
  TRAILING_SLASHES,
  UNKNOWN_BOOK_PAGE,
  pageAddress,
  readAddress,
  type Hosting,
} from './pages.ts';

const A_BOOK = new RegExp(`^${SHELF_FOLDER}[^/]+/*$`);

export interface Site {
  /** The folder to serve. It is read once, at the start. */
  readonly dir: string;
  readonly hosting: Hosting;
  /** The former addresses of renamed books. */
  readonly moved?: Moved;
  /** Whether navigators reach the server over https, through a proxy. The server itself speaks plain http. */
  readonly https?: boolean;
}

/** The site that a build has written into a folder. */
export const builtSite = (build: string): Site => ({
  dir: path.join(build, 'client'),
  hosting: JSON.parse(readFileSync(path.join(build, 'hosting.json'), 'utf8')) as Hosting,
  moved: readMoved(build),
});

/** Answers GET and HEAD with a page, a file, a redirect to a page's one address, or a 404. */
export function siteAnswer({ dir, hosting, moved = {} }: Site): Answer {
  const files = readFiles(dir);
  const page = (name: string): SiteFile => {
    const file = files.get(name);
    if (file === undefined) throw new Error(`${name} is not among the built files: build again`);
    return file;
  };
  const lost = page(LOST_PAGE);
  const unknownBook = page(UNKNOWN_BOOK_PAGE);
  const pages = new Map<string, SiteFile>();
  for (const name of hosting.pages) {
    const address = pageAddress(name);
    if (address !== undefined) pages.set(address, page(name));
  }

  return (request, response) => {
    const address = readAddress(request.url ?? '');
    const found = pages.get(address.replace(TRAILING_SLASHES, '') || '/');
    if (found !== undefined) return sendFile(request, response, found);

    const ofPage = pageAddress(address);
    if (ofPage !== undefined && pages.has(ofPage) && !address.startsWith(ARCHIVE_FOLDER)) {
      // The page's script needs its exact address. The target is one of our own addresses, never text of the request.
      response.setHeader('Location', ofPage);
      return refuse(response, 308, ofPage);
    }

    const now = movedTo(address, moved);
    if (now !== undefined) {
      response.setHeader('Location', now);
      return refuse(response, 308, now);
    }

    const file = address === LOST_PAGE || address === UNKNOWN_BOOK_PAGE ? undefined : files.get(address);
    const immutable = IMMUTABLE_FOLDERS.some((folder) => address.startsWith(folder));
    if (file !== undefined) {
      if (immutable) response.setHeader('Cache-Control', FOREVER);
      return sendFile(request, response, file);
    }
    if (immutable) return refuse(response, 404, 'Not found.');
    return sendFile(request, response, A_BOOK.test(address) ? unknownBook : lost, 404);
  };
}
