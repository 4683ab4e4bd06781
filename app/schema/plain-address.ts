/** Where the plain page of a book, an agreement or a scene stands: the archive's pages have no scripts. */
export const plainAddress = (slug: string) => `/archive/${slug}/index.html` as const;

/** The slug of the statement on accessibility (content/statements/). */
export const STATEMENT_SLUG = 'accessibility';

/** The archive's first page: a list of all the others. */
export const ARCHIVE_ADDRESS = '/archive/';
