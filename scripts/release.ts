// `npm run release`: the studio's facts, every check, two builds that must be the same to the byte, and dist/ with all that
// a publication needs. With --rehearsal it goes on without the facts and the checks, and says so.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, Refusal, main, npm } from './bootstrap.mjs';
import { toldLine } from './content/problems.ts';
import { standIns } from './content/stand-ins.ts';
import { imageOfDist } from './release/image.ts';
import { billOfMaterials, licences } from './release/packages.ts';
import { changesBetween, hashesOf, inWords, listed, readList, type Hashes } from './release/report.ts';
import { builtTwice } from './release/twice.ts';
import { ownFolder, replaceFolder } from './replace-folder.ts';

const BUILD = path.join(ROOT, 'build');
const DIST = path.join(ROOT, 'dist');
const NEXT = ownFolder(path.join(ROOT, 'dist.new'));
/** The hashes of the site's files, beside them. A later release is compared with it. */
const LIST = 'SHA256SUMS';

const rehearsal = process.argv.includes('--rehearsal');

await main(async () => {
  const today = new Date();
  const missing = (await standIns(path.join(ROOT, 'content'), today)).map(toldLine);
  if (missing.length > 0 && !rehearsal)
    throw new Refusal(`${missing.join('\n')}\nFill in what is named above, and say: npm run release`);
  if (!rehearsal && npm(['test']) !== 0)
    throw new Refusal('A check has failed: it stands above. Nothing was released.');

  const { hashes: second, unlike } = builtTwice(built);
  if (unlike.length > 0)
    throw new Refusal(
      `Two builds of the same sources differ, so nothing was released:\n${unlike.join('\n')}`,
    );

  const last = path.join(DIST, LIST);
  const before = existsSync(last) ? readList(readFileSync(last, 'utf8')) : undefined;
  mkdirSync(NEXT);
  for (const part of ['client', 'hosts', 'hosting.json'])
    cpSync(path.join(BUILD, part), path.join(NEXT, part), { recursive: true });
  cpSync(path.join(ROOT, 'hosting/nginx.conf'), path.join(NEXT, 'nginx.conf'));
  const inDist = new Map([...second].map(([name, hash]) => [`client/${name}`, hash]));
  const files = {
    [LIST]: listed(inDist),
    Dockerfile: imageOfDist(readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8')),
    'LICENCES.txt': licences(ROOT),
    'sbom.cdx.json': billOfMaterials(ROOT),
    'REPORT.md': report(today, second, before && changesBetween(withoutClient(before), second)),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(NEXT, name), text);
  replaceFolder(DIST, NEXT);
  console.log(`\n${files['REPORT.md']}\nIt is in dist/. docs/hosting.md says how each host takes it.`);
});

/** Builds the site anew, and gives the hashes of its files. */
function built(cache?: string): Hashes {
  rmSync(BUILD, { recursive: true, force: true });
  const env = { ...process.env, ...(cache !== undefined && { BUILD_CACHE: cache }) };
  if (npm(['run', '--silent', 'build'], env) !== 0)
    throw new Refusal('The site was not built: the reason stands above. Nothing was released.');
  return hashesOf(path.join(BUILD, 'client'));
}

const withoutClient = (hashes: Hashes): Hashes =>
  new Map([...hashes].map(([name, hash]) => [name.replace(/^client\//, ''), hash]));

function report(today: Date, files: Hashes, changes: ReturnType<typeof changesBetween> | undefined): string {
  return [
    `# Release of ${today.toISOString().slice(0, 10)}`,
    '',
    ...(rehearsal
      ? ['**A rehearsal: the facts and the checks were left out. Not to be published.**', '']
      : []),
    `Built twice, the second time without anything kept from before, and the same to the byte: ${files.size} files.`,
    '',
    '## Since the last release',
    '',
    ...(changes ? inWords(changes) : ['- This is the first one made on this machine.']),
    '',
  ].join('\n');
}
