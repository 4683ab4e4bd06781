import { expect, type BrowserContext, type Page, type TestInfo } from '@playwright/test';

/**
 * Watches every page of a visit, and fails the test for an error or a warning in the console, an error of a script,
 * something the policy refused, a request to another origin, or anything stored besides the three keys.
 */

/** The only keys that may be stored. */
export const KEYS = ['ANIMATION_STATES', 'READING_SPEED', 'ZOOM_CONFIG_INDEX'];

/** Chromium's message for every answer with status 404, also for the page of an unknown address. */
export const said404 = (path: string | RegExp): RegExp =>
  new RegExp(
    `^Failed to load resource: the server responded with a status of 404 \\(Not Found\\) @ https?://[^/]+${
      typeof path === 'string' ? `${RegExp.escape(path)}$` : path.source
    }`,
  );

/** Chromium's message for a request that the test itself has blocked. */
export const saidFailed = /^Failed to load resource: net::ERR_(FAILED|INTERNET_DISCONNECTED) @ /;

/**
 * In a page, before its scripts: an error for each movement that mixes parts of a size with lengths. WebKitGTK ends a page now
 * and then whose compositor does that sum; nothing is seen of it here.
 */
export function watchMovements(): void {
  const unitsOf = (lengths: readonly string[]) =>
    new Set(
      lengths.flatMap((it) => (Number.parseFloat(it) ? [it.replace(/^-?[\d.]+(?:e[-+]?\d+)?/, '')] : [])),
    );
  /** Of a sum with nothing of one kind, as Chromium writes it half way from 0 %, WebKit makes none. */
  const isSum = (move: string) =>
    [...move.matchAll(/calc\(([^)]*)\)/g)].some(
      ([, sum]) =>
        unitsOf([...sum!.matchAll(/-?[\d.]+(?:e[-+]?\d+)?(?:%|[a-z]+)/g)].map(([length]) => length)).size > 1,
    );
  const look = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    for (const { effect } of target.getAnimations()) {
      if (!(effect instanceof KeyframeEffect) || effect.pseudoElement) continue;
      const frames = effect.getKeyframes();
      const moves = frames.flatMap(({ translate, transform }) => [translate, transform]).map(String);
      const axes = frames.map(({ translate = '' }) => String(translate).split(' '));
      const mixes =
        moves.some(isSum) || [0, 1].some((axis) => unitsOf(axes.flatMap((of) => of[axis] ?? [])).size > 1);
      if (mixes)
        console.error(
          `parts and lengths in one movement: ${moves.join()} of ${target.outerHTML.slice(0, 200)}`,
        );
    }
  };
  for (const type of ['transitionrun', 'animationstart']) addEventListener(type, look, true);
}

export interface Guard {
  /** All faults so far. */
  readonly faults: readonly string[];
  /** All faults so far, and those of what is stored now. */
  inspect(): Promise<readonly string[]>;
}

/** Starts to watch. `tolerated` are the faults that the test causes itself, as `message @ address`. */
export function watch(context: BrowserContext, origin: string, tolerated: readonly RegExp[]): Guard {
  const faults = new Set<string>();
  const note = (fault: string) => {
    if (!tolerated.some((pattern) => pattern.test(fault))) faults.add(fault);
  };

  context.on('console', (message) => {
    const kind = message.type();
    if (kind === 'error' || kind === 'warning' || kind === 'assert') {
      note(`${message.text()} @ ${message.location().url}`);
    }
  });
  context.on('weberror', (error) => note(error.error().stack || String(error.error())));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (['http:', 'https:', 'ws:', 'wss:'].includes(url.protocol) && url.origin !== origin) {
      note(`a request to ${url.href}`);
    }
  });
  context.on('serviceworker', (worker) => note(`a service worker: ${worker.url()}`));

  return {
    get faults() {
      return [...faults];
    },
    async inspect() {
      const cookies = await context.cookies();
      const forbidden = await Promise.all(
        context
          .pages()
          .filter((page) => page.url().startsWith(origin))
          .map(forbiddenIn),
      );
      return [
        ...faults,
        ...cookies.map(({ name }) => `a cookie: ${name}`),
        ...forbidden.flat().filter((thing) => !tolerated.some((pattern) => pattern.test(thing))),
      ];
    },
  };
}

/**
 * Fails the test for the guard's faults. If the test has failed already, it only attaches screenshots and the faults.
 * Playwright's own `screenshot` option would paint a screenshot at the end of every test.
 */
export async function judge(guard: Guard, context: BrowserContext, info: TestInfo): Promise<void> {
  if (info.status !== 'passed') {
    for (const [i, page] of context.pages().entries()) {
      const path = info.outputPath(`failed-${i + 1}.png`);
      const taken = await page.screenshot({ path }).then(
        () => true,
        () => false, // the page has crashed
      );
      if (taken) await info.attach(`page ${i + 1}`, { path });
    }
    if (guard.faults.length > 0) await info.attach('faults', { body: guard.faults.join('\n') });
    return;
  }
  expect(await guard.inspect(), 'the console, the network and the storage are clean').toEqual([]);
}

/** Everything a page has stored that it must not store. */
async function forbiddenIn(page: Page): Promise<string[]> {
  return page.evaluate(async (keys) => {
    const names = (kind: 'localStorage' | 'sessionStorage') => {
      try {
        return Object.keys(window[kind]);
      } catch {
        return [];
      }
    };
    const databases = await indexedDB.databases().catch(() => []);
    const kept = await caches.keys().catch(() => []);
    return [
      ...names('localStorage')
        .filter((key) => !keys.includes(key))
        .map((key) => `a key of local storage: ${key}`),
      ...names('sessionStorage').map((key) => `a key of session storage: ${key}`),
      ...databases.map(({ name }) => `a database: ${name}`),
      ...kept.map((name) => `a cache: ${name}`),
    ];
  }, KEYS);
}
