import { hiddenCharacters } from '../../app/schema/hidden-characters.ts';
import { webAddressProblem } from '../../app/schema/web-address.ts';
import { didYouMean } from './problems.ts';

const SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:']);
const SHOWN_CHARS = 80;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const CURE = 'Write a whole address (https://...), a place on this site (/port), a heading (#its-words) or mailto:{email}.';

/**
 * What is wrong with the address of a link, or undefined. Only the web, e-mail, places of this site and headings of the
 * same text can be linked to; `ownPaths` are the paths this site has.
 */
export function addressProblem(address: string, ownPaths: ReadonlySet<string>): string | undefined {
  if (address === '') return `A link leads nowhere. ${CURE}`;
  const quoted = `The link to "${address.slice(0, SHOWN_CHARS)}"`;
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u0020\u007f-\u00a0\\<>"{}]/.test(address.replace('{email}', ''))) {
    return `${quoted} holds a character that no address has. Type the address anew.`;
  }
  const [hidden] = hiddenCharacters(address);
  if (hidden) return `A link ${hidden.message}`;
  if (address.startsWith('#')) return undefined; // looked up once the headings are known
  if (address.startsWith('/') && !address.startsWith('//')) {
    const path = address.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
    if (ownPaths.has(path)) return undefined;
    return `${quoted} leads to no place of this site.${didYouMean(path, ownPaths) || ` ${CURE}`}`;
  }
  if (!SCHEME.test(address)) return `${quoted} is not complete. ${CURE}`;
  const url = URL.parse(address);
  if (!url || !SCHEMES.has(url.protocol)) return `${quoted} is not possible. ${CURE}`;
  const problem = url.protocol === 'mailto:' ? undefined : webAddressProblem(address);
  return problem && `${quoted} ${problem}. ${CURE}`;
}

/** Whether an address leads away from this site, to another one on the web. */
export const isElsewhere = (address: string): boolean => /^https?:/i.test(address);
