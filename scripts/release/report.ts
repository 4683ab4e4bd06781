/** What a release says of itself: which files differ from those of another, and in words what has changed. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ARCHIVE_FOLDER, IMMUTABLE_FOLDERS } from '../hosting/pages.ts';

/** The SHA-256 of each file by its path within a folder, sorted. */
export type Hashes = ReadonlyMap<string, string>;

/** The hashes of all files in a folder. */
export function hashesOf(dir: string): Hashes {
  const names = globSync('**/*', { cwd: dir }).map((name) => name.replaceAll(path.sep, '/'));
  return new Map(
    names
      .concat(globSync('.well-known/*', { cwd: dir }))
      .filter((name, at, all) => all.indexOf(name) === at && statSync(path.join(dir, name)).isFile())
      .toSorted()
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(path.join(dir, name)))
          .digest('hex'),
      ]),
  );
}

/** The hashes as `sha256sum --check` reads them. */
export const listed = (hashes: Hashes): string =>
  [...hashes].map(([name, hash]) => `${hash}  ${name}\n`).join('');

/** The hashes of such a list. Throws at a line that is none of it. */
export function readList(text: string): Hashes {
  return new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line): [string, string] => {
        const [, hash, name] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
        if (hash === undefined || name === undefined) throw new Error(`no line of hashes: ${line}`);
        return [name, hash];
      }),
  );
}

interface Changes {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly gone: readonly string[];
}

/** Which files differ. */
export function changesBetween(before: Hashes, after: Hashes): Changes {
  return {
    added: [...after.keys()].filter((name) => !before.has(name)),
    changed: [...after]
      .filter(([name, hash]) => before.has(name) && before.get(name) !== hash)
      .map(([name]) => name),
    gone: [...before.keys()].filter((name) => !after.has(name)),
  };
}

/** A plain page has the words of a page and no script, so it changes only with its words. */
const PLAIN_PAGE = new RegExp(`^${ARCHIVE_FOLDER.slice(1)}(?:(.+)/)?index\\.html$`);

const [ASSETS, ART] = IMMUTABLE_FOLDERS.map((folder) => folder.slice(1));

const IF_RENAMED =
  'Whoever kept their address gets the page for what is not there. A book that was renamed can name its old slug, and the old address then leads to it: was: [old-slug].';

/** What has changed since the last release, in sentences for the studio, as lines of Markdown. */
export function inWords({ added, changed, gone }: Changes): string[] {
  const pages = (names: readonly string[]) => names.flatMap((name) => PLAIN_PAGE.exec(name)?.[1] ?? []);
  const within = (folder: string | undefined) =>
    [...added, ...changed, ...gone].filter((name) => folder !== undefined && name.startsWith(folder)).length;
  const sentence = (what: string, names: readonly string[]) =>
    names.length > 0 ? [`- ${what}: ${names.join(', ')}.`] : [];
  const lines = [
    ...sentence('New pages', pages(added)),
    ...sentence('Other words', pages(changed)),
    ...sentence('Pages that are gone', pages(gone)).map((line) => `${line} ${IF_RENAMED}`),
    ...(within(ART) > 0 ? [`- Other pictures: ${within(ART)} files.`] : []),
    ...(within(ASSETS) > 0 ? [`- Other scripts, styles or fonts: ${within(ASSETS)} files.`] : []),
  ];
  const any = added.length + changed.length + gone.length > 0;
  if (lines.length > 0) return lines;
  return [
    any ? '- Neither words nor pictures; only files around them.' : '- Nothing: every file is as it was.',
  ];
}
