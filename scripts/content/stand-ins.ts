import { isoDate } from '../../app/schema/iso-date.ts';
import { SOURCES } from '../../app/schema/sources.ts';
import { problemAt } from './check.ts';
import { toldLine } from './problems.ts';
import type { Problem } from './problems.ts';
import { loadFolder, readFields } from './folder.ts';
import type { Path } from './yaml-source.ts';

/** The top-level domain for examples (RFC 2606). Every stand-in has it, and no studio. */
const RESERVED = /[@./]example(?:\/|$)/;
const STAND_IN_NAME = 'Studio Example';

/** The longest time ahead for the date of security.txt (RFC 9116, 2.5.5). */
const MOST_DAYS_AHEAD = 366;
/** A release must leave this much time to set the date anew. */
const FEWEST_DAYS_AHEAD = 30;
const DAY_MS = 86_400_000;

/** Prints what must be filled in before a release. Returns whether nothing is. */
export async function tellStandIns(contentDir: string): Promise<boolean> {
  const problems = await standIns(contentDir, new Date());
  for (const problem of problems) console.error(toldLine(problem));
  if (problems.length === 0) console.log('Everything the studio fills in has been filled in.');
  return problems.length === 0;
}

/** Lists the facts the studio must fill in, or set anew, before a release on this day; of a file with mistakes, these. */
export async function standIns(contentDir: string, today: Date): Promise<Problem[]> {
  const { source, value, problems } = readFields(await loadFolder(contentDir), SOURCES.studio);
  if (!value) return [...problems];
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

const daysAheadOf = (day: string, today: Date) =>
  (Date.parse(isoDate(day) ?? '') - today.getTime()) / DAY_MS;

/** Whether a date for security.txt leaves too little time to set it anew, or none. */
export const isSoonOver = (until: string, today: Date): boolean =>
  daysAheadOf(until, today) < FEWEST_DAYS_AHEAD;

function securityDate(until: string, today: Date): string[] {
  const daysAhead = daysAheadOf(until, today);
  if (isSoonOver(until, today)) {
    return [`is "${until}", which is over or nearly so. Write a day within the coming year.`];
  }
  if (daysAhead > MOST_DAYS_AHEAD) {
    return [`is "${until}", which is more than a year ahead. Write a day within the coming year.`];
  }
  return [];
}
