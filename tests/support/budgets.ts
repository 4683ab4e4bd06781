/** What a page may weigh. Counted, never timed: docs/performance.md says what it is today. */
export const BUDGETS = {
  /** The scripts that a page loads by itself, packed with brotli, in bytes. */
  scripts: { scene: 105 * 1024, book: 99 * 1024 },
  /** The scripts and style sheets that it asks for by itself. */
  requests: { scene: 19, book: 18 },
  /** All pictures of a scene at the width for windows up to 2000 px, in bytes. */
  pictures: 350 * 1024,
  /** The elements of the page as it is printed: the shelf begins with 49 books at most. */
  nodes: 1500,
} as const;
