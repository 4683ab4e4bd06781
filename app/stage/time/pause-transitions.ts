/**
 * Pauses the CSS transitions of the scene. A style sheet can pause animations (styles/paused.css), but no transitions.
 * Running transitions are paused. One that begins while the story is paused (a lamp that a state lights) ends at once.
 * So does what fades among the words, because half-faded words cannot be read.
 */

let paused: Animation[] | undefined;

const targetOf = ({ effect }: Animation) => (effect instanceof KeyframeEffect ? effect.target : null);

const inScene = (animation: Animation) => {
  const target = targetOf(animation);
  return target?.closest('main') != null && target.closest('dialog') === null;
};

const isTransition = (animation: Animation) => animation instanceof CSSTransition;

/** Whether it fades words in or out. The animations of scripts type letters; the story's clock pauses those. */
const fadesWords = (animation: Animation) =>
  (isTransition(animation) || animation instanceof CSSAnimation) &&
  targetOf(animation)?.closest('[data-words]') != null &&
  animation.effect?.getComputedTiming().endTime !== Infinity;

// The scene is asked, not the document: that ends WebKit's process (docs/decisions/0027-animations-of-the-scene.md).
const ofScene = (from: Element | null, options?: GetAnimationsOptions) =>
  typeof CSSTransition === 'undefined' || typeof from?.getAnimations !== 'function'
    ? []
    : from.getAnimations(options).filter(inScene);

const endAtOnce = (event: Event) => {
  if (!(event.target instanceof Element)) return;
  for (const animation of ofScene(event.target))
    if (isTransition(animation) && !paused?.includes(animation)) animation.finish();
};

/** Pauses the scene's transitions, or lets them go on from where they are. */
export function pauseTransitions(pause: boolean): void {
  if (pause === (paused !== undefined)) return;
  if (pause) {
    const ofMain = ofScene(document.querySelector('main'), { subtree: true });
    for (const animation of ofMain.filter(fadesWords)) animation.finish();
    paused = ofMain.filter((animation) => isTransition(animation) && animation.playState === 'running');
    for (const animation of paused) animation.pause();
    document.addEventListener('transitionrun', endAtOnce);
  } else {
    document.removeEventListener('transitionrun', endAtOnce);
    // A transition that was replaced, or whose element was removed, is idle: `play` would start it again.
    for (const animation of paused ?? []) if (animation.playState === 'paused') animation.play();
    paused = undefined;
  }
}
