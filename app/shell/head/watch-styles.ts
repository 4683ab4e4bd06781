import { STYLES_PATIENCE_MS } from '../../engine/timings.ts';
import { onAnswer } from './on-answer.ts';

/**
 * Keeps a page readable when one of its style sheets does not load.
 *
 * A missing sheet is switched off until it loads, and does not delay the first paint meanwhile. The first two belong to
 * every page (root, realm). Without one of them all others are switched off too, because words would overlap. What a page
 * shows without its scene's sheet is in styles/plain.css.
 */

/** The part of a window that is used. */
export type StyledPage = Pick<Window, 'document' | 'setTimeout'>;

/** Watches the style sheets of a page: those it has, and those that are added later. */
export function watchStyles({ document, setTimeout }: StyledPage): void {
  const missing = new Set<HTMLLinkElement>();

  const note = (isMissing: (link: HTMLLinkElement) => boolean) => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    for (const link of links) if (isMissing(link)) missing.add(link);
    const bare = links.slice(0, 2).some((link) => missing.has(link));
    for (const link of links) {
      const media = (bare && link !== links[0]) || missing.has(link) ? 'not all' : '';
      // Setting `media` makes the browser evaluate the sheet again, even with the same value.
      if (link.media !== media) link.media = media;
    }
  };

  onAnswer<HTMLLinkElement>(document, ({ type, target }) => {
    if (target.rel !== 'stylesheet') return;
    missing.delete(target);
    // An answer that is no style sheet has no rules.
    note((link) => link === target && (type === 'error' || !link.sheet?.cssRules.length));
  });
  setTimeout(() => note((link) => !link.sheet), STYLES_PATIENCE_MS);
}
