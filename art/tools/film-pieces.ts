// The set pieces that `film` knows, and how one is filmed: slowly enough for the browser to be photographed at each moment.
import type { Locator, Page } from 'playwright-core';
import { COUNTED_SCENES } from '../../app/engine/story.ts';
import { STYLES_MS, TIMINGS_MS } from '../../app/engine/timings.ts';
import { PLACE_ROUTES, bookPath, type PlaceId } from '../../app/schema/places.ts';
import {
  agreements,
  athenaeum,
  bookWords,
  books,
  controls,
  mapWords,
  port,
  sea,
} from '../../app/schema/words.ts';

interface Piece {
  readonly address: string;
  /** Nothing is remembered: introductions are told, and doors are closed. */
  readonly firstVisit?: true;
  /** What is done before time goes slowly. */
  readonly before?: (page: Page) => Promise<unknown>;
  readonly press: (page: Page) => Promise<unknown>;
  /** The selector of an element that is there as soon as the piece has begun. Without it, the piece is a passage. */
  readonly begins?: string;
  readonly lastsMs: number;
}

export interface Frame {
  readonly picture: Buffer;
  /** Since the beginning of its piece. */
  readonly atMs?: number;
}

const FRAMES = 12;
/** From frame to frame in true time, in which each is also stopped and photographed. */
const APART_MS = 1500;
/** By then an arrival has shown all that it shows by itself. */
const ARRIVED_MS = STYLES_MS.LIDS_TEXT + TIMINGS_MS.STAGE;

const [newest] = books;
const CHOICES = [...sea.choices, ...port.choices, ...athenaeum.choices];

/** Not by the pointer or a key: the picture would show what is under it, or a frame. */
const press = (target: Locator) => target.dispatchEvent('click');
const pressLink = (name: string) => (page: Page) =>
  press(page.getByRole('link', { name, exact: true }).first());
const pressButton = (name: string) => (page: Page) => press(page.getByRole('button', { name, exact: true }));
const pressChoice = (place: PlaceId) =>
  pressLink(CHOICES.find((choice) => 'to' in choice && choice.to === PLACE_ROUTES[place])!.text);

const CUT = { lastsMs: TIMINGS_MS.CUT + STYLES_MS.WORDS_COME };
const THROUGH = { lastsMs: STYLES_MS.THROUGH + STYLES_MS.WORDS_COME };
const BOOK = { lastsMs: STYLES_MS.BOOK };

const LIDS_CLOSE = '[data-lids-state="closing"]';

export const PIECES: Readonly<Record<string, Piece>> = {
  'lids-open': {
    address: PLACE_ROUTES.sea,
    firstVisit: true,
    press: pressButton(sea.wake),
    begins: '[data-lids-state="opening"]',
    lastsMs: TIMINGS_MS.LIDS_OPEN,
  },
  'lids-close': {
    address: '/between-two-places',
    press: async (page) => {
      while ((await page.locator(LIDS_CLOSE).count()) === 0) await page.keyboard.press('Space');
    },
    begins: LIDS_CLOSE,
    lastsMs: STYLES_MS.LIDS_CLOSE,
  },
  doors: {
    address: PLACE_ROUTES.athenaeum,
    firstVisit: true,
    before: (page) => press(page.getByRole('button', { name: new RegExp(`^${controls.skip}`) })),
    press: pressButton(athenaeum.button),
    begins: 'main[data-state="opening"]',
    lastsMs: TIMINGS_MS.DOORS,
  },
  'sea-to-port': { address: PLACE_ROUTES.sea, press: pressChoice('port'), ...CUT },
  'port-to-shop': { address: PLACE_ROUTES.port, press: pressChoice('shop'), ...THROUGH },
  'port-to-athenaeum': { address: PLACE_ROUTES.port, press: pressChoice('athenaeum'), ...CUT },
  'room-to-shelf': { address: PLACE_ROUTES.athenaeum, press: pressChoice('shelf'), ...CUT },
  'room-to-cabinet': { address: PLACE_ROUTES.athenaeum, press: pressChoice('cabinet'), ...THROUGH },
  manual: {
    address: PLACE_ROUTES.athenaeum,
    press: pressButton(CHOICES.find((choice) => 'opens' in choice)!.text),
    begins: 'dialog[open]',
    lastsMs: STYLES_MS.LIFT,
  },
  book: { address: PLACE_ROUTES.shelf, press: pressLink(newest.name), ...BOOK },
  back: { address: bookPath(newest.slug), press: pressLink(bookWords.back), ...BOOK },
  cloth: {
    address: PLACE_ROUTES.shop,
    press: async (page) => {
      const { width, height } = page.viewportSize()!;
      await page.setViewportSize({ width: width - 1, height });
      await page.setViewportSize({ width, height });
    },
    begins: 'main[data-state="stocking"]',
    lastsMs: TIMINGS_MS.RESTOCK + TIMINGS_MS.CLOTH,
  },
  map: {
    address: PLACE_ROUTES.port,
    press: pressButton(mapWords.button),
    begins: 'dialog[open]',
    lastsMs: TIMINGS_MS.MAP_APPEAR + TIMINGS_MS.MAP_ACTIVE + TIMINGS_MS.MAP_UNRAVEL,
  },
  folder: {
    address: PLACE_ROUTES.cabinet,
    press: pressButton(agreements[0].title),
    begins: 'main [aria-expanded="true"]',
    lastsMs: TIMINGS_MS.SHEET_WAIT + TIMINGS_MS.SHEET,
  },
};

const SEEN = JSON.stringify(
  Object.fromEntries(COUNTED_SCENES.map((scene) => [scene, { numTimesPlayed: 1, returning: false }])),
);

/** Lets timers go by the time of the animations, which the tools of the browser slow down and stop; they leave timers alone. */
function timersByAnimations(): void {
  const now = () => Number(document.timeline.currentTime);
  const waiting = new Map<number, { readonly due: number; readonly call: () => void }>();
  let last = 0;
  const setTimeout = (call: () => void, ms = 0) => {
    last += 1;
    waiting.set(last, { due: now() + ms, call });
    return last;
  };
  const clearTimeout = (id: number) => void waiting.delete(id);
  Object.assign(window, { setTimeout, clearTimeout });
  setInterval(() => {
    for (const [id, { due, call }] of waiting) {
      if (due > now() || !waiting.delete(id)) continue;
      call();
    }
  }, 4);
}

/** Twelve frames from the beginning of a piece to its end. */
export async function filmPiece(page: Page, piece: Piece, url: string): Promise<Frame[]> {
  await page.addInitScript(timersByAnimations);
  if (!piece.firstVisit)
    await page.addInitScript((seen) => localStorage.setItem('ANIMATION_STATES', seen), SEEN);
  await page.goto(url + piece.address);
  await page.waitForSelector('html[data-script="ready"]');
  await page.waitForLoadState('networkidle');
  await piece.before?.(page);
  await page.waitForTimeout(ARRIVED_MS);

  const tools = await page.context().newCDPSession(page);
  await tools.send('Animation.enable');
  const goAt = (playbackRate: number) => tools.send('Animation.setPlaybackRate', { playbackRate });
  const rate = piece.lastsMs / ((FRAMES - 1) * APART_MS);
  await goAt(rate);
  await piece.press(page);
  const begun = await page.waitForFunction((selector) => {
    // Photographed before, a passage loses the picture of the old scene, which the browser is still taking.
    const isPassing = () =>
      document
        .getAnimations()
        .some(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'));
    const hasBegun = selector === undefined ? isPassing() : document.querySelector(selector) !== null;
    return hasBegun && Number(document.timeline.currentTime);
  }, piece.begins);
  const begunMs = Number(await begun.jsonValue());

  const frames: Frame[] = [];
  for (let n = 0; n < FRAMES; n++) {
    await page.waitForFunction(
      (ms) => Number(document.timeline.currentTime) >= ms,
      begunMs + (n / (FRAMES - 1)) * piece.lastsMs,
    );
    await goAt(0);
    const nowMs = await page.evaluate(() => Number(document.timeline.currentTime));
    frames.push({
      atMs: Math.round(nowMs - begunMs),
      picture: await page.screenshot({ caret: 'initial' }),
    });
    await goAt(rate);
  }
  return frames;
}
