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

/** docs/reliability.md with new results of the journeys in browsers. */
export function withBrowsers(
  page: string,
  made: readonly Made[],
  journeys: readonly string[],
  today: string,
): string {
  const before = page.replace(browsersOf(page), '').trimEnd();
  const names = made.map(({ browser, version }) => `${browser} ${version}`);
  const rows = journeys.map((journey) => [journey, ...made.map((one) => result(one, journey))]);
  const table = [['', ...names], ['', ...names].map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
  return `${before}\n\n${HEADING}\n\n${introduction(today)}\n\n${table}\n`;
}

const introduction = (today: string) =>
  `Written by \`npm run test:browsers -- --report\` on ${today}. The journeys are in \`tests/browsers/journeys.ts\`. The words, the places of controls and a coarse picture must be as in Chromium, and the console clean.`;

const result = ({ problems }: Made, journey: string) =>
  problems.get(journey) === undefined ? 'passed' : 'failed';
