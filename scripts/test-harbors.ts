// `npm run test:harbors`: starts nginx and Caddy with the generated configurations, compares their answers with those of our
// own server, which is tested itself, and makes journeys through the site they serve; with --short, one. A server that is
// not installed is skipped.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT, Refusal, main } from './bootstrap.mjs';
import { tryAbilities } from './hosting/abilities.ts';
import { ask, differences, requestsFor, someFiles } from './hosting/compare.ts';
import { BUILD, HARBORS, LOOPBACK, isInstalled, within, type Harbor } from './hosting/harbors.ts';
import { JOURNEYS, SHORT_JOURNEY } from './hosting/journeys.ts';
import { createServer } from './hosting/server.ts';
import { builtSite } from './hosting/site.ts';
import { listenAnywhere } from './port.mjs';

const PLAYWRIGHT = path.join(ROOT, 'node_modules/@playwright/test/cli.js');

await main(async () => {
  const built = builtSite(BUILD);
  const own = createServer({ ...built, https: true });
  const ours = new URL(`http://${LOOPBACK}:${await listenAnywhere(own)}`);
  const requests = requestsFor(built);

  /** Compares the answers, and says what was found. Gives whether all is as it must be. */
  const compare = async ({ name, lacks }: Harbor, theirs: URL) => {
    const problems: string[] = [];
    for (const request of requests) {
      problems.push(...differences(request, await ask(ours, request), await ask(theirs, request)));
    }
    const tried = await tryAbilities(ours, theirs, someFiles(built.dir));
    const missing = tried.lacks.filter((ability) => !lacks.includes(ability));
    problems.push(...tried.problems, ...missing.map((ability) => `it cannot do what it should: ${ability}`));
    const without = tried.lacks.length > 0 ? ` Without: ${tried.lacks.join(', ')}.` : '';
    const count = requests.length + tried.asked;
    console.log(
      [`${name}: ${count} requests, ${problems.length} differences.${without}`, ...problems].join('\n  '),
    );
    return problems.length === 0;
  };

  let failed = false;
  for (const harbor of HARBORS) {
    if (!isInstalled(harbor)) {
      console.log(`${harbor.name}: skipped, it is not installed. On Debian: apt-get install nginx caddy`);
      continue;
    }
    await within(harbor, async (address) => {
      const isLike = await compare(harbor, address);
      const isMade = await makeJourneys(address);
      failed ||= !isLike || !isMade;
    });
  }
  own.close();
  own.closeAllConnections();
  if (failed) throw new Refusal('A harbor is not as the site needs it: what differs stands above.');
});

/** Makes the journeys through the site at this address. Gives whether all went well. */
async function makeJourneys(site: URL): Promise<boolean> {
  const journeys = process.argv.includes('--short') ? [SHORT_JOURNEY] : JOURNEYS;
  const files = new Set(journeys.map(({ file }) => `e2e/${file}.spec`));
  const titles = journeys.map(({ title }) => RegExp.escape(title)).join('|');
  const args = [PLAYWRIGHT, 'test', ...files, '--grep', `(${titles})$`];
  const env = { ...process.env, SITE_URL: site.origin };
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env });
  return (await new Promise<number | null>((resolve) => child.once('exit', resolve))) === 0;
}
