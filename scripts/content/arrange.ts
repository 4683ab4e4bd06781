/** Steps that need all texts to have been read. */
import { isoDate } from '../../app/schema/iso-date.ts';
import type { BookCard, Words } from '../../app/schema/sources.ts';
import { AGREEMENT_SLUGS } from '../../app/schema/sources/agreement.ts';

/** Fills in {studio}, {email} and {storefront ID} in every text and address. */
export function fillStudio<Value>(value: Value, { name, email, storefront }: Words['studio']): Value {
  const fact = (asked: string, product: string | undefined) => {
    if (product !== undefined) return storefront[product] ?? '';
    return asked === '{studio}' ? name : email;
  };
  const visit = (it: unknown): unknown => {
    if (typeof it === 'string') return it.replaceAll(/\{(?:studio|email|storefront ([a-z0-9-]+))\}/g, fact);
    if (Array.isArray(it)) return it.map(visit);
    if (typeof it !== 'object' || it === null) return it;
    return Object.fromEntries(Object.entries(it).map(([key, inside]) => [key, visit(inside)]));
  };
  return visit(value) as Value;
}

const CODE_OR_PROSE = /(`+)[^]*?\1|[^`]+|`/g;

/** Fills in the same in a Markdown text, but not in its code. */
export const fillMarkdown = (text: string, studio: Words['studio']): string =>
  text.replaceAll(CODE_OR_PROSE, (part) => (part.startsWith('`') ? part : fillStudio(part, studio)));

/** Sorts books from the newest to the oldest; those of one day by name. */
export function onTheShelf<Book extends Pick<BookCard, 'slug' | 'publishDate'>>(books: readonly Book[]): Book[] {
  const key = ({ slug, publishDate }: Book) => [isoDate(publishDate) ?? '', slug] as const;
  return books.toSorted((a, b) => {
    const [[dayA, slugA], [dayB, slugB]] = [key(a), key(b)];
    if (dayA !== dayB) return dayA < dayB ? 1 : -1;
    return slugA < slugB ? -1 : 1;
  });
}

/** Sorts agreements in the order of the cabinet. */
export function inDrawers<Agreement extends { readonly slug: string }>(agreements: readonly Agreement[]): Agreement[] {
  return AGREEMENT_SLUGS.flatMap((slug) => agreements.filter((agreement) => agreement.slug === slug));
}
