import { decoded } from '../../app/schema/decoded.ts';
import { ARCHIVE_ADDRESS } from '../../app/schema/plain-address.ts';
import { PLACE_ROUTES } from '../../app/schema/sources/place-routes.ts';

/** What a host must know of the built site besides its files. The build writes it to build/hosting.json. */
export interface Hosting {
  /** The file of each page (`/port/index.html`). */
  readonly pages: readonly string[];
  /** The hashes of all inline scripts, each once, in one order. There is one policy, which allows them on every page. */
  readonly scripts: readonly string[];
}

/** Answers every unknown path, with status 404. */
export const LOST_PAGE = '/404.html';

/** The pages of the books. */
export const SHELF_FOLDER = `${PLACE_ROUTES.shelf}/` as const;

/** Answers an unknown book, with status 404. */
export const UNKNOWN_BOOK_PAGE = `${SHELF_FOLDER}404.html` as const;

/** The plain pages of scenes, books and agreements. */
export const ARCHIVE_FOLDER = ARCHIVE_ADDRESS;

/** Folders whose files never change, because their names have a hash of their content. */
export const IMMUTABLE_FOLDERS = ['/assets/', '/art/'] as const;

const YEAR_SECONDS = 31_536_000;

/** How long a browser may keep these files. */
export const FOREVER = `public, max-age=${YEAR_SECONDS}, immutable`;

/** The lookbehind tries each row of slashes once. Without it, thousands of slashes would take half a second. */
export const TRAILING_SLASHES = /(?<!\/)\/+$/;

/** The address of a page's file: `/port` for `/port/index.html`. Undefined for the two pages with status 404. */
export function pageAddress(file: string): string | undefined {
  if (!file.endsWith('/index.html')) return undefined;
  return file.slice(0, -'/index.html'.length) || '/';
}

/**
 * The path of a request, read as the app's router does: each segment is decoded by itself, so that an encoded slash
 * divides nothing, and a segment that cannot be decoded stays. Of a whole URL (`http://host/port`), the path.
 */
export function readAddress(url: string): string {
  return url
    .replace(/^https?:\/\/[^/?#]*/i, '')
    .replace(/[?#].*$/s, '')
    .split('/')
    .map((segment) => decoded(segment).replaceAll('/', '%2F'))
    .join('/');
}
