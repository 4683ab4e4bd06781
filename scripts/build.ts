// `npm run build`: content, pages and scripts, then the steps after React Router. With --if-stale, only if a source has
// changed since the last complete build. It builds into a folder of its own, which replaces the last build at the end: one
// that fails or is interrupted takes nothing away, and whoever starts a server meanwhile gets the last whole build.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT, Refusal, main } from './bootstrap.mjs';
import { isShared, ownFolder, replaceFolder } from './replace-folder.ts';
import { isBuildOf, sourcesHash, writeStamp } from './build-stamp.ts';
import { writeArchive } from './content/archive.ts';
import { heldBack } from './content/editions.ts';
import { foldersOf, strangeWords, writeWords } from './content/build.ts';
import { ContentError, told } from './content/problems.ts';
import { readContent } from './content/read.ts';
import type { Content } from './content/read.ts';
import { bundleHeadScript } from './head-script.ts';
import { filesIn, tooManyFiles } from './hosting/file-limit.ts';
import { movedAddresses } from './hosting/moved.ts';
import { writeHosts } from './hosting/write-hosts.ts';
import { drawCards } from './metadata/cards.ts';
import { writeMetadata } from './metadata/files.ts';
import { cardsOf } from './metadata/pages.ts';
import { copyArt } from './postbuild/art.ts';
import { checkTogether } from './postbuild/check-html.ts';
import type { PageFindings } from './postbuild/check-html.ts';
import { compress } from './postbuild/compress.ts';
import { orderPages } from './postbuild/order.ts';
import { arrangePages } from './postbuild/pages.ts';
import { printPages } from './print/print.ts';

const CONTENT = path.join(ROOT, 'content');
const BUILD = path.join(ROOT, 'build');
const NEXT = ownFolder(path.join(ROOT, 'build.new'));
const CLIENT = path.join(NEXT, 'client');
const AGAIN = 'npm run build';
const CURE = `The site was not built: a program stopped, for the reason above. Take back the last change, or mend the file it names, and say: ${AGAIN}`;
/** Longer than a build takes: a folder may also be left by a process whose number another one has now. */
const MOST_WAIT_MS = 120_000;
const BETWEEN_MS = 250;

await main(async () => {
  await waitForOthers();
  mkdirSync(NEXT);
  // The day a book has waited for changes the site, although no source has changed.
  const sources = [sourcesHash(ROOT), ...(await heldBack(CONTENT))].join(' ');
  if (process.argv.includes('--if-stale') && isBuildOf(BUILD, sources))
    return rmSync(NEXT, { recursive: true });

  const content = await makeContent();
  buildApp();
  arrangePages(CLIENT);
  orderPages(CLIENT);
  await writeArchive(CLIENT, content);
  await writeMetadata(CLIENT, content);
  copyArt(path.join(ROOT, 'app/art/files'), CLIENT);
  const headScript = await bundleHeadScript();
  // Beside each other: lettering the cards takes one processor, and printing waits for other processes.
  const [pages] = await Promise.all([
    printPages(NEXT, content, headScript),
    drawCards(cardsOf(content), CLIENT),
  ]);
  rmSync(path.join(NEXT, 'server'), { recursive: true, force: true }); // only needed to print the pages
  writeHosting(pages, content);
  await compress(CLIENT);

  const warning = tooManyFiles(filesIn(CLIENT));
  if (warning !== undefined) console.warn(warning);

  await refuseStrangeWords(content);
  writeStamp(NEXT, sources);
  replaceFolder(BUILD, NEXT);
}, CURE);

/** React Router's types, which each build writes anew, are in one folder for all. */
async function waitForOthers(): Promise<void> {
  const end = performance.now() + MOST_WAIT_MS;
  if (isShared(NEXT)) console.log('Another build is being made here: waiting for it.');
  while (isShared(NEXT) && performance.now() < end) await delay(BETWEEN_MS);
}

async function makeContent(): Promise<Content> {
  const ahead = spawn(process.execPath, [path.join(import.meta.dirname, 'content/ahead.ts'), CONTENT], {
    stdio: 'ignore',
  });
  try {
    const content = await readContent(CONTENT);
    await writeWords(content, foldersOf(ROOT));
    return content;
  } catch (error) {
    throw error instanceof ContentError ? new Refusal(told(error, AGAIN)) : error;
  } finally {
    ahead.kill();
  }
}

/** Another command may have read a changed content/, and its words may have come into a part of this build. */
async function refuseStrangeWords(content: Content): Promise<void> {
  const [strange] = await strangeWords(content, foldersOf(ROOT));
  if (strange === undefined) return;
  throw new Refusal(
    `Words were written while the site was built (${strange}): something was saved in content/, and another command read it. The last build is as it was. Say again: ${AGAIN}`,
  );
}

function buildApp(): void {
  const program = path.join(ROOT, 'node_modules/@react-router/dev/bin.cjs');
  const built = spawnSync(process.execPath, [program, 'build'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, BUILD_DIRECTORY: path.relative(ROOT, NEXT), CONTENT_IS_BUILT: 'yes' },
  });
  if (built.status !== 0) {
    throw new Refusal(
      `The site was not built: the reason stands above. Take back the last change, or mend the file it names, and say: ${AGAIN}`,
    );
  }
}

/** Writes what hosts must know of the pages. A problem of one stops the build. */
function writeHosting(pages: readonly PageFindings[], { studio, books }: Content): void {
  const { problems, hosting } = checkTogether(CLIENT, pages);
  if (problems.length > 0)
    throw new Refusal(
      `${['The built pages are not as they must be:', ...problems].join('\n  ')}\nMend what is named above, and say: ${AGAIN}`,
    );
  writeFileSync(path.join(NEXT, 'hosting.json'), `${JSON.stringify(hosting, undefined, 2)}\n`);
  writeHosts(NEXT, hosting, studio.url, movedAddresses(books));
}
