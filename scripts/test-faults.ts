// `npm run test:faults -- E4`: the tests that are named by the faults of a group (tests/faults.json), unit tests first.
// Single faults can be named as well: `-- F27 F28`. Without a name, all of them.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal, ROOT, main } from './bootstrap.mjs';

await main(() => {
  const groups = JSON.parse(readFileSync(path.join(ROOT, 'tests/faults.json'), 'utf8')) as Record<
    string,
    string[]
  >;
  const wanted = wantedFaults(groups, process.argv.slice(2));
  const titles = `\\b(${wanted.join('|')})\\b`;

  const steps = [
    ['node_modules/vitest/vitest.mjs', 'run', '--testNamePattern', titles],
    ['scripts/build.ts', '--if-stale'],
    ['node_modules/@playwright/test/cli.js', 'test', '--pass-with-no-tests', '--grep', titles],
  ];
  const failed = steps.filter(
    (step) => spawnSync(process.execPath, step, { cwd: ROOT, stdio: 'inherit' }).status !== 0,
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
});

/** The faults of the named groups, and the named faults. Without a name, all faults. */
function wantedFaults(
  groups: Readonly<Record<string, readonly string[]>>,
  names: readonly string[],
): string[] {
  const all = Object.values(groups).flat();
  if (names.length === 0) return all;
  return names.flatMap((name) => {
    const faults = groups[name] ?? all.filter((fault) => fault === name);
    if (faults.length > 0) return faults;
    throw new Refusal(
      `There is no group of faults and no fault "${name}". The groups: ${Object.keys(groups).join(', ')}.`,
    );
  });
}
