/** The bodies of the books, for the loader that prints a book page. Not for the browser. */
export { bodies } from './generated/books.server.ts';
