import type { Page } from '@playwright/test';

/** The layout of a page's words: whether some overlap, or cannot be read. */

export interface Layout {
  /** Pairs of texts that overlap. */
  readonly overlapping: readonly string[];
  /** Texts that are cut off by a box that is too small and does not scroll. */
  readonly cut: readonly string[];
  /** By how much the page is wider than its window, in pixels. */
  readonly tooWidePx: number;
}

/** Letters may extend this far out of their line. */
const TOUCH_PX = 3;

export const layoutOf = (page: Page): Promise<Layout> =>
  page.evaluate((touch) => {
    interface Words {
      readonly of: Element;
      readonly text: string;
      readonly box: DOMRect;
      readonly fixed: boolean;
    }
    const words: Words[] = [];
    const cut = new Set<string>();
    const isSeen = (it: Element) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    // While a dialog is open, only its words are read.
    const root = document.querySelector('dialog[open]') ?? document.body;
    const isFixed = (it: Element | null): boolean =>
      it !== null &&
      it !== root &&
      (/fixed|sticky/.test(getComputedStyle(it).position) || isFixed(it.parentElement));

    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const of = node.parentElement!;
      const text = node.nodeValue!.trim();
      // Text that is only for screen readers, or hidden.
      if (text === '' || of.closest('.hidden, script, noscript, [aria-hidden="true"]') || !isSeen(of))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 2 || box.height < 2) continue;
        words.push({ of, text: text.slice(0, 40), box, fixed: isFixed(of) });
        for (let around: Element | null = of; around; around = around.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(around);
          const frame = around.getBoundingClientRect();
          const wide =
            /hidden|clip/.test(overflowX) &&
            (box.right > frame.right + touch || box.left < frame.left - touch);
          const high =
            /hidden|clip/.test(overflowY) &&
            (box.bottom > frame.bottom + touch || box.top < frame.top - touch);
          if ((wide || high) && around !== document.documentElement && around !== document.body)
            cut.add(text.slice(0, 40));
        }
      }
    }

    const overlapping = new Set<string>();
    for (const [i, one] of words.entries()) {
      for (const other of words.slice(i + 1)) {
        // Scrolling text may pass under fixed text.
        if (one.of === other.of || one.fixed !== other.fixed) continue;
        if (one.of.contains(other.of) || other.of.contains(one.of)) continue;
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // The box of a line is taller than its letters.
        const letters = 0.25 * Math.min(one.box.height, other.box.height);
        if (width > touch && height > Math.max(touch, letters))
          overlapping.add(`${one.text} / ${other.text}`);
      }
    }
    return {
      overlapping: [...overlapping],
      cut: [...cut],
      tooWidePx: Math.max(0, document.documentElement.scrollWidth - innerWidth),
    };
  }, TOUCH_PX);

/** No text overlaps or is cut off, and the page is not too wide. */
export const IN_ORDER: Layout = { overlapping: [], cut: [], tooWidePx: 0 };

/**
 * Gives the window a size, and waits until the page has heard of it: styles follow at once, but scripts a frame later. The
 * listener is there before the size is changed, or the event could be missed; for the same size there is none.
 */
export async function resizeTo(page: Page, size: { width: number; height: number }): Promise<void> {
  const { width, height } = page.viewportSize()!;
  if (size.width === width && size.height === height) return;
  const told = await page.evaluateHandle(() => ({
    over: new Promise<void>((resolve) => addEventListener('resize', () => resolve(), { once: true })),
  }));
  await page.setViewportSize(size);
  await told.evaluate(({ over }) => over);
}

/** Sets the navigator's text size, in percent of the browser's default. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', {
    fontSizes: { standard: 0.16 * percent, fixed: 0.13 * percent },
  });
}
