// `npm run smoke -- https://place.example`: compares what a live site answers with what this build would, request by
// request: statuses, headers, redirects, bodies. For a host that was published to just now, from this build. `npm start`
// is none: it leaves out what only https can have.
import path from 'node:path';
import { ROOT, Refusal, main } from './bootstrap.mjs';
import { tryAbilities } from './hosting/abilities.ts';
import { ask, differences, requestsFor, someFiles } from './hosting/compare.ts';
import { createServer } from './hosting/server.ts';
import { builtSite } from './hosting/site.ts';
import { leadsElsewhere, toldOnce, whyNoAnswer } from './hosting/told.ts';
import { listenAnywhere } from './port.mjs';

const USAGE = 'Say which site: npm run smoke -- https://place.example';

await main(async () => {
  const [typed = ''] = process.argv.slice(2);
  // A name alone is the site's.
  const given = /^[\w-]+(?:\.[\w-]+)+\/?$/.test(typed) ? `https://${typed}` : typed;
  const site = URL.canParse(given) ? new URL(given) : undefined;
  if (site === undefined || !/^https?:$/.test(site.protocol)) throw new Refusal(USAGE);

  const built = builtSite(path.join(ROOT, 'build'));
  const own = createServer({ ...built, https: true });
  const ours = new URL(`http://127.0.0.1:${await listenAnywhere(own)}`);

  const asked = requestsFor(built);
  const problems: string[] = [];
  let without = '';
  let count = asked.length;
  const askThem: typeof ask = (base, request) =>
    ask(base, request).catch((error: unknown) => {
      throw new Refusal(whyNoAnswer(base, error));
    });
  try {
    const elsewhere = leadsElsewhere(site, await askThem(site, { address: '/' }));
    if (elsewhere !== undefined) throw new Refusal(elsewhere);
    for (const request of asked) {
      const theirs = await askThem(site, request);
      problems.push(...differences(request, await ask(ours, request), theirs));
    }
    const tried = await tryAbilities(ours, site, someFiles(built.dir));
    problems.push(...tried.problems);
    count += tried.asked;
    if (tried.lacks.length > 0) without = `. Without: ${tried.lacks.join(', ')}`;
  } finally {
    own.close();
    own.closeAllConnections();
  }
  console.log(`${site.origin}: ${count} requests, ${problems.length} differences${without}`);
  if (problems.length > 0)
    throw new Refusal(
      `${toldOnce(problems).join('\n')}\n\nThe site answers otherwise than this build. Was it published from it, with its configuration?`,
    );
});
