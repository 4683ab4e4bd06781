/** A heading of a text, with the id by which a link leads to it. */
export interface Heading {
  readonly id: string;
  readonly text: string;
}

/** From this number of words on, a text with several headings has its contents before it. */
const LONG_WORDS = 1200;
const FEWEST_HEADINGS = 3;

/** What the build writes in place of these characters in the text of an element. */
const WRITTEN: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': '\u00a0',
};

/** The contents of a long text: its headings of the second level, in order. A short text has none. */
export function contentsOf(html: string, words: number): readonly Heading[] {
  if (words < LONG_WORDS) return [];
  const found = [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/gs)].map(([, id = '', inside = '']) => ({
    id,
    text: inside.replaceAll(/<[^>]*>/g, '').replaceAll(/&\w+;/g, (entity) => WRITTEN[entity] ?? entity),
  }));
  return found.length < FEWEST_HEADINGS ? [] : found;
}
