import { isoDate } from '../../app/schema/iso-date.ts';
import { SOURCES } from '../../app/schema/sources.ts';
import { problemAt } from './check.ts';
import type { Problem } from './problems.ts';
import { loadFolder, readFields } from './folder.ts';
import type { Path } from './yaml-source.ts';

/** A domain that is reserved for examples (RFC 2606). */
const RESERVED = /[@./]example(?:\/|$)/;
const STAND_IN_NAME = 'Studio Example';

/** The longest time ahead for the date of security.txt (RFC 9116, 2.5.5). */
const MOST_DAYS_AHEAD = 366;
/** A release must leave this much time to set the date anew. */
const FEWEST_DAYS_AHEAD = 30;
const DAY_MS = 86_400_000;

/** Lists the facts the studio must fill in, or set anew, before a release on this day. */
export async function standIns(contentDir: string, today: Date): Promise<Problem[]> {
  const { source, value } = readFields(await loadFolder(contentDir), SOURCES.studio);
  if (!value) return [];
  const say = (path: Path, what: string) => problemAt(source, path, `is still a stand-in. Write ${what}.`);
  return [
    ...(value.name === STAND_IN_NAME ? [say(['name'], "the studio's name")] : []),
    ...(RESERVED.test(value.email) ? [say(['email'], 'the address navigators can write to')] : []),
    ...(RESERVED.test(value.url) ? [say(['url'], 'the address at which the site is open')] : []),
    ...securityDate(value.securityUntil, today).map((message) =>
      problemAt(source, ['securityUntil'], message),
    ),
    ...Object.entries(value.storefront)
      .filter(([, address]) => RESERVED.test(new URL(address).origin))
      .map(([id]) => say(['storefront', id], "the address of this Artifact's page")),
  ];
}

function securityDate(until: string, today: Date): string[] {
  const daysAhead = (Date.parse(isoDate(until) ?? '') - today.getTime()) / DAY_MS;
  if (daysAhead < FEWEST_DAYS_AHEAD) {
    return [`is "${until}", which is over or nearly so. Write a day within the coming year.`];
  }
  if (daysAhead > MOST_DAYS_AHEAD) {
    return [`is "${until}", which is more than a year ahead. Write a day within the coming year.`];
  }
  return [];
}
