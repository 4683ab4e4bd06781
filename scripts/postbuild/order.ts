/**
 * What a page loads first. Browsers fetch modules before pictures, and a preloaded module as soon as a style sheet; but
 * the page is printed whole, so its picture is wanted before the scripts that only move it.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ARCHIVE_FOLDER } from '../hosting/pages.ts';

const MODULE = '<link rel="modulepreload" ';
const FIRST_MODULE = new RegExp(MODULE);
const HERO = /<picture>((?:<source [^>]*>)+)<img [^>]*fetchPriority="high"(?! loading="lazy")/g;
const SOURCE = /<source (?:media="(?<media>[^"]*)" )?type="image\/avif" srcSet="(?<files>[^"]*)"/g;

/**
 * Preloads what a page shows first (its pictures of high priority) in the tier of the window, and gives its modules low
 * priority. What loads only where it is seen is not preloaded: a later visit never sees the eyelids.
 */
export function inOrder(page: string): string {
  const heroes = [...page.matchAll(HERO)].flatMap(([, sources = '']) =>
    [...sources.matchAll(SOURCE)].map(({ groups }) => {
      const { media, files } = groups!;
      const when = media === undefined ? '' : ` media="${media}"`;
      return `<link rel="preload" as="image" type="image/avif"${when} imagesrcset="${files}" fetchpriority="high">`;
    }),
  );
  return page
    .replace(FIRST_MODULE, heroes.join('') + MODULE)
    .replaceAll(MODULE, `${MODULE}fetchpriority="low" `);
}

/** Puts every scene's page into that order. */
export function orderPages(dir: string): void {
  for (const name of globSync('**/*.html', { cwd: dir })) {
    if (`/${name.split(path.sep).join('/')}`.startsWith(ARCHIVE_FOLDER)) continue;
    const file = path.join(dir, name);
    writeFileSync(file, inOrder(readFileSync(file, 'utf8')));
  }
}
