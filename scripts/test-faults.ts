// `npm run test:faults -- E4`: the tests that are named by the faults of a group (tests/faults.json), unit tests first.
// Single faults can be named as well: `-- F27 F28`. Without a name, all of them. With `--report`, docs/reliability.md
// is written by what was run; with `--full`, long journeys make all their rounds. Other options go to Playwright. Three
// are long, and are shortened otherwise: `-- matrix` fails every file of the build in every way on every view, `-- monkey`
// has ten times ten thousand events in each browser, `-- long` makes all rounds of the long journeys.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, Refusal, main } from './bootstrap.mjs';
import { journeys, reliability, unitTests, type Groups } from './faults/report.ts';

const PAGE = path.join(ROOT, 'docs/reliability.md');

const VITEST = 'node_modules/vitest/vitest.mjs';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';
const BUILD = ['scripts/build.ts', '--if-stale'];

/** Lets long tests make all their rounds. */
const IN_FULL = { FAULTS_IN_FULL: '1' };

/** Long runs, each by its program; without these names it is made in part. */
const LONG_RUNS: Readonly<Record<string, readonly string[]>> = {
  matrix: [PLAYWRIGHT, 'test', 'matrix'],
  monkey: ['tests/browsers/run.ts', 'monkey'],
  long: [
    PLAYWRIGHT,
    'test',
    'passage',
    'memory',
    'faults-storms',
    'policy',
    'views',
    'map',
    'sound',
    'comfort',
  ],
};

await main(() => {
  const groups = JSON.parse(readFileSync(path.join(ROOT, 'tests/faults.json'), 'utf8')) as Groups;
  const given = process.argv.slice(2);
  const names = given.filter((it) => !it.startsWith('--'));
  const flags = given.filter((it) => it.startsWith('--') && !['--report', '--full'].includes(it));
  const [report, full] = [given.includes('--report'), given.includes('--full')];
  const long = LONG_RUNS[names[0] ?? ''];
  if (long) {
    const passed = run(BUILD) && run([...long, ...flags], IN_FULL);
    process.exitCode = passed ? 0 : 1;
    return;
  }

  // Not in build/, which any other build replaces, nor in test-results/, which Playwright empties.
  const folder = mkdtempSync(path.join(tmpdir(), 'faults-'));
  const files = { unit: path.join(folder, 'unit.json'), journeys: path.join(folder, 'journeys.json') };
  const titles = `\\b(${wantedFaults(groups, names).join('|')})\\b`;
  const reporters = {
    unit: report ? ['--reporter=default', '--reporter=json', `--outputFile.json=${files.unit}`] : [],
    journeys: report ? ['--reporter=list,json'] : [],
  };
  const passed = [
    run(BUILD),
    run([VITEST, 'run', '--testNamePattern', titles, ...reporters.unit]),
    run([PLAYWRIGHT, 'test', '--pass-with-no-tests', '--grep', titles, ...reporters.journeys, ...flags], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: files.journeys,
      ...(full && IN_FULL),
    }),
  ];
  if (report) writePage(groups, files, full);
  rmSync(folder, { recursive: true });
  process.exitCode = passed.every(Boolean) ? 0 : 1;
});

/** Runs a program of the project with our Node, and gives whether it went well. */
function run(program: readonly string[], env: Readonly<Record<string, string>> = {}): boolean {
  const options = { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } } as const;
  return spawnSync(process.execPath, program, options).status === 0;
}

function writePage(
  groups: Groups,
  files: { readonly unit: string; readonly journeys: string },
  full: boolean,
): void {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  const ran = [...unitTests(read(files.unit)), ...journeys(read(files.journeys))];
  const before = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '';
  writeFileSync(PAGE, reliability(groups, ran, before, full));
  run(['node_modules/oxfmt/bin/oxfmt', PAGE]);
}

/** The faults of the named groups, and the named faults. Without a name, all faults. */
function wantedFaults(groups: Groups, names: readonly string[]): string[] {
  const all = Object.values(groups).flatMap(({ faults }) => Object.keys(faults));
  if (names.length === 0) return all;
  return names.flatMap((name) => {
    const group = groups[name];
    if (group) return Object.keys(group.faults);
    if (all.includes(name)) return [name];
    const known = [...Object.keys(groups), ...Object.keys(LONG_RUNS)].join(', ');
    throw new Refusal(`There is no group of faults and no fault "${name}". The groups: ${known}.`);
  });
}
