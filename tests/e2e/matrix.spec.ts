// What needs a browser: what it makes of a page when one of its files does not come, or does not come right.
import { readFileSync } from 'node:fs';
import type { Locator, Request } from '@playwright/test';
import { chance } from '../support/chance.ts';
import { IN_FULL, abort, garbage, notFound } from '../support/faults.ts';
import { holdTime } from '../support/held-clock.ts';
import { SEEN, alive, arrive, expect, test, tolerating, type Page } from '../support/navigator.ts';
import { NOWHERE, PAGES, countDocuments, mapDialog, openMap } from '../support/voyage.ts';
import { books } from '../support/words.ts';

/**
 * Each file of the build, failed one at a time and in each way, on each view that asks for it. All that can be read and
 * taken when nothing fails must be there within five seconds, and no page may load a second time.
 * `npm run test:faults -- matrix` makes all of it. Else each view has one file of each kind, and one way for all of
 * them: which, changes with the sources.
 */
const draw = chance(parseInt(readFileSync('build/sources.sha256', 'utf8').slice(0, 8), 16));
const oneOf = <T>(all: readonly T[]): T => all[Math.floor(draw() * all.length)]!;

/** A page is there to be read by then, whatever has not come. */
const READABLE_WITHIN_MS = 5000;
const STEP_MS = 500;

/** Ways for a file to fail. One that is late comes after the page was looked at. */
const FAULTS = ['status 404', 'aborted', 'garbage', 'late'] as const;
type Fault = (typeof FAULTS)[number];
const ANSWERS = { 'status 404': notFound, aborted: abort, garbage };

interface View {
  readonly path: string;
  readonly root: (page: Page) => Locator;
  /** What brings it about on its page. */
  readonly act?: (page: Page) => Promise<void>;
  /** Whether that asks for a page that is alive: then the page's own files are not failed. */
  readonly needsLife?: boolean;
}

const scene = (page: Page) => page.getByRole('main');
const [book] = books;
const VIEWS: Readonly<Record<string, View>> = {
  ...Object.fromEntries([...PAGES, NOWHERE].map((path) => [path, { path, root: scene }])),
  'the map': { path: '/port', root: mapDialog, act: openMap, needsLife: true },
  'a book from the shelf': {
    path: '/port/athenaeum/shelf',
    root: scene,
    act: async (page) => {
      await page.locator(`main a[href$="${book.slug}"]`).last().click();
      await page.waitForURL(`**/${book.slug}`, { waitUntil: 'commit' });
    },
  },
};

const FILE = /^\/(assets|art|archive)\//;
const KINDS = { script: /\.js$/, style: /\.css$/, font: /\.woff2$/, archive: /^\/archive\//, picture: /./ };
const kindOf = (file: string) => Object.entries(KINDS).find(([, pattern]) => pattern.test(file))![0];

/** The files that a view asks for. */
async function filesOf(page: Page, { path, act, needsLife }: View): Promise<string[]> {
  const files = new Set<string>();
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (FILE.test(pathname)) files.add(pathname);
  });
  await arrive(page, path);
  await page.waitForLoadState('networkidle');
  if (needsLife) files.clear();
  await act?.(page);
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('request');
  return [...files].toSorted();
}

/** What can be read there now and which ways can be taken: nothing lies over them. */
const readable = (root: Locator): Promise<string[]> =>
  root.evaluateAll((roots) => {
    const things = roots.flatMap((it) => [...it.querySelectorAll('h1, h2, h3, p, li:not(:has(a)), a[href]')]);
    const seen = things.filter((thing) => {
      // What is said of the moment, and by chance.
      if (thing.closest('[role="status"]')) return false;
      if (!thing.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      thing.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = thing.getClientRects()[0] ?? new DOMRect();
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return hit !== null && (thing.contains(hit) || hit.contains(thing));
    });
    const said = seen.map((thing) => {
      if (thing instanceof HTMLAnchorElement) return `the way to ${thing.pathname}`;
      const words = thing.cloneNode(true) as Element;
      // What scripts have added, such as the way to copy the address of a heading.
      for (const added of words.querySelectorAll('button')) added.remove();
      return (words.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    });
    return [...new Set(said)].filter((words) => words !== '');
  });

/** What is readable once nothing is added to it anymore. */
async function settled(root: Locator): Promise<string[]> {
  let last: string[] = [];
  await expect
    .poll(async () => {
      const before = last;
      last = await readable(root);
      return last.length > 0 && last.join('\n') === before.join('\n');
    })
    .toBe(true);
  return last;
}

test.use({ viewport: { width: 700, height: 400 } });
test.use(
  tolerating(
    /^Failed to load resource/,
    /^TypeError: Failed to fetch dynamically imported module/,
    /^Error loading route module/,
    /^Loading the font|^Failed to decode downloaded font|^OTS parsing error/,
    /^Unable to preload CSS/,
    /^SyntaxError: /,
  ),
);

const isStyle = (file: string) => kindOf(file) === 'style';

/**
 * A file of each kind. Two things are not settled, and only the whole run asks for them: without some style sheets a
 * part of a view lies under another, so here a page must only have words; and the map waits for its script.
 */
function sampleOf(files: readonly string[], view: View, fault: Fault, pick: number): string[] {
  const held = files.filter((file) => !isStyle(file) || (fault !== 'late' && !view.act));
  return Object.values(Object.groupBy(held, kindOf)).map((all) => all![Math.floor(pick * all!.length)]!);
}

/** Opens a view without one of its files, and gives what is wrong with it. */
async function openWithout(page: Page, view: View, file: string, fault: Fault, wanted: readonly string[]) {
  const isIt = (url: URL) => url.pathname === file;
  const late = Promise.withResolvers<void>();
  await page.route(isIt, async (route) => {
    if (fault !== 'late') return ANSWERS[fault](route).catch(() => {});
    await late.promise;
    return route.continue().catch(() => {});
  });
  const documents = countDocuments(page);
  let missing: readonly string[] = ['any paint'];
  let passed = 0;
  const look = async () => {
    if (fault === 'late' && passed < READABLE_WITHIN_MS) {
      await page.clock.runFor(STEP_MS);
      passed += STEP_MS;
    }
    if (!(await page.evaluate(() => 'painted' in window))) return false;
    const there = await readable(view.root(page));
    missing = wanted.filter((words) => !there.includes(words));
    return there.length > 0 && missing.length === 0;
  };
  // A page that gives way to another cannot be asked.
  const whole = () => look().catch(() => false);
  try {
    await page.goto(view.path, { waitUntil: 'commit' });
    if (view.needsLife) await alive(page);
    await view.act?.(page);
    await expect.poll(whole).toBe(true);
    late.resolve();
    if (fault === 'late') {
      await alive(page);
      await expect.poll(whole).toBe(true);
    }
    // One for the page, and one for the step from it where that asks for code that fails.
    if (documents.length > (view.act ? 2 : 1)) return `loads ${documents.join(', ')}`;
    return undefined;
  } catch (error) {
    return missing.length > 0 ? `lacks ${missing.join(' | ')}` : String(error);
  } finally {
    late.resolve();
    page.removeAllListeners('request');
    await page.unroute(isIt);
  }
}

for (const [name, view] of Object.entries(VIEWS)) {
  for (const fault of IN_FULL
    ? FAULTS
    : [oneOf(view.needsLife ? FAULTS.filter((it) => it !== 'late') : FAULTS)]) {
    const pick = draw();
    test(`F12: ${name} without ${IN_FULL ? 'each of its files' : 'one file of each kind'}: ${fault}`, async ({
      page,
      navigator,
    }) => {
      test.setTimeout(IN_FULL ? 1_200_000 : 60_000);
      page.setDefaultTimeout(10_000);
      // Who is lost is sent home after the last word.
      await navigator({ ...SEEN, delayMs: view.path === NOWHERE ? 100 : 0 });
      await page.addInitScript(() => {
        const tell = () => Object.assign(window, { painted: true });
        new PerformanceObserver(tell).observe({ type: 'paint', buffered: true });
      });
      const files = await filesOf(page, view);
      const wanted = await settled(view.root(page));
      if (fault === 'late') await holdTime(page);

      const problems: string[] = [];
      for (const file of IN_FULL ? files : sampleOf(files, view, fault, pick)) {
        const problem = await openWithout(page, view, file, fault, IN_FULL || !isStyle(file) ? wanted : []);
        if (problem) problems.push(`${file}: ${problem}`);
      }
      expect(problems).toEqual([]);
    });
  }
}
