/** What the generated configurations of all hosts have in common: which headers go with every answer. */
import { securityHeaders } from './headers.ts';
import { ARCHIVE_FOLDER, pageAddress, type Hosting } from './pages.ts';

/** In public, every host speaks https. */
const PUBLIC = { https: true } as const;

/** The headers that every answer has. */
export const headersOf = (hosting: Hosting): readonly (readonly [string, string])[] =>
  Object.entries(securityHeaders(hosting.scripts, PUBLIC));

/** The pages that stand at an address of their own, and are no plain pages. */
export const scenePages = (hosting: Hosting): readonly string[] =>
  hosting.pages.filter((file) => pageAddress(file) !== undefined && !file.startsWith(ARCHIVE_FOLDER));

/** The first line of each generated file. */
export const MADE =
  '# Made by the build. It changes with the scripts of the site: copy it anew each time you publish.';

/**
 * The file of a page asked for by its name (`/port/index.html`), for a redirect to its address. Only plain characters, so
 * that the target can be no other site and holds no line break.
 */
export const INDEX_FILE = String.raw`^(/(?:[\w-]+/)*[\w-]+)/index\.html$`;

/** Files that are for hosts alone: rules of Netlify and Cloudflare Pages, and the compressed files. */
export const NOT_SERVED = String.raw`^/_|\.(br|gz)$`;

/** A text between double quotes, as nginx and Caddy read it. The values hold nothing that either would fill in. */
export function quoted(text: string): string {
  if (/["\\${}\n]/.test(text)) throw new Error(`a configuration cannot hold ${JSON.stringify(text)}`);
  return `"${text}"`;
}
