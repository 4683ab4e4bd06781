import { createContext } from 'react';

/**
 * The texts that this page was printed with, as HTML by their slug: the body of a book, the agreements. They are not in
 * the scripts: the build passes them to the printed page, and a living page reads them from there.
 */
export const PrintedTexts = createContext<ReadonlyMap<string, string>>(new Map());

/** Reads the texts of a page, by the slugs on their elements. A text in several parts is put together again. */
export function readTexts(page: Document): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const part of page.querySelectorAll<HTMLElement>('[data-prose]')) {
    const slug = part.dataset['prose'] ?? '';
    texts.set(slug, (texts.get(slug) ?? '') + part.innerHTML);
  }
  return texts;
}
