/** Prints what a first visit of each page loads; docs/performance.md keeps the last table. */
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../chromium.mjs';
import { PAGES } from './pages.ts';
import { serveBuilt } from './serve-built.ts';
import { kilobytes, weigh } from './weighing.ts';

const { address, close } = await serveBuilt();
const browser = await chromium.launch({
  executablePath: findChromium({ whole: true }),
  args: CHROMIUM_FLAGS,
});
console.log('| Page | Page | Scripts | Styles | Fonts | Pictures | Other | Total, KB | Requests |');
console.log('|---|---|---|---|---|---|---|---|---|');
for (const path of PAGES) {
  const { bytes, total, requests } = await weigh(browser, address + path);
  console.log(
    `| ${path} | ${Object.values(bytes).map(kilobytes).join(' | ')} | ${kilobytes(total)} | ${requests} |`,
  );
}
await browser.close();
await close();
