/** Which sections stand open, by slug. */
export type Open = ReadonlySet<string>;

export const NONE: Open = new Set();

/** A section opened if it was closed, closed if it was open; the others as they were. */
export function toggled(open: Open, slug: string): Open {
  const next = new Set(open);
  if (!next.delete(slug)) next.add(slug);
  return next;
}

/** Everything is open: then, and only then, the one button closes all. */
export const allOpen = (open: Open, slugs: readonly string[]): boolean =>
  slugs.every((slug) => open.has(slug));

/** What the one button leads to: all open, or, when all are, none. */
export const toggledAll = (open: Open, slugs: readonly string[]): Open =>
  allOpen(open, slugs) ? NONE : new Set(slugs);

/** The section an address points into: its own name, or a heading's, which begins with it. */
export function sectionOf(hash: string, slugs: readonly string[]): string | undefined {
  const id = hash.slice(1);
  return slugs.find((slug) => id === slug || id.startsWith(`${slug}-`));
}

export interface Change {
  readonly opened: readonly string[];
  readonly closed: readonly string[];
}

/** What opens and what closes between two states, in the order the sections stand in. */
export const changeBetween = (before: Open, after: Open, slugs: readonly string[]): Change => ({
  opened: slugs.filter((slug) => after.has(slug) && !before.has(slug)),
  closed: slugs.filter((slug) => before.has(slug) && !after.has(slug)),
});
