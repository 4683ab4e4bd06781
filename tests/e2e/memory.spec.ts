import type { CDPSession } from '@playwright/test';
import { IN_FULL } from '../support/faults.ts';
import { grown, heapBytesOf, type Holding } from '../support/holding.ts';
import { SEEN, expect, sail, test, type Page } from '../support/navigator.ts';
import { athenaeum, books, port, sea } from '../support/words.ts';

test.use({ pictures: true, passages: IN_FULL });

/** The number of passages after those that fill caches. */
const PASSAGES = IN_FULL ? 204 : 12;
const ONE_PASSAGE_MS = 5000;

const shelf = '/port/athenaeum/shelf';

/**
 * A walk through the scenes and back, so that the history does not grow: what is pressed (otherwise Back), and where it
 * leads.
 */
const WALK: readonly (readonly [string | undefined, string])[] = [
  [sea.choices[0].text, '/port'],
  [port.choices[0].text, '/port/shop'],
  [undefined, '/port'],
  [port.choices[1].text, '/port/athenaeum'],
  [athenaeum.choices[1].text, shelf],
  [books[1].name, `${shelf}/${books[1].slug}`],
  [undefined, shelf],
  [undefined, '/port/athenaeum'],
  [athenaeum.choices[2].text, '/port/athenaeum/cabinet'],
  [undefined, '/port/athenaeum'],
  [undefined, '/port'],
  [undefined, '/'],
];

/** Measured only in the long run, because it takes seconds. */
async function heapBytes(session: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const add = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', add);
  await session.send('HeapProfiler.takeHeapSnapshot');
  session.off('HeapProfiler.addHeapSnapshotChunk', add);
  return heapBytesOf(chunks.join(''));
}

/** What the page uses once nothing moves and the garbage has been collected. */
async function measure(page: Page, session: CDPSession): Promise<Holding & { documents: number }> {
  await page.waitForFunction(() => !document.activeViewTransition);
  const bytes = IN_FULL ? await heapBytes(session) : 0;
  // What one round lets go of is freed by the next.
  for (let round = 0; round < 2; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)!.value;
  return {
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
    heapBytes: bytes,
    documents: of('Documents'),
  };
}

/** Makes so many passages of the walk, each as soon as the last has arrived. */
async function wander(page: Page, passages: number): Promise<void> {
  const scene = page.locator('[data-realm] main');
  for (let i = 0; i < passages; i += 1) {
    const [press, to] = WALK[i % WALK.length]!;
    if (press === undefined) await page.evaluate(() => history.back());
    else await scene.getByRole('link', { name: press }).click();
    await expect(page).toHaveURL(to);
    await expect(scene.getByRole('heading', { level: 1 })).toBeVisible();
  }
}

test('what one passage takes, the next gives back', async ({ page, context, navigator }) => {
  test.setTimeout(120_000 + PASSAGES * ONE_PASSAGE_MS);
  await navigator({ ...SEEN, delayMs: 0 });
  await sail(page, 'sea');
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');

  await wander(page, (IN_FULL ? 4 : 1) * WALK.length);
  const before = await measure(page, session);
  await wander(page, PASSAGES);

  // Neither the copy of the printed page nor the page that has the agreements.
  await expect.poll(async () => (await measure(page, session)).documents).toBe(1);
  // What a scene began may still be ending.
  await expect.poll(async () => grown(before, await measure(page, session)), { timeout: 60_000 }).toEqual([]);
});
