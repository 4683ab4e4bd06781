/** Which books the site shows: a draft, or one whose day has not come, is held back. */
import { isoDate } from '../../app/schema/iso-date.ts';
import { BOOKS } from '../../app/schema/sources.ts';
import type { book } from '../../app/schema/sources/book.ts';
import { loadFolder, readDocuments } from './folder.ts';
import type { ParsedDocument } from './folder.ts';

export interface Edition {
  /** Whether books that are held back are shown all the same, as while writing. */
  readonly drafts: boolean;
  /** As `2025-06-11`. */
  readonly today: string;
}

const two = (number: number) => String(number).padStart(2, '0');

/** The day of a date where this machine stands, as `2025-06-11`. */
export const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** What navigators see today. */
export const published = (): Edition => ({ drafts: false, today: dayOf(new Date()) });

/** Whether navigators do not see a book yet. One with mistakes is not held back: they are told like any other's. */
export function isHeldBack({ written }: ParsedDocument<typeof book>, { today }: Pick<Edition, 'today'>): boolean {
  if (!written) return false;
  return written.draft === true || (isoDate(written.publishDate) ?? '') > today;
}

/** Whether a file must be read to know. Thousands of books are old, and written as usual. */
function mayBeHeldBack(text: string, today: string): boolean {
  const day = isoDate(/^publishDate: "(.*)"$/m.exec(text)?.[1] ?? '');
  return day === undefined || day > today || /^draft:/m.test(text);
}

/** The slugs of the books that are held back. The same sources make another site when one of their days has come. */
export async function heldBack(contentDir: string, { today }: Pick<Edition, 'today'> = published()): Promise<readonly string[]> {
  const folder = await loadFolder(contentDir);
  const files = [...folder.files].filter(([, text]) => mayBeHeldBack(text, today));
  const books = readDocuments({ ...folder, files: new Map(files) }, BOOKS);
  return books.filter((it) => isHeldBack(it, { today })).map(({ fileSlug }) => fileSlug);
}
