import type { CDPSession } from '@playwright/test';
import { IN_FULL } from '../support/faults.ts';
import { SEEN, expect, sail, test, type Page } from '../support/navigator.ts';
import { athenaeum, books, port, sea } from '../support/words.ts';

/** The number of passages after those that fill caches. */
const PASSAGES = IN_FULL ? 204 : 24;
const ONE_PASSAGE_MS = 5000;
/** The largest growth allowed, as a factor. */
const MOST_GROWTH = 1.05;

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

interface Measure {
  readonly nodes: number;
  readonly listeners: number;
  /** Only over many passages: in a few of them, the code that the browser compiles is more than what a scene leaves. */
  readonly heapBytes?: number;
}

/** What the page uses after the garbage has been collected. */
async function measure(session: CDPSession): Promise<Measure> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)!.value;
  return {
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
    ...(IN_FULL && { heapBytes: of('JSHeapUsedSize') }),
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
  test.setTimeout(60_000 + PASSAGES * ONE_PASSAGE_MS);
  await navigator({ ...SEEN, delayMs: 0 });
  await sail(page, 'sea');
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');

  await wander(page, (IN_FULL ? 4 : 1) * WALK.length);
  const before = await measure(session);
  await wander(page, PASSAGES);

  // What a scene began may still be ending.
  await expect
    .poll(async () => {
      const after = await measure(session);
      return Object.entries(before)
        .filter(([what, count]) => after[what as keyof Measure]! > count * MOST_GROWTH)
        .map(([what, count]) => `${what}: ${count} became ${after[what as keyof Measure]}`);
    })
    .toEqual([]);
});
