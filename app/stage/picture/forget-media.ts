/**
 * Lets go of what is never shown: as long as the window lives, Chromium keeps a separate document in which a `<source>`
 * has `media`.
 */
export function forgetMedia(page: ParentNode): void {
  for (const source of page.querySelectorAll('source[media]')) source.removeAttribute('media');
}
