/**
 * What a request asks for besides an address: a content coding, a copy only if it has changed, a part. Read as RFC 9110
 * says; what cannot be read counts as not said.
 */
import type http from 'node:http';
import fresh from 'fresh';
import Negotiator from 'negotiator';

type Headers = http.IncomingHttpHeaders;

/** What tells one state of a file from another. */
export interface Validators {
  readonly etag: string;
  readonly lastModified: string;
}

/** The first and the last byte of a part, both included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** The published types leave the options out. */
interface CodingChoice {
  encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined;
}

/** Which of our content codings a visitor likes best; among those liked equally the first. None where plain is liked better. */
export function acceptedCoding(headers: Headers, ours: readonly string[]): string | undefined {
  const choice: CodingChoice = new Negotiator({ headers });
  return choice.encoding([...ours, 'identity'], { preferred: ours });
}

/** Whether the visitor wants an answer only from a state of the file that it no longer has: 412. */
export function preconditionFails(headers: Headers, { etag, lastModified }: Validators): boolean {
  const tags = headers['if-match'];
  if (tags !== undefined) return tags.trim() !== '*' && !tags.split(',').some((tag) => tag.trim() === etag);
  return Date.parse(lastModified) > Date.parse(headers['if-unmodified-since'] ?? '');
}

/** Whether the visitor has the file as it is: 304. */
export function isNotModified(headers: Headers, { etag, lastModified }: Validators): boolean {
  return fresh(headers, { etag, 'last-modified': lastModified });
}

/**
 * The part of a file that is asked for. Nothing means the whole: for several parts at once as well, and for a part of a
 * state that the file no longer has.
 */
export function wantedRange(
  headers: Headers,
  { etag, lastModified }: Validators,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const ifRange = headers['if-range'];
  if (ifRange !== undefined && ifRange !== etag && ifRange !== lastModified) return undefined;
  const [, from, to] = /^bytes=(\d*)-(\d*)$/i.exec(headers.range ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '' || size === 0) return undefined;

  if (from === '') {
    const length = Number(to);
    return length === 0 ? 'unsatisfiable' : { first: Math.max(0, size - length), last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? Infinity : Number(to);
  return first >= size || last < first ? 'unsatisfiable' : { first, last: Math.min(last, size - 1) };
}
