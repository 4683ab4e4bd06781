// npm run cards -- [scene...] --url http://localhost:4173
// Photographs the pictures of each scene, without its words, for the preview of a shared link: art/cards/SCENE.jpg.
// It needs the built site on a server. The build letters the titles (scripts/metadata/cards.ts) and needs no browser.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { SCENE_ROUTES } from '../../app/schema/sources/place-routes.ts';
import { books } from '../../app/schema/words.ts';
import { SEEN } from '../bench/pages.ts';
import { ROOT, Refusal, main } from '../bootstrap.mjs';
import { CHROMIUM_FLAGS, findChromium } from '../chromium.mjs';
import { CARD_HEIGHT_PX, CARD_WIDTH_PX } from './card-size.ts';

const CARDS = join(ROOT, 'art/cards');

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { url: { type: 'string', default: 'http://localhost:4173' } },
});

/** Hides all words and controls, and leaves the pictures. The paper of a book is not one, and is its card's ground. */
const PICTURES_ALONE = `
  body *, body *::before, body *::after { visibility: hidden !important; }
  main :is([data-stage], [data-picture]), main :is([data-stage], [data-picture]) *, main img { visibility: visible !important; }
  main div:has(> [role='status']) { display: none; }
  :root:has(main > .paper), :root:has(main > .paper) body { background: var(--bone) !important; }
`;

async function photograph(page: Page, name: string, path: string): Promise<void> {
  await page.goto(options.url + path);
  await page.waitForSelector('html[data-script="ready"]');
  await page.addStyleTag({ content: PICTURES_ALONE });
  await page.waitForLoadState('networkidle');
  // A plate that has loaded is shown only once it is marked.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img:not([loading="lazy"])')].every(
      (image) => image.complete && image.hasAttribute('data-come'),
    ),
  );
  const picture = await page.screenshot({ animations: 'disabled' });
  const file = join(CARDS, `${name}.jpg`);
  const { size } = await sharp(picture).jpeg({ quality: 84, mozjpeg: true }).toFile(file);
  console.log(`${file}  ${Math.round(size / 1024)} KB`);
}

const pages: Readonly<Record<string, string>> = {
  ...SCENE_ROUTES,
  // Of the books one: all their cards lie on its paper.
  book: `${SCENE_ROUTES.shelf}/${books[0].slug}`,
};

await main(async () => {
  const unknown = positionals.find((name) => !Object.hasOwn(pages, name));
  if (unknown !== undefined)
    throw new Refusal(`No scene is called "${unknown}". There are: ${Object.keys(pages).join(', ')}`);
  if (!(await fetch(options.url).catch(() => undefined))?.ok)
    throw new Refusal(
      `The site is not open at ${options.url}. Open it in another terminal (npm start), or say where it is: --url http://localhost:4200`,
    );
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new Refusal('There is no Chromium. Install one, or say where it is: CHROMIUM=/its/path');
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    mkdirSync(CARDS, { recursive: true });
    const context = await browser.newContext({
      viewport: { width: CARD_WIDTH_PX, height: CARD_HEIGHT_PX },
      reducedMotion: 'reduce',
      bypassCSP: true,
    });
    await context.addInitScript((seen) => localStorage.setItem('ANIMATION_STATES', seen), SEEN);
    const page = await context.newPage();
    for (const [name, path] of Object.entries(pages)) {
      if (positionals.length === 0 || positionals.includes(name)) await photograph(page, name, path);
    }
  } finally {
    await browser.close();
  }
});
