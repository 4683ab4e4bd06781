/**
 * Renders the books from the last to the first, for a build that begins with the first: what is rendered is kept, so the
 * two meet in the middle. Mistakes are told by the build.
 */
import { argv } from 'node:process';
import { loadFolder } from './folder.ts';
import { ContentError } from './problems.ts';
import { parseContent } from './read.ts';

try {
  parseContent(await loadFolder(argv[2] ?? ''), undefined, undefined, 'from-last');
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
}
