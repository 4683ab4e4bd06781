/**
 * The bytes a first visit loads at 1440x900, compressed and without headers: scripts, styles, fonts, pictures, the page.
 * Sprites load after the page, so it waits until nothing more is loading.
 */
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../chromium.mjs';
import { PAGES } from './pages.ts';
import { serveBuilt } from './serve-built.ts';

const KINDS = {
  Document: 'page',
  Script: 'scripts',
  Stylesheet: 'styles',
  Font: 'fonts',
  Image: 'pictures',
} as const;
type Kind = (typeof KINDS)[keyof typeof KINDS] | 'other';

const { address, close } = await serveBuilt();
const browser = await chromium.launch({
  executablePath: findChromium({ whole: true }),
  args: CHROMIUM_FLAGS,
});
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
console.log('| Page | Page | Scripts | Styles | Fonts | Pictures | Other | Total, KB | Requests |');
console.log('|---|---|---|---|---|---|---|---|---|');
for (const path of PAGES) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const bytes: Record<Kind, number> = { page: 0, scripts: 0, styles: 0, fonts: 0, pictures: 0, other: 0 };
  let requests = 0;
  session.on('Network.responseReceived', ({ type, response }) => {
    requests += 1;
    const length = Object.entries(response.headers).find(
      ([name]) => name.toLowerCase() === 'content-length',
    )?.[1];
    bytes[type in KINDS ? KINDS[type as keyof typeof KINDS] : 'other'] += Number(length ?? 0);
  });
  await page.goto(address + path, { waitUntil: 'networkidle' });
  await page.waitForLoadState('networkidle');
  const total = Object.values(bytes).reduce((sum, part) => sum + part, 0);
  console.log(
    `| ${path} | ${Object.values(bytes).map(kilobytes).join(' | ')} | ${kilobytes(total)} | ${requests} |`,
  );
  await context.close();
}
await browser.close();
await close();
