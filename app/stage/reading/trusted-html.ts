/**
 * The one way from a text to markup. The site's pages allow a single Trusted Types policy, and it is made here, once;
 * what passes through it was made and checked by the build: books and agreements.
 */

interface Policy {
  createHTML(html: string): unknown;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string }): Policy;
}

const POLICY = 'seer';

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy: Policy | undefined = trustedTypes?.createPolicy(POLICY, { createHTML: (html) => html });

/** What React and the DOM ask for is a string; where Trusted Types are enforced, it has to be the policy's object. */
const make = (html: string) => (policy ? (policy.createHTML(html) as string) : html);

const made = new Map<string, string>();

/** The text as trusted markup, the same object for the same text, so that React leaves what stands there alone. */
export function trusted(html: string): string {
  let it = made.get(html);
  if (it === undefined) {
    it = make(html);
    made.set(html, it);
  }
  return it;
}

/** A page that was fetched, as a document of its own: nothing in it runs. */
export const parsePage = (html: string): Document => new DOMParser().parseFromString(make(html), 'text/html');
