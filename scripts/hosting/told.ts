/** What `npm run smoke` has found, in words for whoever publishes the site. */
import type { Answer } from './compare.ts';

const CERTIFICATE = /CERT|UNABLE_TO_|SELF_SIGNED/;
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'Nothing answers there. Is the address right, with its port, and is the site published?',
  ECONNRESET: 'The connection was cut. Is the address right, and is the site published?',
  ENOTFOUND: 'No site has this name. Is it typed right, and is this computer online?',
  EAI_AGAIN: 'No site has this name, or this computer is not online.',
  EPROTO: 'It does not speak https there. Is the address right, with its port?',
};

/** Why a site does not answer, and what to do. */
export function whyNoAnswer(site: URL, error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const certificate = CERTIFICATE.test(code)
    ? 'Browsers would warn of its certificate. Have the host renew it, or set it up.'
    : undefined;
  return `${site.origin} cannot be asked. ${REASONS[code] ?? certificate ?? ''} (${message})`.replace(
    /\s+/g,
    ' ',
  );
}

/** Where a site as a whole leads, if that is another one: its address with or without www, or with https. */
export function leadsElsewhere(site: URL, { headers: { location } }: Answer): string | undefined {
  const to = location === undefined ? undefined : URL.parse(location, site);
  return to && to.origin !== site.origin
    ? `${site.origin} leads to ${to.origin}. Ask that: npm run smoke -- ${to.origin}`
    : undefined;
}

const MOST_ADDRESSES = 3;

/** The differences, each once with where it was found: a header that is missing is missing on every page. */
export function toldOnce(differences: readonly string[]): readonly string[] {
  const found = new Map<string, string[]>();
  for (const difference of differences) {
    const [, address = '', what = ''] = /^(.*?): (.*)$/s.exec(difference) ?? [];
    found.set(what, [...(found.get(what) ?? []), address]);
  }
  return [...found].map(([what, addresses]) => {
    const more = addresses.length - MOST_ADDRESSES;
    const where = addresses.slice(0, MOST_ADDRESSES).join(', ') + (more > 0 ? `, and ${more} more` : '');
    return `${what}\n    ${where}`;
  });
}
