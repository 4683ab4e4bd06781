import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/**
 * The passage from one scene to the next: a view transition, which React begins. A key, a pointer or a step in the
 * history cuts it short, and no press in it is lost.
 */

let passage: ViewTransition | undefined;

// Only the newest browsers tell which transition is on (`document.activeViewTransition`).
if (typeof document !== 'undefined' && typeof document.startViewTransition === 'function') {
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (...asked) => {
    const begun = start(...asked);
    const over = () => {
      if (passage === begun) passage = undefined;
    };
    passage = begun;
    begun.finished.then(over, over);
    return begun;
  };
}

/** Cut short before it is ready, it would have React commit the new scene out of turn. */
function cutShort(): void {
  const cut = passage;
  cut?.ready.then(
    () => cut.skipTransition(),
    () => {},
  );
}

/** Whether the new scene is to be seen. Until then the picture of the one that is left stands still. */
const isNewSceneShown = () =>
  document
    .getAnimations()
    .some(
      ({ effect }) =>
        effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'),
    );

const linkAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** The browser's own affair: another tab or window, another site, a letter. */
function leavesThePage(event: MouseEvent): boolean {
  const link = linkAt(event.target);
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
  return modified || (link !== null && (link.target !== '' || link.origin !== window.location.origin));
}

const CONTROLS = 'a[href], button, input, summary';

/** What a press was meant for, once the passage is over; nothing where it was aimed at a scene that has gone. */
function meantFor(press: MouseEvent, onNewScene: boolean): Element | undefined {
  if (!(press.target instanceof Element)) return undefined;
  const under = press.detail > 0 ? document.elementFromPoint(press.clientX, press.clientY) : null;
  const hitThePicture = under !== null && under !== press.target && press.target.contains(under);
  if (!hitThePicture) return press.target;
  const meant = !under.closest('main') || (onNewScene && press.detail === 1);
  return meant ? under : undefined;
}

/**
 * Keeps every press in a passage until it can be answered. Until its effects have run, the new scene's links do nothing;
 * until it stands there, React hears no event at all, and a link would load its document; and while both scenes are
 * pictures the browser gives a press to the document instead of what was pressed.
 */
export function usePassage(): void {
  const navigate = useNavigate();

  useEffect(() => {
    const inputs = ['pointerdown', 'keydown', 'popstate'] as const;
    for (const input of inputs) window.addEventListener(input, cutShort);
    return () => {
      for (const input of inputs) window.removeEventListener(input, cutShort);
    };
  }, []);

  useEffect(() => {
    let pressed: ViewTransition | undefined;
    let onNewScene = false;
    let answering = false;
    const onDown = () => {
      pressed = passage;
      onNewScene = passage !== undefined && isNewSceneShown();
    };
    const answer = (press: MouseEvent, shown: boolean) => {
      const target = meantFor(press, shown);
      const link = linkAt(target ?? null);
      if (target?.isConnected) {
        if (target !== press.target) target.closest<HTMLElement>(CONTROLS)?.focus({ preventScroll: true });
        answering = true;
        target.dispatchEvent(new PointerEvent('click', press));
        answering = false;
      } else if (link && link.pathname !== window.location.pathname) {
        // It went with its scene: what was chosen last counts.
        void navigate(link.pathname + link.search + link.hash);
      }
    };
    const onClick = (event: MouseEvent) => {
      const during = passage ?? pressed;
      const shown = onNewScene;
      pressed = undefined;
      if (answering || !during || leavesThePage(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const then = () => answer(event, shown);
      (event.detail > 0 ? during.finished : during.updateCallbackDone).then(then, then);
    };
    window.addEventListener('pointerdown', onDown, true);
    window.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('pointerdown', onDown, true);
      window.removeEventListener('click', onClick, true);
    };
  }, [navigate]);
}
