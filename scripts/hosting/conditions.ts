/**
 * What a request asks for besides an address: a content coding, an answer only if the file has changed, a part. Read by
 * RFC 9110; a header that cannot be read counts as absent.
 */
import type http from 'node:http';
import fresh from 'fresh';
import Negotiator from 'negotiator';

type Headers = http.IncomingHttpHeaders;

/** The values by which two states of a file differ. */
interface Validators {
  readonly etag: string;
  readonly lastModified: string;
}

/** The first and the last byte of a part, both included. */
interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** The published types do not have the options. */
interface CodingChoice {
  encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined;
}

/** The content coding that the request prefers; of equal ones, our first. Undefined if it prefers no coding. */
export function acceptedCoding(headers: Headers, ours: readonly string[]): string | undefined {
  const choice: CodingChoice = new Negotiator({ headers });
  return choice.encoding([...ours, 'identity'], { preferred: ours });
}

/** Whether the request wants an earlier state of the file, which no longer exists: 412. */
export function preconditionFails(headers: Headers, { etag, lastModified }: Validators): boolean {
  const tags = headers['if-match'];
  if (tags !== undefined) return tags.trim() !== '*' && !tags.split(',').some((tag) => tag.trim() === etag);
  return Date.parse(lastModified) > Date.parse(headers['if-unmodified-since'] ?? '');
}

/** Whether the browser's copy of the file is up to date: 304. */
export function isNotModified(headers: Headers, { etag, lastModified }: Validators): boolean {
  return fresh(headers, { etag, 'last-modified': lastModified });
}

/**
 * The part of a file that is asked for. Undefined means the whole file, as for several parts at once, or for a part of an
 * earlier state of the file.
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
