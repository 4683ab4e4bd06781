/** The words, each a module of its own, so that a page loads only what it names. The books' bodies are in words.server.ts. */
export * from './generated/words.ts';
