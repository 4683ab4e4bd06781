import type { Page } from '@playwright/test';

/** A row of words on the page, as far as it is seen. */
interface SeenRow {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The rows of all words in the elements, cut by the boxes that scroll them. */
export const rowsOf = (page: Page, selector: string): Promise<SeenRow[]> =>
  page.evaluate((wanted) => {
    const rows: SeenRow[] = [];
    for (const root of document.querySelectorAll(wanted)) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = node.nodeValue!.trim();
        const of = node.parentElement!;
        if (text === '' || of.closest('.hidden')) continue;
        if (!of.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) {
          const { left, right } = box;
          let { top, bottom } = box;
          for (let around: Element | null = of; around; around = around.parentElement) {
            if (!/auto|scroll|hidden|clip/.test(getComputedStyle(around).overflowY)) continue;
            const frame = around.getBoundingClientRect();
            [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
          }
          if (right - left > 3 && bottom - top > 3) rows.push({ text, left, top, right, bottom });
        }
      }
    }
    return rows;
  }, selector);

/** The rows that are not whole inside the window, from side to side. */
export const beside = (rows: readonly SeenRow[], width: number): string[] =>
  rows.filter(({ left, right }) => left < 0 || right > width).map(({ text }) => text);
