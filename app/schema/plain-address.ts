/** Where the plain page of a book, an agreement or a scene stands: the archive's pages have no scripts. */
export const plainAddress = (slug: string) => `/archive/${slug}/index.html` as const;

/** Older books than those of the shelf's script, BOOKS_A_PART in each part: the second part, the third... */
export const olderBooksAddress = (part: number) => `/archive/older-books-${part}.json` as const;

/** The name of the `<meta>` of a book's plain page that has its card and the books beside it, as JSON. */
export const BOOK_META = 'book';

/** The slug of the statement on accessibility (content/statements/). */
export const STATEMENT_SLUG = 'accessibility';

/** The archive's first page: a list of all the others. */
export const ARCHIVE_ADDRESS = '/archive/';
