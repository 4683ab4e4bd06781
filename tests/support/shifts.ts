import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Less than this cannot be seen: a word that becomes narrower by a hair when its font has come. */
const UNSEEN = 0.001;

/** Watches for words that jump about on the pages to come; gives what has jumped on the present one, and by how much. */
export async function watchShifts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript((unseen) => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput || value < unseen) continue;
        const words = sources.flatMap(({ node }) => node?.textContent?.trim().slice(0, 30) || []);
        // Sheets of a picture part with the pointer, and are laid out before anything is drawn on them.
        if (words.length > 0) shifts.push(`${value.toFixed(4)}: ${words.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, UNSEEN);
  return () => page.evaluate(() => (window as unknown as { readonly shifts: string[] }).shifts);
}
