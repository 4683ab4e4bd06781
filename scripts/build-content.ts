// `npm run content`: checks everything in content/ and makes the modules of words. It prints each mistake with its file,
// its line and its cure, and ends with status 1 if there is one. What a writer should only look at is printed before.
import path from 'node:path';
import { buildContent, foldersOf } from './content/build.ts';
import { loadFolder } from './content/folder.ts';
import { ContentError, told, toldLine } from './content/problems.ts';
import { warnings } from './content/warnings.ts';

export { buildContent } from './content/build.ts';
export { ContentError } from './content/problems.ts';

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '..');
  const contentDir = path.join(root, 'content');
  for (const warning of warnings(await loadFolder(contentDir)))
    console.warn(`Look again: ${toldLine(warning)}`);
  try {
    await buildContent({ contentDir, ...foldersOf(root) });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(told(error, 'npm run content'));
    process.exitCode = 1;
  }
}
