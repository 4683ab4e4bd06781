import path from 'node:path';
import { browsersOf } from './browsers.ts';

/** The faults the site must survive, by group: tests/faults.json. */
export type Groups = Readonly<Record<string, { title: string; faults: Readonly<Record<string, string>> }>>;

/** A test that was run. */
interface Ran {
  readonly file: string;
  /** Its title, after those of the groups it stands in. */
  readonly title: string;
  readonly passed: boolean;
}

/** What `vitest --reporter=json` writes, as far as it is read here. */
interface UnitReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** What `playwright test --reporter=json` writes, as far as it is read here. */
interface JourneySuite {
  readonly title: string;
  readonly specs?: readonly { readonly title: string; readonly file: string; readonly ok: boolean }[];
  readonly suites?: readonly JourneySuite[];
}

/** The unit tests that were run. Those that were passed over are left out. */
export function unitTests({ testResults }: UnitReport): Ran[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({ file: name, title: fullName, passed: status === 'passed' })),
  );
}

/** The journeys that were made. */
export function journeys({ suites }: { readonly suites: readonly JourneySuite[] }): Ran[] {
  const within = (suite: JourneySuite, above: string): Ran[] => {
    const title = `${above} ${suite.title}`;
    return [
      ...(suite.specs ?? []).map((spec) => ({
        file: spec.file,
        title: `${title} ${spec.title}`,
        passed: spec.ok,
      })),
      ...(suite.suites ?? []).flatMap((inner) => within(inner, title)),
    ];
  };
  return suites.flatMap((suite) => within(suite, ''));
}

/**
 * docs/reliability.md: each fault, what holds it, and how that went. A fault of which nothing was run keeps the row it
 * has in `before`, the page as it stands. So does the section about browsers. `full`: whether long journeys made all
 * their rounds.
 */
export function reliability(groups: Groups, ran: readonly Ran[], before: string, full = false): string {
  const rowsBefore = new Map(
    [...before.matchAll(/^\| (F\d+) .*$/gm)].map(([row, fault]) => [fault!, row] as const),
  );
  const sections = Object.entries(groups).map(([name, { title, faults }]) => {
    const rows = Object.entries(faults).map(([fault, what]) => {
      const tests = ran.filter((test) => new RegExp(`\\b${fault}\\b`).test(test.title));
      if (tests.length === 0) return rowsBefore.get(fault) ?? `| ${fault} | ${what} | | not run |`;
      return `| ${fault} | ${what} | ${heldBy(tests)} | ${result(tests, full)} |`;
    });
    return `## ${name}. ${title}\n\n| | What is done | Held by | Result |\n|---|---|---|---|\n${rows.join('\n')}`;
  });
  return `${[INTRODUCTION, ...sections, browsersOf(before)].join('\n\n').trimEnd()}\n`;
}

const INTRODUCTION = `# Reliability

What the site is made to survive, which tests hold it, and how they went when this page was written.

Written by \`npm run test:faults -- --report\`; with the names of groups or faults it runs and writes those alone. Long journeys are shortened, as in \`npm test\`; where a result says "in full", \`--full\` had them make all their rounds. Names that end in \`.test\` are unit tests, in \`.spec\` journeys in a browser; the number says how many tests of the file bear the name of the fault. What must hold in each case is said by the titles of its tests.`;

function heldBy(tests: readonly Ran[]): string {
  const files = Map.groupBy(tests, ({ file }) => path.basename(file).replace(/\.tsx?$/, ''));
  return [...files]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, all]) => `\`${file}\` ${all.length}`)
    .join(', ');
}

function result(tests: readonly Ran[], full: boolean): string {
  const failed = tests.filter(({ passed }) => !passed).length;
  if (failed > 0) return `${failed} of ${tests.length} failed`;
  return full ? 'passed, in full' : 'passed';
}
