/**
 * The only place where text becomes markup. The pages allow a single Trusted Types policy, which is made here. What
 * is shown, books and agreements, the build has made and checked; what is fetched is only parsed, where nothing runs.
 */
import { forgetMedia } from '../picture/forget-media.ts';

interface Policy {
  createHTML(html: string): unknown;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string }): Policy;
}

const POLICY = 'seer';

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy: Policy | undefined = trustedTypes?.createPolicy(POLICY, { createHTML: (html) => html });

/** React and the DOM are typed for a string. Where Trusted Types are enforced, it must be the policy's object. */
const make = (html: string) => (policy ? (policy.createHTML(html) as string) : html);

const made = new Map<string, string>();

/** The text as trusted markup. The same text gives the same object, so that React does not set the markup again. */
export function trusted(html: string): string {
  let it = made.get(html);
  if (it === undefined) {
    it = make(html);
    made.set(html, it);
  }
  return it;
}

/** Parses a fetched page into a separate document, in which no script runs. */
export function parsePage(html: string): Document {
  const page = new DOMParser().parseFromString(make(html), 'text/html');
  forgetMedia(page);
  return page;
}
