/**
 * Lighthouse, every route, on a desktop and with the mobile preset on a tablet: the four marks of each, and for the tablet what
 * performance is left without any script. The Lost scene answers 404, which costs it its SEO mark. Served by Caddy, if it is
 * installed, over HTTP/2, as hosts serve the site: by HTTP/1.1 Lighthouse reckons with six connections that all begin slowly.
 */
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { spawn } from 'node:child_process';
import lighthouse from 'lighthouse';
import desktop from 'lighthouse/core/config/desktop-config.js';
import { CHROMIUM_FLAGS, findChromium } from '../chromium.mjs';
import { BY_HTTPS, isInstalled, within } from '../hosting/harbors.ts';
import { PAGES } from './pages.ts';
import { serveBuilt } from './serve-built.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The mobile preset is Lighthouse's own; only the window is a tablet's. */
const TABLET = {
  screenEmulation: { mobile: true, width: 768, height: 1024, deviceScaleFactor: 2, disabled: false },
};

/** What the page is at best, whatever its scripts do. */
const WITHOUT_SCRIPTS = { ...TABLET, blockedUrlPatterns: ['*.js'] };

const profile = mkdtempSync(path.join(os.tmpdir(), 'lighthouse-'));
const chromium = findChromium({ whole: true });
if (chromium === undefined) throw new Error('no Chromium: set CHROMIUM to the path of one');
const chrome = spawn(chromium, [
  ...CHROMIUM_FLAGS,
  '--headless',
  '--ignore-certificate-errors',
  // Chromium cannot use its sandbox as root, as in containers.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--remote-debugging-port=0',
  `--user-data-dir=${profile}`,
]);
const port = await new Promise<number>((resolve, reject) => {
  chrome.once('exit', () => reject(new Error('Chromium ended before it could be asked anything')));
  chrome.stderr.on('data', (text: Buffer) => {
    const [, found] = /ws:\/\/[^:]+:(\d+)\//.exec(String(text)) ?? [];
    if (found) resolve(Number(found));
  });
});
async function measure(address: string): Promise<void> {
  for (const [name, settings, config] of [
    ['Desktop', {}, desktop],
    ['Tablet', TABLET, undefined],
    ['Tablet, without scripts', WITHOUT_SCRIPTS, undefined],
  ] as const) {
    console.log(`\n${name}\n| Route | ${CATEGORIES.join(' | ')} |`);
    console.log(`|---|${CATEGORIES.map(() => '---').join('|')}|`);
    for (const route of PAGES) {
      const result = await lighthouse(
        address + route,
        { port, logLevel: 'error', onlyCategories: CATEGORIES, ignoreStatusCode: true, ...settings },
        config,
      );
      const marks = CATEGORIES.map((it) => Math.round((result?.lhr.categories[it]?.score ?? 0) * 100));
      console.log(`| ${route} | ${marks.join(' | ')} |`);
      const audits = Object.values(result?.lhr.audits ?? {});
      for (const audit of audits.filter(
        (it) => it.score !== null && it.score < 0.9 && it.scoreDisplayMode !== 'informative',
      ))
        console.log(`  ${audit.id}: ${audit.displayValue ?? audit.title}`);
    }
  }
}

if (isInstalled(BY_HTTPS)) await within(BY_HTTPS, ({ origin }) => measure(origin));
else {
  console.log('Caddy is not installed, so what follows was served over HTTP/1.1.');
  const { address, close } = await serveBuilt();
  await measure(address);
  await close();
}
chrome.kill();
