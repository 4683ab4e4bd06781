/** What the passage shows apart from the picture: a scene's words. */
const WORDS = 'main :is([data-words], [data-page-words])';

/**
 * Gives the words of the scene that stands in the document a name, so that the styles of the passage can move them apart
 * from its picture. Returns what takes the name away.
 */
export function nameWords(name: string): () => void {
  const words = document.querySelector<HTMLElement>(WORDS);
  words?.style.setProperty('view-transition-name', name);
  return () => words?.style.removeProperty('view-transition-name');
}
