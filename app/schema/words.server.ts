/** The texts of books and agreements, for the pages that are printed with them. Not for the browser. */
export { bodies } from './generated/books.server.ts';
