import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { photograph } from './photograph.ts';

/**
 * The contrast between words and what is behind them, measured on the painted page, because a style sheet does not know
 * the colours of pictures, shades and masks.
 */

/** A row of text, and its contrast. */
export interface Row {
  readonly text: string;
  /** The least contrast of the text to any pixel behind it (WCAG 2.2), 1 to 21. */
  readonly ratio: number;
  /** Whether it matches the selector `story`. */
  readonly story: boolean;
  /** Where that pixel is. */
  readonly at: readonly [x: number, y: number];
}

interface Words extends Omit<Row, 'ratio' | 'at'> {
  /** Red, green and blue, 0 to 255. */
  readonly color: readonly number[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Hides the words, and leaves what is behind them. */
const WITHOUT_WORDS = `
  * { color: transparent !important; text-shadow: none !important; text-decoration-color: transparent !important;
      transition: none !important; -webkit-text-fill-color: transparent !important; }
  :is(main, footer, aside) svg, hr { visibility: hidden !important; }
`;
const WITHOUT_STARS = '[data-star] { visibility: hidden !important; }';

interface Options {
  /** A selector: text in it belongs to the story. */
  readonly story?: string;
  /**
   * Whether colours are forced: then letters cannot be hidden, and the ground must be one colour, or the ratio is 1.
   */
  readonly forced?: boolean;
}

/**
 * The contrast of every visible row against every pixel of its box. A screenshot is taken without the text, so nothing
 * may move. Rows that a scroller fades out, or that are under the foot, are left out.
 */
export async function contrastOf(
  page: Page,
  { story = '[data-none]', forced = false }: Options = {},
): Promise<readonly Row[]> {
  const words = await wordsIn(page, story);
  return develop(words, await withoutWords(page, forced), forced);
}

const wordsIn = (page: Page, story: string): Promise<Words[]> =>
  page.evaluate(async (told) => {
    const fetched = [...document.images].filter(({ complete }) => complete);
    await Promise.all(fetched.map((image) => image.decode().catch(() => {})));
    const root = document.querySelector('dialog[open]') ?? document.body;
    /** The layer of an element. Words that are covered by another layer are left out. */
    const layerOf = (element: Element | null) =>
      element?.closest('main, aside, aside header, [data-realm] > footer, dialog');
    const foot = document.querySelector('[data-realm] > footer');
    // Words that scroll fade out in the foot's ground, which may begin above the foot.
    const shade = foot ? getComputedStyle(foot, '::before') : undefined;
    const fadesAbove = shade && shade.opacity !== '0' ? Math.min(0, Number.parseFloat(shade.top) || 0) : 0;
    const floor = foot?.checkVisibility() ? foot.getBoundingClientRect().top + fadesAbove : innerHeight;
    const column = document.querySelector('[data-line]')?.closest('section');
    const fading = column?.hasAttribute('data-printed') ? undefined : column?.getBoundingClientRect();
    /** Of kept lines those are seen that are whole: how far down, in pixels of their column (unread-column.ts). */
    const keptPx = Number.parseFloat(column?.style.getPropertyValue('--lines-to') ?? '');
    // A canvas, because a style may name its colour in any way.
    const dye = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
    const paint = (color: string) => {
      dye.clearRect(0, 0, 1, 1);
      dye.fillStyle = color;
      dye.fillRect(0, 0, 1, 1);
      return [...dye.getImageData(0, 0, 1, 1).data].slice(0, 3);
    };
    const rows: Words[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement!;
      const text = node.nodeValue!.trim();
      if (text === '' || element.closest('.hidden, [hidden], [aria-hidden="true"], script, noscript'))
        continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const layer = layerOf(element);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height, bottom, right } of range.getClientRects()) {
        if (width <= 3 || x < 0 || y < 0 || right > innerWidth || bottom > innerHeight) continue;
        if (layer?.matches('main') && bottom > floor) continue;
        if (fading && column?.contains(element)) {
          const clear = keptPx > 0 ? bottom <= fading.top + keptPx + 1 : y > fading.top + 2.6 * height;
          if (!clear) continue;
        }
        const covered = [y + 1, y + height / 2, bottom - 1].some((row) => {
          const over = layerOf(document.elementFromPoint(x + width / 2, row));
          return layer && over && over !== layer;
        });
        if (covered) continue;
        rows.push({
          text: text.slice(0, 40),
          story: element.closest(told) !== null,
          color: paint(getComputedStyle(element).color),
          x,
          y,
          width,
          height,
        });
      }
    }
    return rows;
  }, story);

/** The painted page without its words, as a PNG. */
async function withoutWords(page: Page, letters: boolean): Promise<Buffer> {
  await page.evaluate(
    (rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    },
    letters ? WITHOUT_STARS : WITHOUT_WORDS + WITHOUT_STARS,
  );
  const png = await photograph(page);
  await page.evaluate(() => {
    // Without transitions, so that the colours are back at once.
    const [sheet] = document.adoptedStyleSheets;
    sheet!.replaceSync('* { transition: none !important; }');
    document.body.getBoundingClientRect();
    document.adoptedStyleSheets = [];
  });
  return png;
}

// A table, because a window has millions of values, of only 256 kinds.
const LINEAR = Float64Array.from({ length: 256 }, (_, value) =>
  value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);

const luminance = (pixels: ArrayLike<number>, at = 0) =>
  0.2126 * LINEAR[pixels[at]!]! + 0.7152 * LINEAR[pixels[at + 1]!]! + 0.0722 * LINEAR[pixels[at + 2]!]!;

// Not in the page: to send the picture back there took longer than all else.
async function develop(words: readonly Words[], png: Buffer, forced: boolean): Promise<Row[]> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return words.map(({ text, story, color, x, y, width, height }) => {
    const ink = luminance(color);
    const against = (ground: number) => (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const wide = Math.max(1, Math.min(info.width - left, Math.ceil(width)));
    const tall = Math.max(1, Math.min(info.height - top, Math.ceil(height)));
    // Plain loops over one buffer: a window has a million of these pixels.
    const grounds = new Float64Array(wide * tall);
    for (let i = 0, row = 0; row < tall; row += 1) {
      let pixel = ((top + row) * info.width + left) * info.channels;
      for (let column = 0; column < wide; column += 1, i += 1, pixel += info.channels)
        grounds[i] = luminance(data, pixel);
    }
    if (forced) {
      // The screenshot has the letters: the ground is the most frequent colour, if there is only one ground.
      const counts = Map.groupBy(grounds, (ground) => ground);
      const [most] = [...counts.values()].toSorted((one, other) => other.length - one.length);
      const ratio = most!.length * 3 > grounds.length ? against(most![0]!) : 1;
      return { text, story, ratio, at: [left, top] };
    }
    let ratio = Infinity;
    let worst = 0;
    for (let i = 0; i < grounds.length; i += 1) {
      const here = against(grounds[i]!);
      if (here >= ratio) continue;
      ratio = here;
      worst = i;
    }
    const at = [left + (worst % wide), top + Math.floor(worst / wide)] as const;
    return { text, story, ratio: Math.round(ratio * 100) / 100, at };
  });
}
