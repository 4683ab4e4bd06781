import assert from 'node:assert/strict';
import { chanceOf } from '../../foley/src/engine/chance.ts';
import { PLACE_ROUTES } from '../../app/schema/places.ts';
import { IN_FULL } from '../support/faults.ts';
import { STUCK_FRAMES, countFrames, framesPassed } from '../support/frames.ts';
import { fence, gust } from '../support/gust.ts';
import { grown, type Holding } from '../support/holding.ts';
import { NOWHERE, PAGES } from '../support/voyage.ts';
import { mapButtonName, searchWords } from '../support/words.ts';
import { until } from './until.ts';
import { WINDOW, type Voyage } from './voyage.ts';

const SEEDS = IN_FULL ? 10 : 1;
const EVENTS = IN_FULL ? 10_000 : 1000;
const EVENTS_A_GUST = 50;
/**
 * The most memory of a page's process, in MB, in any scene and window. WebKit took 23 GB for one passage, 2,200 MB when it
 * kept the decoder of each picture, and 200 MB too much when it kept what had made each sound. 10,000 events take 734 MB
 * (seed 3) and 757 (seed 4).
 */
const MOST_MB = 1000;
/** How much more WebKit may take at rest after the second half of many events. The first half fills its own caches. */
const MOST_GROWTH = 1.2;
const AT_REST = '/port/athenaeum/cabinet';
const SIZES = [
  [800, 600],
  [1200, 800],
  [599, 700],
  [500, 900],
] as const;

const paths = [...PAGES, NOWHERE];

/** In the page: hides it behind another tab, or shows it again. */
function show(state: string): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  Object.defineProperty(document, 'hidden', { value: state === 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

/** In the page: whether it is alive, and its map can be opened. */
function isFree(mapName: string): boolean {
  const button = document.querySelector(`button[aria-label="${mapName}"]`);
  return (
    document.documentElement.dataset['script'] === 'ready' &&
    button !== null &&
    button.getAttribute('aria-disabled') !== 'true'
  );
}

/** In the page: whether it is a plain edition, which has no map. */
const hasLeft = () => window.location.pathname.startsWith('/archive/');

/** In the page: stored values that the site would not write. */
function misfits(): string[] {
  const isCount = (it: unknown) => Number.isInteger(it) && (it as number) >= 0;
  const isSteps = (most: number) => (it: unknown) => isCount(it) && (it as number) <= most;
  const isStates = (it: unknown) =>
    Object.values(it as Record<string, { numTimesPlayed: unknown }>).every((scene) =>
      isCount(scene.numTimesPlayed),
    );
  const fits: Record<string, (it: unknown) => boolean> = {
    READING_SPEED: isSteps(100),
    ZOOM_CONFIG_INDEX: isSteps(10),
    ANIMATION_STATES: isStates,
  };
  return Object.entries(localStorage)
    .filter(([key, text]) => !fits[key]?.(JSON.parse(text as string)))
    .map(([key, text]) => `${key}: ${text}`);
}

/** In the page: goes to another scene without a new document. Returns false where the page is not alive. */
function step(to: string): boolean {
  if (document.documentElement.dataset['script'] !== 'ready') return false;
  history.pushState(null, '', to);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  return true;
}

/** In the page: goes to a scene and closes what is open. Returns true once nothing moves any more. */
function rest(to: string): boolean | 'gone' {
  if (document.documentElement.dataset['script'] !== 'ready') return 'gone';
  const open = document.querySelector('dialog[open]');
  const expanded = document.querySelector<HTMLElement>('footer [aria-expanded="true"]');
  if (open) open.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  else if (expanded) expanded.click();
  else if (location.pathname !== to) {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  } else {
    const isEnding = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    return document.querySelectorAll('main').length === 1 && !document.getAnimations().some(isEnding);
  }
  return false;
}

/** What a page takes while the cabinet is at rest. */
interface Taken {
  /** Only Chromium can say. */
  readonly holds: Holding | undefined;
  /** The memory of its process; 0 where nobody can say. */
  readonly mb: number;
}

/** Undefined where the page is not alive. */
async function takenAtRest({ driver }: Voyage): Promise<Taken | undefined> {
  await driver.resize(WINDOW.width, WINDOW.height);
  const state = await until('the cabinet is at rest', () => driver.run(rest, AT_REST));
  if (state === 'gone') return undefined;
  return { holds: await driver.holds?.(), mb: driver.memoryMb?.() ?? 0 };
}

/** What has grown by more than is allowed, in words. What is not fully warmed up may still grow. */
const grownAtRest = (before: Taken, after: Taken): readonly string[] => [
  ...(before.holds && after.holds ? grown(before.holds, after.holds) : []),
  ...(IN_FULL && after.mb > MOST_GROWTH * before.mb ? [`${before.mb} MB became ${after.mb}`] : []),
];

/** Sends random events to every page, seed by seed. */
export async function monkey(voyage: Voyage): Promise<void> {
  for (let seed = 1; seed <= SEEDS; seed += 1) await play(voyage, seed);
}

/**
 * Sends the events of one seed. Nothing may be stuck, no unfit value stored, no error in the console. Where the browser
 * can say, a document that lasts the whole time must not hold more after the second half of the events.
 */
export async function play(voyage: Voyage, seed: number, events = EVENTS): Promise<void> {
  const draw = chanceOf(seed);
  await voyage.begin({ delayMs: 20 });
  await voyage.arrive('/');
  // Once it has come, the index of the search is kept for the visit: it comes before what is held is counted.
  await voyage.driver.run(step, PLACE_ROUTES.shelf);
  await voyage.press('button', searchWords.open);
  await voyage.see('dialog', searchWords.title);
  await voyage.key('Escape');
  await voyage.gone('dialog', searchWords.title);
  await voyage.driver.run(() => void Object.assign(globalThis, { isFirst: true }));
  // The first half also warms up.
  await storm(voyage, seed, events / 2, draw);
  const warm = await takenAtRest(voyage);
  await storm(voyage, seed, events / 2, draw);
  // What the last events began may still be ending.
  let more: readonly string[] = [];
  await until(
    () => `seed ${seed}: no more is held: ${more.join(', ')}`,
    async () => {
      const now = await takenAtRest(voyage);
      const isFirst = await voyage.driver.run(() => 'isFirst' in globalThis);
      more = isFirst && warm && now ? grownAtRest(warm, now) : [];
      return more.length === 0;
    },
  );
}

/** Sends events by chance, spread over every page. */
async function storm(voyage: Voyage, seed: number, events: number, draw: () => number): Promise<void> {
  const { driver } = voyage;
  let [gusts, lost] = [0, 0];
  for (const path of paths) {
    if (!(await driver.run(step, path).catch(() => false))) await voyage.arrive(path);
    for (let sent = 0; sent < events / paths.length; sent += EVENTS_A_GUST) {
      await weather(driver.run(fence));
      gusts += 1;
      if (!(await weather(driver.run(gust, Array.from({ length: EVENTS_A_GUST }, draw))))) lost += 1;
      const then = draw();
      const [width, height] = SIZES[Math.floor(draw() * SIZES.length)]!;
      if (then < 0.15) await driver.resize(width, height);
      else if (then < 0.25) await weather(driver.run(show, 'hidden'));
      else if (then < 0.4) await weather(driver.run(show, 'visible'));
      else if (then < 0.45) await voyage.back();
      else if (then < 0.5) await driver.run(() => setTimeout(() => history.forward()));
      else {
        await weather(driver.run(fence));
        await driver.key((['Enter', 'Escape', 'Tab'] as const)[Math.floor(draw() * 3)]!);
      }
    }
    // A page that comes between the fence and a key has none, and a link there may lead out of the realm.
    if (await driver.run(hasLeft).catch(() => false)) await voyage.arrive(path);
    await weather(driver.run(show, 'visible'));
    // In a narrow window the realm's time stands still.
    await driver.resize(WINDOW.width, WINDOW.height);
    await weather(driver.run(countFrames));
    await until(`the map can be opened on ${path}, seed ${seed}`, () =>
      driver.run(isFree, mapButtonName).catch(() => false),
    );
    const passed = await driver.run(framesPassed);
    assert.ok(passed < STUCK_FRAMES, `${path}, seed ${seed}: nothing answers for ${passed} frames`);
    // On a busy machine WebKit frees late. What it never frees stays.
    let mb = 0;
    const takesLittle = () => {
      mb = driver.memoryMb?.() ?? 0;
      return Promise.resolve(mb < MOST_MB);
    };
    await until(
      () => `${path}, seed ${seed}: the page takes ${mb} MB, and not less than ${MOST_MB}`,
      takesLittle,
    );
    assert.deepEqual(await driver.run(misfits), [], `${path}, seed ${seed}: what is kept`);
  }
  assert.ok(lost < gusts / 4, `seed ${seed}: ${lost} of ${gusts} gusts were lost with their page`);
}

/** Whether the work was done. When an event leads to another page, what was asked of the first is lost, or says so. */
async function weather(what: Promise<unknown>): Promise<boolean> {
  return what.then(
    (answer) => answer !== false,
    (error: unknown) => {
      if (!/context|navigat|frame|unload/i.test(String(error))) throw error;
      return false;
    },
  );
}
