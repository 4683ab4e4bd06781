// `npm run content`: checks everything in content/ and makes the modules of words. It prints each mistake with its file,
// its line and its cure, and ends with status 1 if there is one.
import path from 'node:path';
import { buildContent } from './content/build.ts';
import { ContentError } from './content/problems.ts';

export { buildContent } from './content/build.ts';
export { ContentError } from './content/problems.ts';

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '..');
  try {
    await buildContent({
      contentDir: path.join(root, 'content'),
      outDir: path.join(root, 'app/schema/generated'),
    });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
