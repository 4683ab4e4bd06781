import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Smaller shifts cannot be seen, such as a word that becomes a little narrower when its font loads. */
const UNSEEN = 0.001;

/**
 * Watches all later pages for layout shifts of words, and of the grounds under them. Returns a function that lists those of
 * the present page.
 */
export async function watchShifts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript((unseen) => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput || value < unseen) continue;
        // What a style sheet draws has no node.
        const words = sources.flatMap(({ node }) =>
          node ? node.textContent?.trim().slice(0, 30) || [] : 'a drawn ground',
        );
        // Plates move with the pointer, and are laid out before their images load. They do not count.
        if (words.length > 0) shifts.push(`${value.toFixed(4)}: ${words.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, UNSEEN);
  return () => page.evaluate(() => (window as unknown as { readonly shifts: string[] }).shifts);
}
