import type { Page } from '@playwright/test';

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
  readonly color: string;
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
  const picture = await photograph(page, forced);
  return page.evaluate(develop, { words, picture, forced });
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
    /** Kept lines are at their beginning, and fade out below. */
    const kept = column?.hasAttribute('data-kept');
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
          const clear = kept ? bottom < fading.bottom - 1.5 * height : y > fading.top + 2.6 * height;
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
          color: getComputedStyle(element).color,
          x,
          y,
          width,
          height,
        });
      }
    }
    return rows;
  }, story);

/** The painted page as a PNG in base64. */
async function photograph(page: Page, letters: boolean): Promise<string> {
  await page.evaluate(
    (rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    },
    letters ? WITHOUT_STARS : WITHOUT_WORDS + WITHOUT_STARS,
  );
  // Not page.screenshot(), which spends most of its time on compressing the picture.
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { optimizeForSpeed: true });
  await devtools.detach();
  await page.evaluate(() => {
    // Without transitions, so that the colours are back at once.
    const [sheet] = document.adoptedStyleSheets;
    sheet!.replaceSync('* { transition: none !important; }');
    document.body.getBoundingClientRect();
    document.adoptedStyleSheets = [];
  });
  return data;
}

/** Runs in a page. */
async function develop({
  words,
  picture,
  forced,
}: {
  words: readonly Words[];
  picture: string;
  forced: boolean;
}): Promise<Row[]> {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const brush = new OffscreenCanvas(image.width, image.height).getContext('2d', {
    willReadFrequently: true,
  })!;
  brush.drawImage(image, 0, 0);
  const dye = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
  // A table, because a window has millions of values, of only 256 kinds.
  const linear = Float64Array.from({ length: 256 }, (_, value) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  const luminance = (pixels: Uint8ClampedArray, at = 0) =>
    0.2126 * linear[pixels[at]!]! + 0.7152 * linear[pixels[at + 1]!]! + 0.0722 * linear[pixels[at + 2]!]!;
  return words.map(({ text, story, color, x, y, width, height }) => {
    dye.clearRect(0, 0, 1, 1);
    dye.fillStyle = color;
    dye.fillRect(0, 0, 1, 1);
    const ink = luminance(dye.getImageData(0, 0, 1, 1).data);
    const against = (ground: number) => (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const wide = Math.max(1, Math.min(image.width - left, Math.ceil(width)));
    const { data } = brush.getImageData(left, top, wide, Math.max(1, Math.ceil(height)));
    const grounds = Array.from({ length: data.length / 4 }, (_, i) => luminance(data, i * 4));
    if (forced) {
      // The screenshot has the letters: the ground is the most frequent colour, if there is only one ground.
      const counts = Map.groupBy(grounds, (ground) => ground);
      const [most] = [...counts.values()].toSorted((one, other) => other.length - one.length);
      const ratio = most!.length * 3 > grounds.length ? against(most![0]!) : 1;
      return { text, story, ratio, at: [left, top] };
    }
    let ratio = Infinity;
    let worst = 0;
    for (const [i, ground] of grounds.entries()) {
      const here = against(ground);
      if (here >= ratio) continue;
      ratio = here;
      worst = i;
    }
    const at = [left + (worst % wide), top + Math.floor(worst / wide)] as const;
    return { text, story, ratio: Math.round(ratio * 100) / 100, at };
  });
}
