import { SOURCES } from '../../app/schema/sources.ts';
import { problemAt } from './check.ts';
import type { Problem } from './problems.ts';
import { loadFolder, readFields } from './folder.ts';
import type { Path } from './yaml-source.ts';

/** A domain that is reserved for examples (RFC 2606). */
const RESERVED = /[@./]example(?:\/|$)/;
const STAND_IN_NAME = 'Studio Example';

/** Lists the facts the studio must fill in before a release. */
export async function standIns(contentDir: string): Promise<Problem[]> {
  const { source, value } = readFields(await loadFolder(contentDir), SOURCES.studio);
  if (!value) return [];
  const say = (path: Path, what: string) => problemAt(source, path, `is still a stand-in. Write ${what}.`);
  return [
    ...(value.name === STAND_IN_NAME ? [say(['name'], "the studio's name")] : []),
    ...(RESERVED.test(value.email) ? [say(['email'], 'the address navigators can write to')] : []),
    ...Object.entries(value.storefront)
      .filter(([, address]) => RESERVED.test(new URL(address).origin))
      .map(([id]) => say(['storefront', id], "the address of this Artifact's page")),
  ];
}
