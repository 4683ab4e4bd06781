import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Entry {
  readonly integrity?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
}

const packagesOf = (file: string) =>
  Object.entries(
    (JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Entry> }).packages,
  ).filter(([place, { link }]) => place.includes('node_modules/') && link !== true);

/** The tools' binaries for other machines, which have no hash in the lock (docs/decisions/0018). */
const FOREIGN = /^node_modules\/@(oxlint|oxfmt|oxlint-tsgolint)\/(?!.*linux-(x64|arm64)(-gnu)?$)/;

const lock = packagesOf('package-lock.json');
const hashes = new Map(lock.map(([place, { integrity }]) => [place, integrity]));

it('has a hash for every package but the tools’ binaries for other machines', () => {
  const without = lock.filter(([, { integrity }]) => integrity === undefined);
  expect(without.map(([place]) => place).filter((place) => !FOREIGN.test(place))).toEqual([]);
  expect(without.filter(([, { optional, os }]) => optional !== true || os === undefined)).toEqual([]);
  for (const hash of hashes.values()) if (hash !== undefined) expect(hash).toMatch(/^sha512-[\w+/]{86}==$/);
});

it('has a hash for each package that is installed here, except those binaries', () => {
  const installed = packagesOf('node_modules/.package-lock.json').map(([place]) => place);
  expect(installed).toContain('node_modules/react');
  expect(installed.filter((place) => hashes.get(place) === undefined && !FOREIGN.test(place))).toEqual([]);
});
