import { useState } from 'react';
import type { Clock } from '../../engine/clock.ts';
import { createValue } from '../../engine/value.ts';
import { useValue } from '../use-value.ts';
import { clock, storyClock } from './clock.ts';
import { pauseTransitions } from './pause-transitions.ts';

/**
 * Whether the realm lives. A page arrives as it was printed, with every word in it, and comes to life once the scripts
 * run, the window is wide enough (it then stays alive) and nobody has had to start reading without them. Under the
 * least width, and while the tab is hidden, its clocks pause; the story's pauses too while the navigator pauses it, and
 * while something lies over the page.
 */

/** Narrower than this, in CSS pixels, only the gate is shown (specification, section 9). The styles say it too. */
export const MIN_WIDTH_PX = 600;
const WIDE = `(min-width: ${MIN_WIDTH_PX}px)`;
const STILL = '(prefers-reduced-motion: reduce)';
const FINE = '(hover: hover) and (pointer: fine)';
const PRINT = 'print';

export interface Realm {
  /** Scripts run and the window has been wide enough: scenes may play. */
  readonly alive: boolean;
  readonly narrow: boolean;
  /** No movement and no waits. */
  readonly still: boolean;
  /** Something lies over the page: the map, the manual. What moves by itself pauses. */
  readonly covered: boolean;
  /** The navigator has paused: nothing moves by itself, and lines wait to be asked for. */
  readonly paused: boolean;
  /** There is a pointer that can hover. */
  readonly finePointer: boolean;
  /** The printed page was shown before the scripts came: what can be read already is not hidden again. */
  readonly printed: boolean;
  /** The page is on its way to paper: every word of it is to be there. */
  readonly onPaper: boolean;
}

const PRINTED: Realm = {
  alive: false,
  narrow: false,
  still: false,
  covered: false,
  paused: false,
  finePointer: false,
  printed: false,
  onPaper: false,
};
const realm = createValue(PRINTED);
let started = false;
/** Stillness has been asked for on the page itself, for this visit. */
let asked = false;
/** The browser has said that it is going to print. */
let printing = false;
/** The navigator has paused, for this visit: nothing of it is kept. */
let paused = false;

function pauseIf(of: Clock, pause: boolean) {
  if (pause) of.pause();
  else of.resume();
}

function look() {
  const narrow = !matchMedia(WIDE).matches;
  const before = realm.get();
  const next: Realm = {
    alive: before.alive || !narrow,
    narrow,
    still: asked || matchMedia(STILL).matches,
    covered: document.querySelector('dialog[open]') !== null,
    paused,
    finePointer: matchMedia(FINE).matches,
    printed: before.printed,
    onPaper: printing || matchMedia(PRINT).matches,
  };
  document.documentElement.toggleAttribute('data-still', next.still);
  document.documentElement.toggleAttribute('data-paused', paused);
  pauseTransitions(paused);
  const away = narrow || document.visibilityState === 'hidden';
  pauseIf(clock, away);
  pauseIf(storyClock, away || paused || next.covered);
  if ((Object.keys(next) as (keyof Realm)[]).some((key) => next[key] !== before[key])) realm.set(next);
}

/** Brings the page to life. Called once, when it has been hydrated. */
export function wakeRealm(): void {
  if (started) return;
  started = true;
  const root = document.documentElement;
  const printed = root.dataset['script'] !== 'waiting' && root.dataset['script'] !== undefined;
  realm.set({ ...realm.get(), printed });
  root.dataset['script'] = 'ready';
  for (const query of [WIDE, STILL, FINE, PRINT]) matchMedia(query).addEventListener('change', look);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
  // Not every browser changes the medium of the page itself when it prints it.
  for (const [event, begins] of [
    ['beforeprint', true],
    ['afterprint', false],
  ] as const)
    window.addEventListener(event, () => {
      printing = begins;
      look();
    });
  // No event tells the page that a dialog was opened; its attribute does.
  new MutationObserver(look).observe(document.body, { subtree: true, attributeFilter: ['open'] });
  look();
}

/** Asks for stillness, or no longer: no movement and no waits, whatever the system says. */
export function askForStillness(ask: boolean): void {
  asked = ask;
  look();
}

/** Pauses everything that moves by itself, or lets it go on from where it is. */
export function pauseRealm(pause: boolean): void {
  paused = pause;
  look();
}

/** The realm's state, followed live. On the printed page, and while it is being hydrated: not alive. */
export const useRealm = (): Realm => useValue(realm, PRINTED);

/**
 * Whether the scene that asks stays as it was printed: it was there before the scripts, and they came so late that it
 * has been given to read. A scene reached later plays like any other.
 */
export function useStaysPrinted(): boolean {
  const { alive, printed } = useRealm();
  const [wasPrinted] = useState(!alive);
  return printed && wasPrinted;
}

/**
 * Calls back once, as soon as the page is alive: before anything is drawn for it. `printed`: it was given to read as it
 * was printed. Returns how to call it off.
 */
export function onceAlive(call: (printed: boolean) => void): () => void {
  let stop = () => {};
  const ask = () => {
    const { alive, printed } = realm.get();
    if (!alive) return;
    stop();
    call(printed);
  };
  stop = realm.subscribe(ask);
  ask();
  return stop;
}

/** For what is not a component. */
export const realmIsStill = (): boolean => realm.get().still;
export const realmIsPaused = (): boolean => realm.get().paused;
