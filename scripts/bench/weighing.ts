/** The bytes a first visit loads at 1440x900, compressed and without headers, by their kind. */
import type { Browser } from '@playwright/test';
import { VIEWPORT } from './painting.ts';

const KINDS = {
  Document: 'page',
  Script: 'scripts',
  Stylesheet: 'styles',
  Font: 'fonts',
  Image: 'pictures',
} as const;
type Kind = (typeof KINDS)[keyof typeof KINDS] | 'other';

interface Weight {
  readonly bytes: Readonly<Record<Kind, number>>;
  readonly total: number;
  readonly requests: number;
}

/** Makes a first visit. Sprites load after the page, so it waits until nothing more is loading. */
export async function weigh(browser: Browser, address: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const bytes: Record<Kind, number> = { page: 0, scripts: 0, styles: 0, fonts: 0, pictures: 0, other: 0 };
  let requests = 0;
  session.on('Network.responseReceived', ({ type, response }) => {
    // A sheet that is asked for a second time has been sent once.
    if (response.fromDiskCache) return;
    requests += 1;
    const length = Object.entries(response.headers).find(
      ([name]) => name.toLowerCase() === 'content-length',
    )?.[1];
    bytes[type in KINDS ? KINDS[type as keyof typeof KINDS] : 'other'] += Number(length ?? 0);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForLoadState('networkidle');
  await context.close();
  return { bytes, total: Object.values(bytes).reduce((sum, part) => sum + part, 0), requests };
}

export const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
