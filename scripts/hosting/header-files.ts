/** `_headers` and `_redirects`, which Netlify and Cloudflare Pages read from the folder they publish. */
import { POLICY, MADE, pagePolicies, plainPolicy, sharedHeaders } from './host-rules.ts';
import {
  ARCHIVE_FOLDER,
  FOREVER,
  IMMUTABLE_FOLDERS,
  SHELF_FOLDER,
  UNKNOWN_BOOK_PAGE,
  pageAddress,
  type Hosting,
} from './pages.ts';

/**
 * The headers by address. Where two rules name the same header, these hosts send both values, joined: so no address has
 * two rules for one header. Pages have their policy at their address with and without a slash, for the hosts differ.
 */
export function headersFile(hosting: Hosting): string {
  const rule = (address: string, headers: readonly (readonly [string, string])[]) =>
    [address, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const pages = pagePolicies(hosting).flatMap(([file, policy]) => {
    const address = pageAddress(file);
    if (address === undefined) return [];
    const addresses = address === '/' ? ['/'] : [address, `${address}/`];
    return addresses.map((one) => rule(one, [[POLICY, policy]]));
  });
  return `${[
    MADE,
    rule('/*', sharedHeaders()),
    ...IMMUTABLE_FOLDERS.map((folder) => rule(`${folder}*`, [['Cache-Control', FOREVER]])),
    rule(`${ARCHIVE_FOLDER}*`, [[POLICY, plainPolicy()]]),
    ...pages,
  ].join('\n\n')}\n`;
}

/**
 * The redirects for Netlify, where a file wins over a rule without \`!\`. Cloudflare Pages skips these lines: it redirects
 * \`index.html\` by itself, and answers an unknown book with the 404.html nearest to it.
 */
export function redirectsFile(hosting: Hosting): string {
  const pages = pagePolicies(hosting).flatMap(([file]) => {
    const address = pageAddress(file);
    return address === undefined ? [] : [`${file} ${address} 301!`];
  });
  return `${[MADE, ...pages, `${SHELF_FOLDER}* ${UNKNOWN_BOOK_PAGE} 404`].join('\n')}\n`;
}
