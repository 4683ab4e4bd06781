/**
 * What a host must know of the built site beyond its files: each page's file (`/port/index.html`) with the hashes of the
 * inline scripts it may run. Written by the build to build/hosting.json.
 */
export type Hosting = Readonly<Record<string, readonly string[]>>;

/** Answers every unknown path, with status 404. */
export const LOST_PAGE = '/404.html';

/** Answers an unknown book, with status 404. */
export const UNKNOWN_BOOK_PAGE = '/port/athenaeum/shelf/404.html';

/** The folders whose files are named after their content: they never change. */
export const IMMUTABLE_FOLDERS = ['/assets/', '/art/'] as const;

/** The books and agreements as plain pages. */
export const ARCHIVE_FOLDER = '/archive/';

/** Where a page's file is reached: `/port` for `/port/index.html`; nothing for the two pages that answer with 404. */
export function pageAddress(file: string): string | undefined {
  if (!file.endsWith('/index.html')) return undefined;
  return file.slice(0, -'/index.html'.length) || '/';
}

/**
 * The path that was asked for, read as the app's router reads it: each segment decoded on its own, so that an encoded
 * slash divides nothing, and what cannot be decoded stays as it is. A whole address (`http://host/port`) counts by its path.
 */
export function readAddress(url: string): string {
  return url
    .replace(/^https?:\/\/[^/?#]*/i, '')
    .replace(/[?#].*$/s, '')
    .split('/')
    .map((segment) => {
      try {
        return decodeURIComponent(segment).replaceAll('/', '%2F');
      } catch {
        return segment;
      }
    })
    .join('/');
}
