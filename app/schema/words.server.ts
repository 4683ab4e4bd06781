/** The bodies of the books: for the loader that pre-renders a book page, never for the browser. */
export { bodies } from './generated/books.server.ts';
