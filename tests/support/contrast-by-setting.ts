import type { Page } from '@playwright/test';

/**
 * How well the words of a page stand out from what lies behind them, measured on what is painted: pictures, shades and
 * masks are no colour a style sheet could tell.
 */

export interface Contrast {
  readonly text: string;
  /** By WCAG 2.2, 1 to 21: what all but the worst twentieth of the ground gives. */
  readonly ratio: number;
}

interface Words {
  readonly text: string;
  readonly color: string;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Every line of words that is seen in the window. */
const wordsIn = (page: Page): Promise<Words[]> =>
  page.evaluate(() => {
    const root = document.querySelector('dialog[open]') ?? document.body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const words: Words[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const of = node.parentElement!;
      const text = node.nodeValue!.trim();
      if (text === '' || of.closest('.hidden, script, noscript')) continue;
      if (!of.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // Lines that have been read fade away.
      const line = of.closest('[data-line]');
      if (line && !line.hasAttribute('data-current') && !line.closest('[data-printed]')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects()) {
        if (width < 4 || x < 0 || y < 0 || x + width > innerWidth || y + height > innerHeight) continue;
        const on = document.elementFromPoint(x + width / 2, y + height / 2);
        if (on === null || !(on.contains(of) || of.contains(on))) continue;
        words.push({
          text: text.slice(0, 40),
          color: getComputedStyle(of).color,
          box: { x, y, width, height },
        });
      }
    }
    return words;
  });

/** The page as it is painted, without its letters where they can be taken away. */
async function paintedOf(page: Page, letters: boolean): Promise<string> {
  if (!letters) {
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { -webkit-text-fill-color: transparent !important }');
      document.adoptedStyleSheets.push(sheet);
    });
  }
  const picture = await page.screenshot({ scale: 'css' });
  if (!letters) {
    await page.evaluate(() => {
      document.adoptedStyleSheets.pop();
    });
  }
  return picture.toString('base64');
}

/** Reads a painted page; the site's own pages may not read a picture from a string. */
async function measure(
  page: Page,
  words: readonly Words[],
  painted: string,
  plain: boolean,
): Promise<Contrast[]> {
  const bench = await page.context().newPage();
  const found = await bench.evaluate(
    async ({ lines, png, onPlainGround }) => {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const pen = canvas.getContext('2d', { willReadFrequently: true })!;
      pen.drawImage(bitmap, 0, 0);
      const linear = (value: number) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      };
      const light = (r: number, g: number, b: number) =>
        0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
      const between = (one: number, other: number) =>
        (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
      const dye = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
      return lines.map(({ text, color, box }) => {
        dye.clearRect(0, 0, 1, 1);
        dye.fillStyle = color;
        dye.fillRect(0, 0, 1, 1);
        const [r = 0, g = 0, b = 0] = dye.getImageData(0, 0, 1, 1).data;
        const ink = light(r, g, b);
        const { data } = pen.getImageData(box.x, box.y, Math.ceil(box.width), Math.ceil(box.height));
        const papers: number[] = [];
        for (let i = 0; i < data.length; i += 4) papers.push(light(data[i]!, data[i + 1]!, data[i + 2]!));
        if (onPlainGround) {
          // The letters are in the picture: the ground is what there is most of, if it is one colour at all.
          const counts = new Map<number, number>();
          for (const paper of papers) counts.set(paper, (counts.get(paper) ?? 0) + 1);
          const [paper, count] = [...counts].reduce((most, next) => (next[1] > most[1] ? next : most));
          return { text, ratio: count * 3 > papers.length ? between(ink, paper) : 0 };
        }
        const ratios = papers.map((paper) => between(ink, paper)).toSorted((one, other) => one - other);
        return { text, ratio: Number(ratios[Math.floor(ratios.length / 20)]!.toFixed(2)) };
      });
    },
    { lines: words, png: painted, onPlainGround: plain },
  );
  await bench.close();
  return found.toSorted((one, other) => one.ratio - other.ratio);
}

/** How well every line of words in the window can be read, the worst first. */
export async function contrasts(page: Page): Promise<Contrast[]> {
  return measure(page, await wordsIn(page), await paintedOf(page, false), false);
}

/**
 * The same where colours are forced: letters cannot be taken away there, but the ground has to be one colour. Where it
 * is not, the ratio is 0.
 */
export async function forcedContrasts(page: Page): Promise<Contrast[]> {
  return measure(page, await wordsIn(page), await paintedOf(page, true), true);
}
