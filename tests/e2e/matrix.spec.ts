// What needs a browser: pages on which one file of the build is missing, broken or late.
import type { Locator, Request } from '@playwright/test';
import { chanceOf } from '../../foley/src/engine/chance.ts';
import { IN_FULL, abort, garbage, notFound } from '../support/faults.ts';
import { holdTime } from '../support/held-clock.ts';
import { SEEN, alive, arrive, expect, test, tolerating, type Page } from '../support/navigator.ts';
import { NOWHERE, PAGES, countDocuments, mapDialog, openMap } from '../support/voyage.ts';
import { books } from '../support/words.ts';

test.use({ pictures: true });

/**
 * Fails each file of the build in each way on each view that uses it: within five seconds all words and choices must be
 * there, after one load. `npm run test:faults -- matrix` does all of it, `npm test` a sample that is always the same: of
 * every third view, and each in another way.
 */
const draw = chanceOf(20_261_122);

/** After this time a page must be readable, whatever has not loaded. */
const READABLE_WITHIN_MS = 5000;
const STEP_MS = 500;
/** So long may a busy machine take for those seconds, which the page's own clock counts. */
const LIMIT_MS = 30_000;

/** Ways for a file to fail. A late one comes after the page was checked. */
const FAULTS = ['status 404', 'aborted', 'garbage', 'late'] as const;
type Fault = (typeof FAULTS)[number];
const ANSWERS = { 'status 404': notFound, aborted: abort, garbage };

interface View {
  readonly path: string;
  readonly root: (page: Page) => Locator;
  /** Brings the view about on its page. */
  readonly act?: (page: Page) => Promise<void>;
  /** Whether `act` needs a page that is alive: then the page's own files do not fail. */
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
      // By its address: before the styles come, the plain edition has the same name.
      await page.getByRole('main').locator(`a[href$="/shelf/${book.slug}"]`, { hasText: book.name }).click();
      await page.waitForURL(`**/${book.slug}`, { waitUntil: 'commit' });
    },
  },
};

const FILE = /^\/(assets|art|archive)\//;
const KINDS = { script: /\.js$/, style: /\.css$/, font: /\.woff2$/, archive: /^\/archive\//, picture: /./ };
const kindOf = (file: string) => Object.entries(KINDS).find(([, pattern]) => pattern.test(file))![0];

/** The words of a view, and those of its page before it is brought about. */
interface Wanted {
  readonly before: readonly string[];
  readonly there: readonly string[];
}

/** The files that a view loads, and its words. */
async function study(page: Page, { path, root, act, needsLife }: View) {
  const files = new Set<string>();
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (FILE.test(pathname)) files.add(pathname);
  });
  await arrive(page, path);
  await page.waitForLoadState('networkidle');
  const before = needsLife ? [] : await settled(root(page));
  const own = new Set(needsLife ? files : []);
  await act?.(page);
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('request');
  const wanted: Wanted = { before, there: await settled(root(page)) };
  return { files: [...files].filter((file) => !own.has(file)).toSorted(), wanted };
}

/** The words that can be read and the choices that can be taken now, because nothing covers them. */
const readable = (root: Locator): Promise<string[]> =>
  root.evaluateAll((roots) => {
    const things = roots.flatMap((it) => [...it.querySelectorAll('h1, h2, h3, p, li:not(:has(a)), a[href]')]);
    const seen = things.filter((thing) => {
      // Words of the moment, random words and words only for screen readers are left out.
      if (thing.closest('[role="status"], p[aria-live], .hidden')) return false;
      if (!thing.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      thing.scrollIntoView({ block: 'center', behavior: 'instant' });
      // A line of a link may be empty before its star.
      const box =
        [...thing.getClientRects()].find(({ width, height }) => width * height > 0) ?? new DOMRect();
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return hit !== null && (thing.contains(hit) || hit.contains(thing));
    });
    const said = seen.map((thing) => {
      if (thing instanceof HTMLAnchorElement) return `the way to ${thing.pathname}`;
      const words = thing.cloneNode(true) as Element;
      // What scripts add is left out: a button that copies an address, words in place of a picture that failed.
      for (const added of words.querySelectorAll('button, [aria-hidden="true"]')) added.remove();
      return (words.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    });
    return [...new Set(said)].filter((words) => words !== '');
  });

/** The same, once no more is added. */
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
    /^Loading the font|^Failed to decode downloaded font|^OTS parsing error/,
    /^Unable to preload CSS/,
    // Without the sheet that names the fonts, nothing asks for them.
    /^The resource \S+\.woff2 was preloaded using link preload but not used/,
    /^SyntaxError: /,
  ),
);

/** A file of each kind. */
const sampleOf = (files: readonly string[], pick: number): string[] =>
  Object.values(Object.groupBy(files, kindOf)).map((all) => all![Math.floor(pick * all!.length)]!);

/** Opens a view without one of its files, and returns what is wrong. */
async function openWithout(page: Page, view: View, file: string, fault: Fault, wanted: Wanted) {
  const isIt = (url: URL) => url.pathname === file;
  const late = Promise.withResolvers<void>();
  await page.route(isIt, async (route) => {
    if (fault !== 'late') return ANSWERS[fault](route).catch(() => {});
    await late.promise;
    return route.continue().catch(() => {});
  });
  const documents = countDocuments(page);
  let missing: readonly string[] = ['any paint'];
  let isThere = view.act === undefined;
  const act = async () => {
    await view.act?.(page);
    isThere = true;
  };
  /** Waits until all words are there. Where time is held, so much of it passes meanwhile. */
  const come = async (withinMs = 0) => {
    let passed = 0;
    const look = async () => {
      if (passed < withinMs) {
        await page.clock.runFor(STEP_MS);
        passed += STEP_MS;
        if (!isThere) return false;
      }
      if (!(await page.evaluate(() => 'painted' in window))) return false;
      const there = await readable(view.root(page));
      missing = (isThere ? wanted.there : wanted.before).filter((words) => !there.includes(words));
      return there.length > 0 && missing.length === 0;
    };
    // A page that is being replaced does not answer.
    await expect.poll(() => look().catch(() => false), { timeout: LIMIT_MS }).toBe(true);
  };
  try {
    await page.goto(view.path, { waitUntil: 'commit' });
    if (view.needsLife) await alive(page);
    if (fault === 'late') {
      const acting = act();
      acting.catch(() => {});
      // Where the code of the next scene is late, the words of the present one must be there.
      await come(READABLE_WITHIN_MS);
      late.resolve();
      await acting;
      await alive(page);
    } else await act();
    // A late file may give the shelves another width: the cloth needs its time.
    await come(fault === 'late' ? READABLE_WITHIN_MS : 0);
    // One load for the page, and one for a step to code that fails.
    if (documents.length > (view.act ? 2 : 1)) return `loads ${documents.join(', ')}`;
    return undefined;
  } catch (error) {
    return `${missing.length > 0 ? `lacks ${missing.join(' | ')}: ` : ''}${String(error)}`;
  } finally {
    late.resolve();
    page.removeAllListeners('request');
    await page.unroute(isIt);
  }
}

for (const [at, [name, view]] of Object.entries(VIEWS).entries()) {
  for (const fault of IN_FULL ? FAULTS : at % 3 === 1 ? [FAULTS[Math.floor(at / 3)]!] : []) {
    const pick = draw();
    test(`F12: ${name} without ${IN_FULL ? 'each of its files' : 'one file of each kind'}: ${fault}`, async ({
      page,
      navigator,
    }) => {
      test.setTimeout(IN_FULL ? 1_200_000 : 60_000);
      page.setDefaultTimeout(LIMIT_MS);
      // The Lost scene ends by itself, so it must not end before the check.
      await navigator({ ...SEEN, delayMs: view.path === NOWHERE ? 100 : 0 });
      await page.addInitScript(() => {
        const tell = () => Object.assign(window, { painted: true });
        new PerformanceObserver(tell).observe({ type: 'paint', buffered: true });
      });
      const { files, wanted } = await study(page, view);
      if (fault === 'late') await holdTime(page);

      const problems: string[] = [];
      for (const file of IN_FULL ? files : sampleOf(files, pick)) {
        const problem = await openWithout(page, view, file, fault, wanted);
        if (problem) problems.push(`${file}: ${problem}`);
      }
      expect(problems).toEqual([]);
    });
  }
}
