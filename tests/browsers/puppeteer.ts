import { launch, type Page } from 'puppeteer-core';
import { CHROMIUM_FLAGS } from '../../scripts/chromium.mjs';
import { heapBytesOf, type Holding } from '../support/holding.ts';
import type { Driver } from './driver.ts';
import { LIMIT_MS } from './until.ts';

/** A third of the usual, because Firefox takes most of the processor's time to paint where there is no graphics card. */
const FRAMES_A_SECOND = 20;

/** Chromium over its own protocol, Firefox over WebDriver BiDi. */
export async function openByPuppeteer(browserName: 'chrome' | 'firefox', program: string): Promise<Driver> {
  const asRoot = process.getuid?.() === 0;
  const browser = await launch({
    browser: browserName,
    executablePath: program,
    headless: true,
    timeout: LIMIT_MS,
    extraPrefsFirefox: { 'layout.frame_rate': FRAMES_A_SECOND },
    args: browserName === 'chrome' ? [...CHROMIUM_FLAGS, ...(asRoot ? ['--no-sandbox'] : [])] : [],
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  const faults: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warn'].includes(message.type())) return;
    const at = faults.push(message.text()) - 1;
    // The message only says that there was an error, not which.
    for (const handle of message.args())
      void handle.evaluate(stackOf).then(
        (stack) => (faults[at] += stack),
        () => {},
      );
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  const resize = (width: number, height: number) => page.setViewport({ width, height });
  const version = await browser.version();
  return {
    version: version.replace(/^[^/]*\//, ''),
    go: async (address) => {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
    },
    run: (work, ...given) => page.evaluate(work as never, ...given) as never,
    press: (x, y) => page.mouse.click(x, y),
    key: (key) => page.keyboard.press(key),
    resize: (width, height) =>
      resize(width, height).catch((error: unknown) => {
        // Firefox gives up where the page goes on to another document in the middle of it.
        if (!String(error).includes('NS_ERROR_XPC_SECURITY_MANAGER_VETO')) throw error;
        return resize(width, height);
      }),
    screenshot: async () => Buffer.from(await page.screenshot({ captureBeyondViewport: false })),
    ...(browserName === 'chrome' && { holds: () => holdingOf(page) }),
    faults: () => Promise.resolve(faults),
    end: () => browser.close(),
  };
}

/** In the page: what an error says and where it was thrown; nothing of anything else. */
function stackOf(it: unknown): string {
  return it instanceof Error ? ` ${String(it)} ${it.stack}` : '';
}

async function holdingOf(page: Page): Promise<Holding> {
  const session = await page.createCDPSession();
  // What one round lets go of, such as listeners of elements, is freed by the next.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => void chunks.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot');
  await session.detach();
  const { Nodes, JSEventListeners } = await page.metrics();
  return { nodes: Nodes!, listeners: JSEventListeners!, heapBytes: heapBytesOf(chunks.join('')) };
}
