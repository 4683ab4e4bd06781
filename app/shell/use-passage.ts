import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { TIMINGS_MS } from '../engine/timings.ts';
import { carriesCuts } from '../stage/passage/carries-cuts.ts';
import { goOn, hold } from '../stage/passage/after-first-frame.ts';
import { realmIsStill } from '../stage/time/realm.ts';
import { wallClock } from '../stage/time/clock.ts';
import type { StagedCut } from './cut.ts';

/**
 * The passage from one scene to the next: a view transition, which React starts. A key, a pointer press or a step in the
 * history ends it early, and no press during it is lost.
 */

let passage: ViewTransition | undefined;

/** Says how a passage is shown, once its code has come. A passage before that is a plain fade. */
let stageCut: (() => StagedCut) | undefined;

/** The press that is not over yet. The effects run anew with each scene, and one press can last longer than that. */
let press: { readonly during: ViewTransition | undefined; readonly onNewScene: boolean } | undefined;

/**
 * Calls back once: when the given promise of the transition has settled, or when the browser has given it up. After some
 * seconds a browser gives up an update that never ends, and then settles no other promise.
 */
function whenOver({ ready }: ViewTransition, settled: Promise<unknown>, call: () => void): void {
  let called = false;
  const once = () => {
    if (!called) call();
    called = true;
  };
  settled.then(once, once);
  ready.catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'TimeoutError') once();
  });
}

type Asked = Parameters<Document['startViewTransition']>[0];

/** Ends the wait for the new scene's plates. */
let showNow: (() => void) | undefined;

/** Resolves when the new scene's plates have come, with true; after PLATES_WAIT, or with a press, without them. */
const withPlates = (come: Promise<unknown>) =>
  new Promise<boolean>((resolve) => {
    showNow = () => resolve(false);
    const cancel = wallClock.after(TIMINGS_MS.PLATES_WAIT, showNow);
    void come.then(() => {
      cancel();
      resolve(true);
    });
  });

/** From when a passage is ready until its first frame is shown, also on a processor four times slower. */
const FIRST_FRAME_MS = 100;

/** A focused element that is removed makes the browser compute the styles of both scenes and lay them out. */
function leaveFocus(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest('main')) activeElement.blur();
}

/** The same transition, with what the cut has to do once the document has been updated, before it is shown. */
function withUpdate(asked: Asked, cut: StagedCut): StartViewTransitionOptions {
  const { update, ...others } = typeof asked === 'function' ? { update: asked } : (asked ?? {});
  const updateAndThen = async () => {
    leaveFocus();
    if (cut.showsLate && !realmIsStill()) hold();
    await update?.();
    const areDecoded = !cut.toThing || (await withPlates(cut.platesCome()));
    if (!cut.meet(areDecoded)) goOn();
  };
  return { ...others, update: updateAndThen };
}

// Without the function React changes the scene at once, and `<Dark>` lifts.
if (typeof document !== 'undefined' && !carriesCuts())
  Object.assign(document, { startViewTransition: undefined });

// Only the newest browsers have `document.activeViewTransition`, so the function that starts one is wrapped.
if (typeof document !== 'undefined' && typeof document.startViewTransition === 'function') {
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (asked) => {
    const cut = stageCut?.();
    const begun = start(cut ? withUpdate(asked, cut) : asked);
    if (cut) begun.ready.then(cut.clear, cut.clear);
    const clear = () => {
      if (passage === begun) passage = undefined;
      goOn();
    };
    passage = begun;
    begun.ready.then(() => {
      wallClock.after(FIRST_FRAME_MS, goOn);
      if (cut?.showsLate) void holdBack(cut);
    }, goOn);
    whenOver(begun, begun.finished, clear);
    return begun;
  };
}

/** Ends the passage early, but not before it is ready: React would then commit the new scene at the wrong time. */
function endEarly(): void {
  const current = passage;
  showNow?.();
  current?.ready.then(
    () => {
      goOn();
      current.skipTransition();
    },
    () => {},
  );
}

/** The animations of these pseudo-elements of a passage. */
const animationsOf = (pseudo: string) =>
  document
    .getAnimations()
    .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith(pseudo));

/** Whether the new scene is visible. Until then a still picture of the old one is shown, with pseudo-elements of its own. */
const isNewSceneShown = () => animationsOf('::view-transition-new').length > 0;

/**
 * Holds the new scene back until the old one has given way and all plates have come, or have had their time: else it would be
 * put together before one's eyes. The old one moves meanwhile, also while the page is busy, and stays where their stars have
 * met: there its animation ends (styles/transitions.css), and goes on with those of the new one.
 */
async function holdBack(cut: StagedCut): Promise<void> {
  const during = passage;
  const moves = animationsOf('::view-transition-new');
  for (const move of moves) move.pause();
  await new Promise<void>((gone) => {
    wallClock.after(TIMINGS_MS.UNSEEN, gone);
  });
  // One that was ended must not take the next one's wait.
  if (passage !== during) return;
  await withPlates(cut.platesCome());
  // Not by `play`: that lets each begin with a frame of its own, and the old star would go before the new one is there.
  const begun = Number(document.timeline.currentTime) - TIMINGS_MS.UNSEEN;
  for (const move of animationsOf('::view-transition')) {
    move.effect!.updateTiming({ iterations: 1 });
    move.startTime = begun;
  }
}

const linkAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** Whether the browser handles the click: it opens another tab or window, another site, or a mail. */
function leavesThePage(event: MouseEvent): boolean {
  const link = linkAt(event.target);
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
  return modified || (link !== null && (link.target !== '' || link.origin !== window.location.origin));
}

const CONTROLS = 'a[href], button, input, summary';

/** The element a click was meant for, after the passage; undefined if it was meant for the old scene. */
function intendedTarget(click: MouseEvent, onNewScene: boolean): Element | undefined {
  if (!(click.target instanceof Element)) return undefined;
  const under = click.detail > 0 ? document.elementFromPoint(click.clientX, click.clientY) : null;
  const hitThePicture = under !== null && under !== click.target && click.target.contains(under);
  if (!hitThePicture) return click.target;
  const meant = !under.closest('main') || (onNewScene && click.detail === 1);
  return meant ? under : undefined;
}

// By itself: the bundler takes a `then` beside the import into its own call, and what fails around it is not caught.
const loadCut = () => import('./cut.ts');

/**
 * Answers every press during a passage after it. Until then React does not listen to the new scene's links, and while both
 * scenes are pictures, the browser sends a press to the document instead of the pressed element.
 */
export function usePassage(): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();

  useEffect(() => {
    if (carriesCuts())
      loadCut().then(
        (code) => {
          stageCut = code.stageCut;
        },
        () => {},
      );
  }, []);

  useEffect(() => {
    const inputs = ['pointerdown', 'keydown', 'popstate'] as const;
    for (const input of inputs) window.addEventListener(input, endEarly);
    return () => {
      for (const input of inputs) window.removeEventListener(input, endEarly);
    };
  }, []);

  useEffect(() => {
    let answering = false;
    const onDown = () => {
      press = { during: passage, onNewScene: passage !== undefined && isNewSceneShown() };
    };
    const answer = (click: MouseEvent, onNewScene: boolean) => {
      const target = intendedTarget(click, onNewScene);
      const link = linkAt(target ?? null);
      if (target?.isConnected) {
        if (target !== click.target) target.closest<HTMLElement>(CONTROLS)?.focus({ preventScroll: true });
        answering = true;
        target.dispatchEvent(new PointerEvent('click', click));
        answering = false;
      } else if (link && link.pathname !== window.location.pathname) {
        // The link was removed with its scene. The navigator's last choice still counts.
        void navigate(link.pathname + link.search + link.hash);
      }
    };
    const onClick = (event: MouseEvent) => {
      const during = passage ?? press?.during;
      const onNewScene = press?.onNewScene ?? false;
      press = undefined;
      if (answering || leavesThePage(event)) return;
      // The step is made, but its scene has not rendered. A second step would be a second entry in the history.
      const to = linkAt(event.target)?.pathname;
      if (!during && (to !== window.location.pathname || to === pathname)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!during) return;
      whenOver(during, event.detail > 0 ? during.finished : during.updateCallbackDone, () =>
        answer(event, onNewScene),
      );
    };
    window.addEventListener('pointerdown', onDown, true);
    window.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('pointerdown', onDown, true);
      window.removeEventListener('click', onClick, true);
    };
  }, [navigate, pathname]);
}
