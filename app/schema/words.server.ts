/**
 * What only printed pages need, by slug: the bodies of books and agreements, and the cards of all books. They are files,
 * which are read when they are wanted: with ten thousand books they are a hundred megabytes.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BookCard } from './sources.ts';

/** From the root of the project, where every tool runs: bundled, this module stands elsewhere. A development server has its own. */
const TEXTS = path.resolve(process.env['TEXTS_DIR'] ?? '.texts');

/** The body of a book or an agreement that there is, as HTML. */
export const bodyOf = (slug: string): string => readFileSync(path.join(TEXTS, `${slug}.html`), 'utf8');

/** All books, newest first. */
export const allBooks = (): readonly BookCard[] =>
  JSON.parse(readFileSync(path.join(TEXTS, 'books.json'), 'utf8')) as readonly BookCard[];
