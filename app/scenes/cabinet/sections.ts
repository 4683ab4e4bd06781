import { idOf } from '../../stage/reading/part-named.ts';

/** The slugs of the open sections. */
export type Open = ReadonlySet<string>;

export const NONE: Open = new Set();

/** Opens a closed section, or closes an open one. The others stay. */
export function toggled(open: Open, slug: string): Open {
  const next = new Set(open);
  if (!next.delete(slug)) next.add(slug);
  return next;
}

/** Whether all sections are open. The button then closes all; otherwise it opens all. */
export const allOpen = (open: Open, slugs: readonly string[]): boolean =>
  slugs.every((slug) => open.has(slug));

/** The open sections after a press on the button: all, or none if all were open. */
export const toggledAll = (open: Open, slugs: readonly string[]): Open =>
  allOpen(open, slugs) ? NONE : new Set(slugs);

/** The slug of the section a hash points into. The ids of its headings begin with the slug. */
export function sectionOf(hash: string, slugs: readonly string[]): string | undefined {
  const id = idOf(hash);
  return slugs.find((slug) => id === slug || id.startsWith(`${slug}-`));
}

export interface Change {
  readonly opened: readonly string[];
  readonly closed: readonly string[];
}

/** The sections that open and those that close between two states, in the order of `slugs`. */
export const changeBetween = (before: Open, after: Open, slugs: readonly string[]): Change => ({
  opened: slugs.filter((slug) => after.has(slug) && !before.has(slug)),
  closed: slugs.filter((slug) => before.has(slug) && !after.has(slug)),
});
