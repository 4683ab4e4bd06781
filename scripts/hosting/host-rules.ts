/** What the generated configurations of all hosts have in common: which headers go with which file. */
import { contentSecurityPolicy, securityHeaders } from './headers.ts';
import type { Hosting } from './pages.ts';

/** In public, every host speaks https. */
const PUBLIC = { https: true } as const;

export const POLICY = 'Content-Security-Policy';

/** The headers that every answer has, without the policy, which depends on the page. */
export function sharedHeaders(): readonly (readonly [string, string])[] {
  return Object.entries(securityHeaders([], PUBLIC)).filter(([name]) => name !== POLICY);
}

/** The policy of everything that is not a page with scripts. */
export const plainPolicy = () => contentSecurityPolicy([], PUBLIC);

/** The pages with scripts of their own: each file with its policy. */
export function pagePolicies(hosting: Hosting): readonly (readonly [file: string, policy: string])[] {
  return Object.entries(hosting)
    .filter(([, hashes]) => hashes.length > 0)
    .map(([file, hashes]) => [file, contentSecurityPolicy(hashes, PUBLIC)]);
}

/** The first line of each generated file. */
export const MADE = '# Made by the build. It changes with every page: copy it anew each time you publish.';

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
