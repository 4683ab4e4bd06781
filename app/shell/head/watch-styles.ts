import { STYLES_PATIENCE_MS } from '../../engine/timings.ts';

/**
 * Keeps a page readable when a style sheet of it does not come.
 *
 * A sheet that is missing is switched off until it comes, and holds back nothing meanwhile. The first two are every
 * page's (root, realm); without one of them all others are switched off too: they would put words over words. What a
 * page is without its scene's sheet is said in styles/plain.css.
 */

/** What is used of a window. */
export type StyledPage = Pick<Window, 'document' | 'setTimeout'>;

/** Begins to watch the style sheets of a page, those it has and those to come. */
export function watchStyles({ document, setTimeout }: StyledPage): void {
  const missing = new WeakSet<HTMLLinkElement>();

  const note = (isMissing: (link: HTMLLinkElement) => boolean) => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    for (const link of links) if (isMissing(link)) missing.add(link);
    const bare = links.slice(0, 2).some((link) => missing.has(link));
    for (const link of links) {
      const media = (bare && link !== links[0]) || missing.has(link) ? 'not all' : '';
      // Even the same media would have the browser look at the sheet anew.
      if (link.media !== media) link.media = media;
    }
  };

  const onAnswer = ({ type, target }: Event) => {
    const answered = target as HTMLLinkElement;
    if (answered.rel !== 'stylesheet') return;
    missing.delete(answered);
    // An answer that is no style sheet has no rules either.
    note((link) => link === answered && (type === 'error' || !link.sheet?.cssRules.length));
  };
  document.addEventListener('load', onAnswer, true);
  document.addEventListener('error', onAnswer, true);
  setTimeout(() => note((link) => !link.sheet), STYLES_PATIENCE_MS);
}
