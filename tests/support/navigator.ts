import { test as base, expect, type BrowserContext, type Frame, type Page } from '@playwright/test';
import type { CountedScene } from '../../app/engine/story.ts';
import { map } from '../../app/schema/words.ts';
import { judge, watch, watchMovements, type Guard } from './guard.ts';

/**
 * A visit of a navigator with stored values, on a site that is watched. Every journey begins with these:
 *
 *     test('a returning navigator sees the choice at once', async ({ page, navigator }) => {
 *       await navigator({ seen: ['sea'] });
 *       await sail(page, 'sea');
 */

export { expect, type Page } from '@playwright/test';

export type PlaceId = (typeof map.places)[number]['id'];

export interface Memory {
  /** The introductions that have been played once. */
  readonly seen?: readonly CountedScene[];
  /** The navigator returns to the Sea from the Lost scene. */
  readonly returning?: boolean;
  /** The stored reading speed in milliseconds per character. At 0 everything is shown at once. */
  readonly delayMs?: number;
  /** The map's zoom level. */
  readonly zoom?: number;
  /** Texts in local storage by key, valid or not. */
  readonly stored?: Readonly<Record<string, string>>;
}

/** Every introduction has been played. */
export const SEEN = { seen: ['sea', 'port', 'athenaeum'] } as const satisfies Memory;

interface Fixtures {
  /** Prepares the stored values, before the first page. */
  navigator: (memory?: Memory) => Promise<void>;
  /** The faults that the test causes itself: see `tolerating`. */
  tolerated: { readonly faults: readonly RegExp[] };
  guard: Guard;
  /** Whether loops run. Only tests of loops need them, and they are slow without a graphics card. */
  loops: boolean;
  /**
   * Whether passages between scenes take their time. Otherwise each is ended as soon as the browser has begun it, as a key
   * ends it: nothing can be clicked before its end, and it is painted all the while.
   */
  passages: boolean;
  resting: void;
}

interface WorkerFixtures {
  /**
   * Whether the browser loads pictures. Without them a page takes about half of the processor's time, so only journeys
   * that are about pictures ask for them: `test.use({ pictures: true })` at the top of the file.
   */
  pictures: boolean;
}

/** Chromium's warnings about the preload of a scene's first picture, where it loads none. */
const SAID_UNUSED = [
  /^A preload for '.*' is found, but is not used because image loading is disabled\./,
  /^The resource \S+\/art\/\S+ was preloaded using link preload but not used/,
];

/** With the mouse (a fine pointer that hovers), which a browser without a window has by a flag of the same name. */
const NO_PICTURES = `--blink-settings=${[
  'imagesEnabled=false',
  'primaryPointerType=4',
  'availablePointerTypes=4',
  'primaryHoverType=2',
  'availableHoverTypes=2',
].join()}`;

export const test = base.extend<Fixtures, WorkerFixtures>({
  pictures: [false, { option: true, scope: 'worker' }],

  launchOptions: [
    async ({ pictures, launchOptions }, provide) => {
      const { args = [] } = launchOptions;
      await provide(pictures ? launchOptions : { ...launchOptions, args: [...args, NO_PICTURES] });
    },
    { scope: 'worker' },
  ],

  tolerated: [{ faults: [] }, { option: true }],

  guard: [
    async ({ context, baseURL, tolerated, pictures }, provide, info) => {
      const faults = pictures ? tolerated.faults : [...tolerated.faults, ...SAID_UNUSED];
      const guard = watch(context, new URL(baseURL!).origin, faults);
      await context.addInitScript(watchMovements);
      await provide(guard);
      await judge(guard, context, info).finally(() => letGo(context));
    },
    { auto: true },
  ],

  loops: [false, { option: true }],

  passages: [false, { option: true }],

  resting: [
    async ({ context, loops, passages }, provide) => {
      if (!loops)
        await context.addInitScript(() => {
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (...asked) {
            const animation = animate.apply(this, asked);
            if (animation.effect?.getComputedTiming().iterations === Infinity) animation.pause();
            return animation;
          };
        });
      if (!passages)
        await context.addInitScript(() => {
          const start = document.startViewTransition?.bind(document);
          if (!start) return;
          document.startViewTransition = (asked) => {
            const begun = start(asked);
            begun.ready.then(
              () => begun.skipTransition(),
              () => {},
            );
            return begun;
          };
        });
      await provide();
    },
    { auto: true },
  ],

  navigator: async ({ context, baseURL }, provide) => {
    const { origin } = new URL(baseURL!);
    await provide(async (memory = {}) => {
      // Not context.setStorageState(), which opens a page of its own for it.
      const script = await context.addInitScript(
        ([site, stored]) => {
          if (window.origin !== site) return;
          localStorage.clear();
          for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
        },
        [origin, keep(memory)] as const,
      );
      const onNavigated = (frame: Frame) => {
        if (!frame.url().startsWith(origin)) return;
        context.off('framenavigated', onNavigated);
        void script.dispose();
      };
      context.on('framenavigated', onNavigated);
    });
  },
});

/** Ends the faults of a test: what one of them still waits for, such as a fetch, would fail the run. */
async function letGo(context: BrowserContext): Promise<void> {
  for (const routes of [context, ...context.pages()]) await routes.unrouteAll({ behavior: 'ignoreErrors' });
}

/** For `test.use`: the faults that a test causes itself, as `message @ address` (see guard.ts). */
export const tolerating = (...faults: readonly RegExp[]) => ({ tolerated: { faults } });

/** The three stored values as the site writes them. */
export function keep({ seen = [], returning, delayMs, zoom, stored = {} }: Memory): Record<string, string> {
  const played = (scene: CountedScene) => ({ numTimesPlayed: seen.includes(scene) ? 1 : 0 });
  const states = {
    sea: { ...played('sea'), returning: returning ?? false },
    port: played('port'),
    athenaeum: played('athenaeum'),
  };
  return {
    ...((seen.length > 0 || returning !== undefined) && { ANIMATION_STATES: JSON.stringify(states) }),
    ...(delayMs !== undefined && { READING_SPEED: String(delayMs) }),
    ...(zoom !== undefined && { ZOOM_CONFIG_INDEX: String(zoom) }),
    ...stored,
  };
}

/** The path of a place. */
export function pathOf(id: PlaceId): string {
  return map.places.find((place) => place.id === id)!.to;
}

/** Opens a place by its address, and waits until it is alive. */
export async function sail(page: Page, id: PlaceId): Promise<void> {
  await arrive(page, pathOf(id));
}

/** Opens any address of the site, and waits until the page is alive. Until then only its links work. */
export async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
}

export async function alive(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-script', 'ready');
}

/** The stored values now, as JSON; undefined for an absent one. */
export async function remembered(page: Page) {
  const read = (key: string) =>
    page.evaluate((name) => {
      const text = localStorage.getItem(name);
      return text === null ? undefined : (JSON.parse(text) as unknown);
    }, key);
  return {
    states: (await read('ANIMATION_STATES')) as
      | Record<CountedScene, { numTimesPlayed: number; returning?: boolean }>
      | undefined,
    speed: (await read('READING_SPEED')) as number | undefined,
    zoom: (await read('ZOOM_CONFIG_INDEX')) as number | undefined,
  };
}
