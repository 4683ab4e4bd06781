/** The words, each set in its own module, so that a page loads only what it imports. Bodies: words.server.ts. */
export * from './generated/words.ts';
