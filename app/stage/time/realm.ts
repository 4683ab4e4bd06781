import { useState } from 'react';
import type { Clock } from '../../engine/clock.ts';
import { createValue } from '../../engine/value.ts';
import { useValue } from '../use-value.ts';
import { clock, storyClock } from './clock.ts';
import { pauseTransitions } from './pause-transitions.ts';

/**
 * The state of the realm. It becomes alive once scripts run and the window has been wide enough, and then stays alive.
 * This module also pauses the clocks (clock.ts says when).
 */

/** In windows narrower than this, in CSS pixels, only the gate is shown (specification, section 9). The styles repeat it. */
const MIN_WIDTH_PX = 600;
/** Windows that are wide enough for the realm. */
export const WIDE = `(min-width: ${MIN_WIDTH_PX}px)`;
const STILL = '(prefers-reduced-motion: reduce)';
const FINE = '(hover: hover) and (pointer: fine)';
const PRINT = 'print';

export interface Realm {
  /** Scripts run and the window has been wide enough: scenes may play. */
  readonly alive: boolean;
  readonly narrow: boolean;
  /** No movement and no waits. */
  readonly still: boolean;
  /** An overlay is open, such as the map or the manual. What moves by itself is paused. */
  readonly covered: boolean;
  /** The navigator has pressed Pause: nothing moves by itself, and each line waits for a hurry. */
  readonly paused: boolean;
  /** There is a pointer that can hover. */
  readonly finePointer: boolean;
  /** Scripts were late and the printed page is shown: what can be read already must not be hidden again. */
  readonly printed: boolean;
  /** The page is being printed on paper: every word of it is shown. */
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
/** Stillness is asked for by the page itself (the rehearsal), whatever the system says. */
let stillAsked = false;
/** Between the browser's `beforeprint` and `afterprint`. */
let printing = false;
/** The navigator has pressed Pause. It lasts for this visit and is not stored. */
let paused = false;

function pauseIf(of: Clock, pause: boolean) {
  if (pause) of.pause();
  else of.resume();
}

function update() {
  const narrow = !matchMedia(WIDE).matches;
  const before = realm.get();
  const next: Realm = {
    alive: before.alive || !narrow,
    narrow,
    still: stillAsked || matchMedia(STILL).matches,
    covered: realmIsCovered(),
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

/** Makes the realm alive. Called once, after hydration. */
export function wakeRealm(): void {
  if (started) return;
  started = true;
  const root = document.documentElement;
  const printed = root.dataset['script'] !== 'waiting' && root.dataset['script'] !== undefined;
  realm.set({ ...realm.get(), printed });
  for (const query of [WIDE, STILL, FINE, PRINT]) matchMedia(query).addEventListener('change', update);
  document.addEventListener('visibilitychange', update);
  window.addEventListener('pageshow', update);
  // Some browsers print without a change of the `print` media query.
  for (const [event, begins] of [
    ['beforeprint', true],
    ['afterprint', false],
  ] as const)
    window.addEventListener(event, () => {
      printing = begins;
      update();
    });
  // No event is sent when a dialog opens, so its attribute is observed.
  new MutationObserver(update).observe(document.body, { subtree: true, attributeFilter: ['open'] });
  update();
  // Last, because it changes the styles of the whole page: who measures something on being told would compute them at once.
  root.dataset['script'] = 'ready';
}

/** With `true`, there is no movement and no wait, whatever the system says. */
export function askForStillness(ask: boolean): void {
  stillAsked = ask;
  update();
}

/** Pauses everything that moves by itself, or lets it go on from where it is. */
export function pauseRealm(pause: boolean): void {
  paused = pause;
  update();
}

/** The realm's state, followed live. On the printed page and during hydration it is not alive. */
export const useRealm = (): Realm => useValue(realm, PRINTED);

/**
 * Whether the calling scene stays as it was printed, because scripts were late and it can be read already. A scene that
 * is reached later plays as usual.
 */
export function useStaysPrinted(): boolean {
  const { alive, printed } = useRealm();
  const [wasPrinted] = useState(!alive);
  return printed && wasPrinted;
}

/**
 * Calls back once, as soon as the page is alive and before it is drawn. `printed`: scripts were late, and the printed
 * page is already being read. Returns a function that cancels it.
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

/** Whether hydration is over: what is rendered from now on was not printed. */
export const realmHasWoken = (): boolean => started;
/** Whether an overlay is open at this moment. The realm's `covered` follows when the document has changed. */
export const realmIsCovered = (): boolean => document.querySelector('dialog[open]') !== null;
/** Whether nothing may move now, for code outside components. */
export const realmIsStill = (): boolean => realm.get().still;
/** Whether the navigator has paused the realm, for code outside components. */
export const realmIsPaused = (): boolean => realm.get().paused;
