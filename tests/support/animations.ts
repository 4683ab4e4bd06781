import type { Page } from '@playwright/test';

/**
 * Stops the time of a page's animations, those that begin later too: a short one would be over before it is looked at.
 * Returns a function that lets it pass again.
 */
export async function stopAnimations(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  return async () => {
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 });
  };
}
