// npm run art -- film SCENE|PIECE --url http://localhost:4173 [--shapes 1440x900,768x1024]; of a SCENE also [--still] [--lines 1,7]
// A film strip in each window shape. Of an introduction: one frame at the end of each line, and one after the last.
// Of a set piece (film-pieces.ts): twelve frames from its beginning to its end, each with its time in milliseconds.
// It needs the built site on a server. Into art/look/film-NAME-SHAPE.png.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.mjs';
import { PIECES, filmPiece, type Frame } from './film-pieces.ts';
import { ROOT } from './studio.ts';

const SHAPES = '1440x900,1024x768,768x1024,2560x1300,2560x1080';
const PATHS: Readonly<Record<string, string>> = {
  sea: '/',
  port: '/port',
  athenaeum: '/port/athenaeum',
  lost: '/between-two-places',
};
/** The width of a frame in the strip, in pixels; upright windows have narrower ones. */
const FRAME_WIDTH = 640;
const COLUMNS = 3;
/** An introduction has at most this many steps that a key press ends. */
const MOST_PRESSES = 200;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: 'http://localhost:4173' },
    shapes: { type: 'string', default: SHAPES },
    lines: { type: 'string', default: '' },
    still: { type: 'boolean', default: false },
  },
});
const [name = ''] = positionals;
const path = PATHS[name];
const piece = PIECES[name];
if (path === undefined && piece === undefined) {
  console.error(`which scene? ${Object.keys(PATHS).join(', ')}`);
  console.error(`or which set piece? ${Object.keys(PIECES).join(', ')}`);
  process.exit(1);
}
if (piece && (options.still || options.lines !== '')) {
  console.error('a set piece has no lines, and does not move where stillness is asked for');
  process.exit(1);
}
const wanted = options.lines === '' ? undefined : options.lines.split(',').map(Number);

const lineDone = (page: Page) =>
  page.evaluate(() => {
    const done = [...document.querySelectorAll<HTMLElement>("[data-line][data-state='done']")];
    return done.length > 0 ? Math.max(...done.map((line) => Number(line.dataset['line']))) : 0;
  });
const told = (page: Page) => page.locator('main[data-state="preamble"]').isVisible();
const photograph = async (page: Page) => ({ picture: await page.screenshot({ animations: 'disabled' }) });

async function film(page: Page): Promise<Frame[]> {
  const frames: Frame[] = [];
  await page.goto(options.url + path);
  await page.waitForSelector('html[data-script="ready"]');
  await page.waitForLoadState('networkidle');
  if (name === 'sea') {
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
  }
  await page.waitForSelector('main[data-state="preamble"]');
  if (!wanted) frames.push(await photograph(page));
  let seen = 0;
  for (let n = 0; n < MOST_PRESSES && (await told(page)); n++) {
    const done = await lineDone(page);
    if (done > seen) {
      seen = done;
      if (!wanted || wanted.includes(done)) frames.push(await photograph(page));
    }
    if (!(await told(page))) break;
    await page.keyboard.press('Space');
  }
  if (!wanted) {
    await page.waitForTimeout(2500);
    frames.push(await photograph(page));
  }
  return frames;
}

const clock = (atMs: number) =>
  Buffer.from(
    `<svg width="64" height="22"><rect width="64" height="22" fill="#fff"/><text x="6" y="16" font-family="sans-serif" font-size="14">${atMs}</text></svg>`,
  );

async function strip(frames: readonly Frame[], upright: boolean, file: string): Promise<void> {
  const width = upright ? FRAME_WIDTH / 2 : FRAME_WIDTH;
  const columns = upright ? 2 * COLUMNS : COLUMNS;
  const small = await Promise.all(
    frames.map(({ picture, atMs }) =>
      sharp(picture)
        .resize(width)
        .composite(atMs === undefined ? [] : [{ input: clock(atMs), left: 0, top: 0 }])
        .png()
        .toBuffer(),
    ),
  );
  const { height } = await sharp(small[0]).metadata();
  const gap = 6;
  const rows = Math.ceil(small.length / columns);
  await sharp({
    create: {
      width: columns * (width + gap),
      height: rows * (height + gap),
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(
      small.map((input, i) => ({
        input,
        left: (i % columns) * (width + gap),
        top: Math.floor(i / columns) * (height + gap),
      })),
    )
    .png()
    .toFile(file);
}

const executablePath = findChromium();
if (executablePath === undefined) throw new Error('no Chromium found: set CHROMIUM to its path');
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
try {
  mkdirSync(join(ROOT, 'look'), { recursive: true });
  for (const shape of options.shapes.split(',')) {
    const [width, height] = shape.split('x').map(Number);
    const context = await browser.newContext({
      viewport: { width, height },
      reducedMotion: options.still ? 'reduce' : 'no-preference',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const frames = piece ? await filmPiece(page, piece, options.url) : await film(page);
    const file = join(ROOT, 'look', `film-${name}-${shape}${options.still ? '-still' : ''}.png`);
    await strip(frames, height > width, file);
    console.log(`${file}  ${frames.length} frames`);
    await context.close();
  }
} finally {
  await browser.close();
}
