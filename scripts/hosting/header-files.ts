/** `_headers` and `_redirects`, which Netlify and Cloudflare Pages read from the folder they publish. */
import type { Moved } from './moved.ts';
import { MADE, headersOf, scenePages } from './host-rules.ts';
import {
  FOREVER,
  IMMUTABLE_FOLDERS,
  SHELF_FOLDER,
  UNKNOWN_BOOK_PAGE,
  pageAddress,
  type Hosting,
} from './pages.ts';

/**
 * The headers by address. Where two rules name the same header, these hosts send both values, joined: so no address has
 * two rules for one header. Their number does not grow with the site (Cloudflare takes 100).
 */
export function headersFile(hosting: Hosting): string {
  const rule = (address: string, headers: readonly (readonly [string, string])[]) =>
    [address, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${[
    MADE,
    rule('/*', headersOf(hosting)),
    ...IMMUTABLE_FOLDERS.map((folder) => rule(`${folder}*`, [['Cache-Control', FOREVER]])),
  ].join('\n\n')}\n`;
}

/**
 * The redirects. Those of renamed books are for both hosts. Each spelling has a line, because Cloudflare Pages takes 2,000
 * plain lines, and only 100 with a wildcard or after one. It skips the others, which are for Netlify, where a file wins over
 * a rule without \`!\`: it redirects \`index.html\` by itself, and answers an unknown book with the 404.html nearest to it.
 */
export function redirectsFile(hosting: Hosting, moved: Moved = {}): string {
  const places = scenePages(hosting).filter((file) => !A_BOOK.test(file));
  return `${[
    MADE,
    ...Object.entries(moved).flatMap(([from, to]) =>
      SPELLINGS.map((end) => `${from}${end} ${to.replace(/\/index\.html$/, '/')} 301`),
    ),
    ...places.map((file) => `${file} ${pageAddress(file)} 301!`),
    `${SHELF_FOLDER}:book/index.html ${SHELF_FOLDER}:book 301!`,
    `${SHELF_FOLDER}* ${UNKNOWN_BOOK_PAGE} 404`,
  ].join('\n')}\n`;
}

/** The ends of a former address. Its target ends in a slash or a name: Cloudflare takes `/a/ /b/index.html` for a loop. */
const SPELLINGS = ['', '/', '/index.html'] as const;

const A_BOOK = new RegExp(`^${SHELF_FOLDER}[^/]+/index\\.html$`);
