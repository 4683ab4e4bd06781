import type { Page } from '@playwright/test';

/** A box in CSS pixels. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The window as it is painted, or a part of it, as a PNG. Not page.screenshot(), which spends most of its time on
 * compressing the picture.
 */
export async function photograph(page: Page, part?: Box): Promise<Buffer> {
  const devtools = await page.context().newCDPSession(page);
  const clip = part && { ...part, scale: 1 };
  const { data } = await devtools.send('Page.captureScreenshot', {
    optimizeForSpeed: true,
    ...(clip && { clip }),
  });
  await devtools.detach();
  return Buffer.from(data, 'base64');
}
