import { createContext } from 'react';
import type { FoundBook } from '../../schema/sources.ts';

/**
 * The texts that this page was printed with, as HTML by their slug: the body of a book, the agreements. They are not in
 * the scripts: the build passes them to the printed page, and a living page reads them from there.
 */
export const PrintedTexts = createContext<ReadonlyMap<string, string>>(new Map());

interface BookOfPage {
  /** Where the page was printed for; without it, here. */
  readonly pathname?: string;
  /** The book this page is about, or null: there is none at its address. */
  readonly found: FoundBook | null;
}

/** The book that this page was printed with. The build passes it to the page, and a living page reads it from there. */
export const PrintedBook = createContext<BookOfPage | undefined>(undefined);

/** Reads the book of a page, from the attribute of its article. */
export function readBook(page: Document): BookOfPage {
  const text = page.querySelector<HTMLElement>('article[data-found]')?.dataset['found'];
  return {
    pathname: window.location.pathname,
    found: text === undefined ? null : (JSON.parse(text) as FoundBook),
  };
}

/** Reads the texts of a page, by the slugs on their elements. A text in several parts is put together again. */
export function readTexts(page: Document): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const part of page.querySelectorAll<HTMLElement>('[data-prose]')) {
    const slug = part.dataset['prose'] ?? '';
    texts.set(slug, (texts.get(slug) ?? '') + part.innerHTML);
  }
  return texts;
}
