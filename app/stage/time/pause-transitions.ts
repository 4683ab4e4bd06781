/**
 * Transitions of the scene while the story is paused. A CSS animation can be told to rest by a style sheet
 * (styles/paused.css); a transition cannot. Those under way rest until they may go on; those that begin while everything
 * is paused (a lamp that a state lights, a footprint that a line leaves) are seen as they end.
 */

let paused: Animation[] | undefined;

const inScene = (animation: Animation) => {
  const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
  return target?.closest('main') != null && target.closest('dialog') === null;
};

const ofScene = (from: DocumentOrShadowRoot | Animatable) =>
  typeof CSSTransition === 'undefined' || typeof from.getAnimations !== 'function'
    ? []
    : from.getAnimations().filter((it) => it instanceof CSSTransition && inScene(it));

const endAtOnce = (event: Event) => {
  if (!(event.target instanceof Element)) return;
  for (const animation of ofScene(event.target)) if (!paused?.includes(animation)) animation.finish();
};

/** Lets the scene's transitions rest, or go on from where they are. */
export function pauseTransitions(pause: boolean): void {
  if (pause === (paused !== undefined)) return;
  if (pause) {
    paused = ofScene(document);
    for (const animation of paused) animation.pause();
    document.addEventListener('transitionrun', endAtOnce);
  } else {
    document.removeEventListener('transitionrun', endAtOnce);
    // One that was replaced or whose element has gone is idle by now: playing it would begin it anew.
    for (const animation of paused ?? []) if (animation.playState === 'paused') animation.play();
    paused = undefined;
  }
}
