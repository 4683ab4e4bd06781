/**
 * Pauses the CSS transitions of the scene. A style sheet can pause animations (styles/paused.css), but no transitions.
 * Running transitions are paused. One that begins while the story is paused (a lamp that a state lights) ends at once.
 */

let paused: Animation[] | undefined;

const inScene = (animation: Animation) => {
  const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
  return target?.closest('main') != null && target.closest('dialog') === null;
};

// The scene is asked, not the document: that ends WebKit's process (docs/decisions/0027-animations-of-the-scene.md).
const ofScene = (from: Element | null, options?: GetAnimationsOptions) =>
  typeof CSSTransition === 'undefined' || typeof from?.getAnimations !== 'function'
    ? []
    : from.getAnimations(options).filter((it) => it instanceof CSSTransition && inScene(it));

const endAtOnce = (event: Event) => {
  if (!(event.target instanceof Element)) return;
  for (const animation of ofScene(event.target)) if (!paused?.includes(animation)) animation.finish();
};

/** Pauses the scene's transitions, or lets them go on from where they are. */
export function pauseTransitions(pause: boolean): void {
  if (pause === (paused !== undefined)) return;
  if (pause) {
    paused = ofScene(document.querySelector('main'), { subtree: true });
    for (const animation of paused) animation.pause();
    document.addEventListener('transitionrun', endAtOnce);
  } else {
    document.removeEventListener('transitionrun', endAtOnce);
    // A transition that was replaced, or whose element was removed, is idle: `play` would start it again.
    for (const animation of paused ?? []) if (animation.playState === 'paused') animation.play();
    paused = undefined;
  }
}
