import type { Page } from '@playwright/test';

/** Wraps every text of the page, now and later, as a translator of a browser does. */
export const translate = (page: Page) =>
  page.evaluate(() => {
    const wrap = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
      for (const text of texts) {
        if (!text.nodeValue!.trim() || text.parentElement!.closest('script, style, noscript, font')) continue;
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        outer.append(inner);
        inner.append(text.nodeValue!);
        text.replaceWith(outer);
      }
    };
    wrap();
    new MutationObserver(wrap).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
