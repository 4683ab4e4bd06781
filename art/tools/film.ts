// npm run art -- film SCENE --url http://localhost:4173 [--still] [--shapes 1440x900,768x1024] [--lines 1,7]
// A film strip of an introduction in each window shape: one frame at the end of each line, and one after the last.
// It needs the built site on a server. Into art/look/film-SCENE-SHAPE.png.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.mjs';
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
const [scene = ''] = positionals;
const path = PATHS[scene];
if (path === undefined) {
  console.error(`which scene? ${Object.keys(PATHS).join(', ')}`);
  process.exit(1);
}
const wanted = options.lines === '' ? undefined : options.lines.split(',').map(Number);

const lineDone = (page: Page) =>
  page.evaluate(() => {
    const done = [...document.querySelectorAll<HTMLElement>("[data-line][data-state='done']")];
    return done.length > 0 ? Math.max(...done.map((line) => Number(line.dataset['line']))) : 0;
  });
const told = (page: Page) => page.locator('main[data-state="preamble"]').isVisible();
const photograph = (page: Page) => page.screenshot({ animations: 'disabled' });

async function film(page: Page): Promise<Buffer[]> {
  const frames: Buffer[] = [];
  await page.goto(options.url + path);
  await page.waitForSelector('html[data-script="ready"]');
  await page.waitForLoadState('networkidle');
  if (scene === 'sea') {
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

async function strip(frames: readonly Buffer[], upright: boolean, file: string): Promise<void> {
  const width = upright ? FRAME_WIDTH / 2 : FRAME_WIDTH;
  const columns = upright ? 2 * COLUMNS : COLUMNS;
  const small = await Promise.all(frames.map((frame) => sharp(frame).resize(width).png().toBuffer()));
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
    const frames = await film(page);
    const file = join(ROOT, 'look', `film-${scene}-${shape}${options.still ? '-still' : ''}.png`);
    await strip(frames, height > width, file);
    console.log(`${file}  ${frames.length} frames`);
    await context.close();
  }
} finally {
  await browser.close();
}
