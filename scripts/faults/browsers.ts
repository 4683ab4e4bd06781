/** The journeys that were made in one browser. */
export interface Made {
  readonly browser: string;
  readonly version: string;
  /** By journey: what went wrong, or undefined. */
  readonly problems: ReadonlyMap<string, string | undefined>;
}

const HEADING = '## Browsers';

/** The section about browsers at the end of docs/reliability.md; empty where there is none. */
export function browsersOf(page: string): string {
  const start = page.indexOf(HEADING);
  return start < 0 ? '' : page.slice(start).trimEnd();
}

/** docs/reliability.md with new results of the journeys in browsers. What was not made now keeps its last result. */
export function withBrowsers(
  page: string,
  made: readonly Made[],
  journeys: readonly string[],
  today: string,
): string {
  const last = browsersOf(page);
  const before = page.replace(last, '').trimEnd();
  const lastOf = (journey: string, column: number) =>
    last
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .find((cells) => cells[1] === journey)?.[column + 2];
  const names = made.map(({ browser, version }) => `${browser} ${version}`);
  const rows = journeys.map((journey) => [
    journey,
    ...made.map((one, column) => result(one, journey) ?? lastOf(journey, column) ?? 'not made'),
  ]);
  const table = [['', ...names], ['', ...names].map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
  return `${before}\n\n${HEADING}\n\n${introduction(today)}\n\n${table}\n`;
}

const introduction = (today: string) =>
  `Written by \`npm run test:browsers -- --report\` on ${today}. The journeys are in \`tests/browsers/journeys.ts\`. The words, the places of controls and a coarse picture must be as in Chromium, and the console clean.`;

function result({ problems }: Made, journey: string): string | undefined {
  if (!problems.has(journey)) return undefined;
  return problems.get(journey) === undefined ? 'passed' : 'failed';
}
