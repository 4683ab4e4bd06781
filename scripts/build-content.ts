// Checks everything in content/ and makes the modules of words. It prints each mistake with its file, its line and its
// cure, and ends with status 1 if there is one. What a writer should only look at is printed before. With --check
// (`npm run content`) it writes nothing. With --release it also lists what must be filled in before a release, like
// `npm run release:check`. With --before-dev it leaves mistakes to `npm run dev`, which shows them over the page: if there are
// words from before to show under them.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Refusal, main } from './bootstrap.mjs';
import { foldersOf, writeWords } from './content/build.ts';
import { loadFolder } from './content/folder.ts';
import { ContentError, told, toldLine } from './content/problems.ts';
import { readContent } from './content/read.ts';
import { tellStandIns } from './content/stand-ins.ts';
import { lookAgain } from './content/warnings.ts';

const CHECK = '--check';
const RELEASE = '--release';
const BEFORE_DEV = '--before-dev';

await main(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((word) => ![CHECK, RELEASE, BEFORE_DEV].includes(word));
  if (unknown !== undefined)
    throw new Refusal(`npm run content does not know "${unknown}". It knows: npm run content -- ${RELEASE}`);

  const root = path.resolve(import.meta.dirname, '..');
  const contentDir = path.join(root, 'content');
  const folders = foldersOf(root);
  for (const warning of await lookAgain(await loadFolder(contentDir)))
    console.warn(`Look again: ${toldLine(warning)}`);
  try {
    const content = await readContent(contentDir);
    if (!asked.includes(CHECK)) await writeWords(content, folders);
    if (asked.includes(RELEASE) && !(await tellStandIns(contentDir))) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    if (asked.includes(BEFORE_DEV) && existsSync(folders.outDir)) return;
    console.error(told(error, 'npm run content'));
    process.exitCode = 1;
  }
});
