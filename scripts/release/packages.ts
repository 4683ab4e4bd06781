/** The packages the lock names: the licences of those that are shipped, and a bill of all (CycloneDX). */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Licences whose work may be shipped if their text goes with it. */
const ALLOWED = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'OFL-1.1'];

/** The packages that the fonts were cut from. They are needed to build, but what they hold is shipped. */
const FONTS = ['@fontsource-variable/eb-garamond', '@fontsource/im-fell-english-sc'];

const FOLDER = 'node_modules/';

interface Entry {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
}

interface Package extends Entry {
  readonly name: string;
  readonly version: string;
  /** Its folder within the project. */
  readonly place: string;
  /** Whether the site has something of it, and not only the tools that build it. */
  readonly shipped: boolean;
}

/** All packages of the lock, without the project's own. */
function packagesOf(root: string): readonly Package[] {
  const lock: { packages: Readonly<Record<string, Entry>> } = JSON.parse(
    readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
  );
  return Object.entries(lock.packages).flatMap(([place, entry]) => {
    if (!place.includes(FOLDER) || entry.link || entry.version === undefined) return [];
    const name = place.slice(place.lastIndexOf(FOLDER) + FOLDER.length);
    const forBuilding = entry.dev || entry.optional || entry.devOptional;
    return [{ ...entry, name, version: entry.version, place, shipped: !forBuilding || FONTS.includes(name) }];
  });
}

/**
 * The texts of the licences of everything that is shipped, one after another. Throws if a package has none, or one that is
 * not known to allow this.
 * @param root the project's folder, with everything installed
 */
export function licences(root: string): string {
  return packagesOf(root)
    .filter(({ shipped }) => shipped)
    .map(({ name, version, place, license }) => {
      if (license === undefined || !ALLOWED.includes(license))
        throw new Error(
          `${name}: its licence is ${license ?? 'not said'}. May it be shipped? Then add it to ALLOWED.`,
        );
      const [file] = globSync('{LICENSE,LICENCE,license}*', { cwd: path.join(root, place) });
      if (file === undefined) throw new Error(`${name} has no file with its licence`);
      return `${name} ${version} (${license})\n\n${readFileSync(path.join(root, place, file), 'utf8').trim()}\n`;
    })
    .join(`\n${'-'.repeat(80)}\n\n`);
}

/**
 * The bill of materials as CycloneDX 1.6: each package with its hash. `npm sbom` refuses this lock, because a tool asks for
 * the "latest" of two packages. It has no date and no number by chance, so the same lock gives the same bill.
 */
export function billOfMaterials(root: string): string {
  const { name, version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Package;
  const components = packagesOf(root).map((one) => {
    const purl = `pkg:npm/${one.name.replace('@', '%40')}@${one.version}`;
    const [, algorithm, base64] = /^(sha\d+)-(.+)$/.exec(one.integrity ?? '') ?? [];
    return {
      type: 'library',
      'bom-ref': one.place,
      name: one.name,
      version: one.version,
      scope: one.shipped ? 'required' : 'excluded',
      purl,
      ...(one.license !== undefined && { licenses: [{ expression: one.license }] }),
      ...(algorithm !== undefined &&
        base64 !== undefined && {
          hashes: [
            {
              alg: algorithm.toUpperCase().replace('SHA', 'SHA-'),
              content: Buffer.from(base64, 'base64').toString('hex'),
            },
          ],
        }),
    };
  });
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
    components,
  };
  return `${JSON.stringify(bill, undefined, 2)}\n`;
}
