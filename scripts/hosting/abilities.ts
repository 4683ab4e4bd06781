/**
 * What a host may do or leave: keep whoever has a file from loading it again, send a part of it, pack it with Brotli. Without
 * them the site is the same, and more is loaded. Done wrong, a navigator gets something else: that is a problem.
 */
import { HEADERS, ask, type Answer, type Request } from './compare.ts';

export type Ability = '304 by tag' | '304 by date' | 'parts of files' | 'Brotli';

interface Tried {
  /** How many answers were looked at. */
  readonly asked: number;
  readonly lacks: readonly Ability[];
  readonly problems: readonly string[];
}

/** The part that is asked for: the 11th to the 20th byte. */
const [FIRST, LAST] = [10, 19];

const LONG_AGO = new Date(0).toUTCString();

/** Asks a host for these files in every such way, and compares what it sends with our own server's answers. */
export async function tryAbilities(ours: URL, theirs: URL, addresses: readonly string[]): Promise<Tried> {
  let asked = 0;
  const lacks = new Set<Ability>();
  const problems: string[] = [];

  for (const address of addresses) {
    const from = (host: URL, more: Omit<Request, 'address'> = {}) => ask(host, { address, ...more });
    const get = (headers: Readonly<Record<string, string>>) => {
      asked += 1;
      return from(theirs, { headers });
    };
    const must = (holds: boolean, what: string, { status }: Answer) => {
      if (!holds) problems.push(`${address}: ${what} is not answered as it must be (${status})`);
    };
    const whole = await from(ours);
    const plain = await from(theirs);
    const isWhole = ({ status, body }: Answer) => status === 200 && body.equals(whole.body);
    const unchanged = ({ status, body, headers }: Answer) =>
      status === 304 && body.length === 0 && HEADERS.every((name) => headers[name] === plain.headers[name]);

    const { etag, 'last-modified': date } = plain.headers;
    for (const [ability, name, value, other] of [
      ['304 by tag', 'If-None-Match', etag, '"another"'],
      ['304 by date', 'If-Modified-Since', date, LONG_AGO],
    ] as const) {
      const answer = value === undefined ? undefined : await get({ [name]: value });
      if (answer === undefined || isWhole(answer)) lacks.add(ability);
      else must(unchanged(answer), `a copy that is up to date (${name})`, answer);
      const changed = await get({ [name]: other });
      must(isWhole(changed), `a copy of another state (${name})`, changed);
    }

    const part = await get({ Range: `bytes=${FIRST}-${LAST}` });
    if (isWhole(part)) lacks.add('parts of files');
    else {
      const isPart =
        part.status === 206 &&
        part.headers['content-range'] === `bytes ${FIRST}-${LAST}/${whole.body.length}` &&
        part.body.equals(whole.body.subarray(FIRST, LAST + 1));
      must(isPart, 'a part', part);
      const beyond = await get({ Range: `bytes=${whole.body.length}-` });
      must(beyond.status === 416, 'a part beyond the end', beyond);
    }

    const packed = await from(ours, { coding: 'br' });
    if (packed.headers['content-encoding'] !== 'br') continue;
    asked += 1;
    const answer = await from(theirs, { coding: 'br' });
    if (answer.headers['content-encoding'] !== 'br') {
      lacks.add('Brotli');
      must(isWhole(answer), 'a request for Brotli alone', answer);
    } else {
      must(answer.body.equals(packed.body), 'a request for Brotli', answer);
      must(answer.headers.etag !== etag, 'a request for Brotli, with the tag of the plain file,', answer);
    }
  }
  return { asked, lacks: [...lacks], problems };
}
