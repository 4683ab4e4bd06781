/**
 * What a page loads first. Browsers fetch modules before pictures, and a preloaded module as soon as a style sheet; but
 * the page is printed whole, so its picture is wanted before the scripts that only move it. Its styles come first of all,
 * because nothing is painted without them, and HTTP/1.1 has six connections: whoever asks first has one.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ARCHIVE_FOLDER } from '../hosting/pages.ts';

const MODULE = /<link rel="modulepreload" ([^>]*>)/g;
const SHEETS = /(?:<link rel="stylesheet" [^>]*>)+/;
const FIRST_SHEET = '<link rel="stylesheet" href="/assets/root-';
const HERO = /<picture>((?:<source [^>]*>)+)<img [^>]*fetchPriority="high"(?! loading="lazy")/g;
const MARKED_SHEET = /\.css#(?=")/g;
const ENTRY = /import\(("\/assets\/entry\.client-[\w-]+\.js")\)/;
const SOURCE = /<source (?:media="(?<media>[^"]*)" )?type="image\/avif" srcSet="(?<files>[^"]*)"/g;

/**
 * After the style sheets, preloads what a page shows first (its pictures of high priority) in the tier of the window, and
 * then its modules with low priority. What loads only where it is seen is not preloaded: a later visit never sees the eyelids.
 * The entry is imported like all else, so that one that cannot be loaded, read or run is an error of the page's script. It
 * is not preloaded: a browser would fetch one that fails again, and complain again.
 * Throws if the page has no style sheet, where there would be no place for them, and if the document's own, which names the
 * order of the layers, is not the first.
 */
export function inOrder(page: string): string {
  const heroes = [...page.matchAll(HERO)].flatMap(([, sources = '']) =>
    [...sources.matchAll(SOURCE)].map(({ groups }) => {
      const { media, files } = groups!;
      const when = media === undefined ? '' : ` media="${media}"`;
      return `<link rel="preload" as="image" type="image/avif"${when} imagesrcset="${files}" fetchpriority="high">`;
    }),
  );
  const [, entry] = ENTRY.exec(page) ?? [];
  const modules = [...page.matchAll(MODULE)]
    .filter(([, which]) => entry === undefined || !which!.includes(entry))
    .map(([, which]) => `<link rel="modulepreload" fetchpriority="low" ${which}`);
  const bare = page.replaceAll(MODULE, '').replace(ENTRY, 'import{start}from$1;start()');
  const [sheets] = SHEETS.exec(bare) ?? [];
  if (sheets === undefined) throw new Error('A page has no style sheet: see app/root.tsx.');
  if (!sheets.startsWith(FIRST_SHEET))
    throw new Error('The first sheet is not that of app/root.tsx: see VENDOR in scripts/chunks.ts.');
  return bare.replace(SHEETS, () => [sheets, ...heroes, ...modules].join(''));
}

/**
 * React Router marks a sheet that code which comes later also needs, so that the browser takes it for another and adds it
 * again: its own would leave with the scene. Here it stays (decision 0040), and every rule twice is twice the work.
 */
export const withSheetsOnce = (text: string): string => text.replaceAll(MARKED_SHEET, '.css');

/** Puts every scene's page into that order, and names each sheet as the scripts name it. */
export function orderPages(dir: string): void {
  for (const name of globSync('assets/manifest-*.js', { cwd: dir })) {
    const file = path.join(dir, name);
    writeFileSync(file, withSheetsOnce(readFileSync(file, 'utf8')));
  }
  for (const name of globSync('**/*.html', { cwd: dir })) {
    if (`/${name.split(path.sep).join('/')}`.startsWith(ARCHIVE_FOLDER)) continue;
    const file = path.join(dir, name);
    writeFileSync(file, inOrder(withSheetsOnce(readFileSync(file, 'utf8'))));
  }
}
