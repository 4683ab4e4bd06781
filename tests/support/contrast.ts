import type { Page } from '@playwright/test';

/** A row of words as it stands on the page, and what it is read against. */
export interface Row {
  readonly text: string;
  /** The least ratio of the words' colour to any pixel behind them (WCAG 2.2, relative luminance). */
  readonly ratio: number;
  /** It matches what was said to be the story. */
  readonly story: boolean;
  /** Where that pixel is. */
  readonly at: readonly [x: number, y: number];
}

interface Box {
  readonly text: string;
  readonly story: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly colour: readonly [number, number, number];
}

/** Everything that has ink of its own is taken away; what is behind words stays. */
const WITHOUT_WORDS = `
  * { color: transparent !important; text-shadow: none !important; text-decoration-color: transparent !important;
      transition: none !important; -webkit-text-fill-color: transparent !important; }
  main svg, [data-star], hr { visibility: hidden !important; }
`;

/**
 * The contrast of every row of words that is in the window, against every pixel of its box: the page is
 * photographed without its words. Rows that a scroller fades out, and the foot of the page, are left out.
 */
export async function contrastOf(page: Page, within: string, storyLines: string): Promise<readonly Row[]> {
  const boxes = await page.evaluate(
    ([selector, told]): Box[] => {
      const rows: Box[] = [];
      const foot = Math.min(
        document.querySelector('footer')?.getBoundingClientRect().top ?? innerHeight,
        innerHeight - 1,
      );
      const column = document.querySelector('[data-line]')?.closest('section');
      const fading = column?.hasAttribute('data-printed') ? undefined : column?.getBoundingClientRect();
      for (const root of document.querySelectorAll(selector)) {
        const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          const element = node.parentElement!;
          const text = node.nodeValue!.trim();
          if (text === '' || element.closest('.hidden, [hidden], [aria-hidden="true"]')) continue;
          if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
          const style = getComputedStyle(element);
          const [r = 0, g = 0, b = 0] = (style.color.match(/[\d.]+/g) ?? []).map(Number);
          const range = document.createRange();
          range.selectNodeContents(node);
          for (const { x, y, width, height, bottom, right } of range.getClientRects()) {
            const inWindow = width > 3 && y >= 0 && bottom <= foot && x >= 0 && right <= innerWidth;
            const fades = fading && column?.contains(element) && y < fading.top + 2.6 * height;
            if (inWindow && !fades)
              rows.push({
                story: element.closest(told) !== null,
                text: text.slice(0, 40),
                x,
                y,
                width,
                height,
                colour: [r, g, b],
              });
          }
        }
      }
      return rows;
    },
    [within, storyLines] as const,
  );

  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, WITHOUT_WORDS);
  const photograph = (await page.screenshot()).toString('base64');
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });

  // Decoded in a page of its own: the site's policy lets no picture in from elsewhere.
  const darkroom = await page.context().newPage();
  const rows = await darkroom.evaluate(
    async ({ data, asked }) => {
      const image = await createImageBitmap(
        new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type: 'image/png' }),
      );
      const canvas = new OffscreenCanvas(image.width, image.height);
      const brush = canvas.getContext('2d', { willReadFrequently: true })!;
      brush.drawImage(image, 0, 0);
      const linear = (value: number) =>
        value <= 10.31475 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      const luminance = (r: number, g: number, b: number) =>
        0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
      return asked.map(({ text, story, x, y, width, height, colour }) => {
        const ink = luminance(...colour);
        const [left, top] = [Math.floor(x), Math.floor(y)];
        const wide = Math.max(1, Math.min(image.width - left, Math.ceil(width)));
        const { data: pixels } = brush.getImageData(left, top, wide, Math.max(1, Math.ceil(height)));
        let ratio = Infinity;
        let at: [number, number] = [left, top];
        for (let i = 0; i < pixels.length; i += 4) {
          const ground = luminance(pixels[i]!, pixels[i + 1]!, pixels[i + 2]!);
          const here = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
          if (here >= ratio) continue;
          ratio = here;
          at = [left + ((i / 4) % wide), top + Math.floor(i / 4 / wide)];
        }
        return { text, story, ratio: Math.round(ratio * 100) / 100, at };
      });
    },
    { data: photograph, asked: boxes },
  );
  await darkroom.close();
  return rows;
}
