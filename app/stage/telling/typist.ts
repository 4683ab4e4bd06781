import { EASES } from '../../engine/timings.ts';
import { DRIFT_UNITS, graphemes, typingTimes } from '../../engine/typing.ts';
import type { Movement, Typist } from './telling.ts';

/**
 * Shows a line letter by letter, with no layout and no script per letter: the line is laid out whole, and one animation of
 * `clip-path` has a step for each letter, measured once. Without Web Animations the line is shown whole.
 */

/** An animation is built for this delay per unit; the reading speed only changes its playback rate. */
const BASE_DELAY_MS = 40;

interface Glyph {
  readonly top: number;
  readonly bottom: number;
  /** The edge of this letter where the next begins, in pixels from the left of the line's box. */
  readonly edge: number;
}

/** Room around the letters for ascenders, descenders and italic overhang, in em. */
const BLEED_EM = 0.35;

function measure(element: HTMLElement, letters: readonly string[], rightToLeft: boolean): Glyph[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const box = element.getBoundingClientRect();
  const range = document.createRange();
  const glyphs: Glyph[] = [];
  let node = walker.nextNode();
  let offset = 0;
  for (const letter of letters) {
    while (node && offset >= (node.nodeValue ?? '').length) {
      offset = 0;
      node = walker.nextNode();
    }
    if (!node) break;
    range.setStart(node, offset);
    offset = Math.min(offset + letter.length, (node.nodeValue ?? '').length);
    range.setEnd(node, offset);
    const rects = range.getClientRects();
    const rect = rects[rects.length - 1];
    const last = glyphs.at(-1);
    if (!rect || (rect.width === 0 && last)) glyphs.push(last ?? { top: 0, bottom: 0, edge: 0 });
    else
      glyphs.push({
        top: rect.top - box.top,
        bottom: rect.bottom - box.top,
        edge: (rightToLeft ? rect.left : rect.right) - box.left,
      });
  }
  return glyphs;
}

/** The typed part of a line as a polygon: all rows above the glyph's, and its own row up to its edge. */
function typedPart(glyph: Glyph, width: number, bleed: number, rightToLeft: boolean): string {
  const far = rightToLeft ? width + bleed : -bleed;
  const near = rightToLeft ? -bleed : width + bleed;
  const top = glyph.top;
  const bottom = glyph.bottom;
  const points = [
    [far, -bleed],
    [near, -bleed],
    [near, top],
    [glyph.edge, top],
    [glyph.edge, bottom],
    [far, bottom],
  ];
  return `polygon(${points.map(([x, y]) => `${x!.toFixed(1)}px ${y!.toFixed(1)}px`).join(',')})`;
}

/** A movement made of an animation of BASE_DELAY_MS a unit. Without an animation it does nothing. */
function movementOf(animation: Animation | undefined, doneUnits: number): Movement {
  let moving = animation;
  if (moving) {
    moving.pause();
    moving.currentTime = doneUnits * BASE_DELAY_MS;
  }
  let present = 0;
  return {
    rate(delayMs) {
      // The same rate again would cost a frame.
      if (!moving || delayMs === present) return;
      present = delayMs;
      if (delayMs <= 0) moving.pause();
      else {
        moving.updatePlaybackRate(BASE_DELAY_MS / delayMs);
        moving.play();
      }
    },
    finish() {
      moving?.cancel();
      moving = undefined;
    },
  };
}

/** Prepares a line to be typed from `doneUnits`. Nothing more of it appears until `rate` is called with a delay. */
export function typeLine(element: HTMLElement, text: string, doneUnits = 0): Movement {
  return movementOf(clipOf(element, text), doneUnits);
}

function clipOf(element: HTMLElement, text: string): Animation | undefined {
  const letters = graphemes(text);
  const times = typingTimes(letters);
  const units = times.at(-1) ?? 0;
  if (typeof element.animate !== 'function' || units === 0) return undefined;
  const style = getComputedStyle(element);
  const rightToLeft = style.direction === 'rtl';
  const bleed = parseFloat(style.fontSize) * BLEED_EM;
  const width = element.clientWidth;
  const glyphs = measure(element, letters, rightToLeft);
  if (glyphs.length !== letters.length) return undefined;
  const nothing = rightToLeft ? `inset(-${bleed}px -${bleed}px 100% 100%)` : '';
  const first = glyphs[0]!;
  const start: Glyph = { ...first, edge: rightToLeft ? width + bleed : -bleed, bottom: first.top };
  const frames: Keyframe[] = [
    { offset: 0, clipPath: nothing || typedPart(start, width, bleed, false), easing: 'steps(1, end)' },
  ];
  glyphs.forEach((glyph, i) => {
    // The clip ends at the bottom of the row, so that no letter of the next row shows.
    frames.push({
      offset: Math.min(1, times[i]! / units),
      clipPath: typedPart(glyph, width, bleed, rightToLeft),
      easing: 'steps(1, end)',
    });
  });
  return element.animate(frames, { duration: units * BASE_DELAY_MS, fill: 'both' });
}

/** A typist that animates elements. `stack` has one child element for each line. */
export function createTypist(stack: HTMLElement, lines: readonly string[]): Typist {
  const elementOf = (line: number) => stack.children[line - 1] as HTMLElement;
  return {
    letters: (line, doneUnits) => typeLine(elementOf(line), lines[line - 1] ?? '', doneUnits),
    drift(line, doneUnits) {
      if (typeof stack.animate !== 'function') return movementOf(undefined, 0);
      const distancePx = elementOf(line).offsetTop - elementOf(line - 1).offsetTop;
      const frames = [{ transform: `translateY(${distancePx}px)` }, { transform: 'none' }];
      const timing = { duration: DRIFT_UNITS * BASE_DELAY_MS, easing: EASES.land };
      return movementOf(stack.animate(frames, timing), doneUnits);
    },
  };
}

/**
 * Calls back when the lines may break at other words: after a change of width, font or spacing. `probe` is a paragraph
 * whose size changes with the letters, and its margin with the lines' distance. Returns a function that stops it.
 */
export function onReflow(stack: HTMLElement, probe: HTMLElement | null, call: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  // The observer also reports a column that was removed or hidden.
  const callIfShown = () => {
    if (stack.isConnected && stack.clientWidth > 0) call();
  };
  const sizes = () =>
    [
      stack.clientWidth,
      probe?.offsetWidth,
      probe?.offsetHeight,
      probe && getComputedStyle(probe).marginBlockEnd,
    ].join();
  let before = sizes();
  // A new line changes only the height of the stack, and no line break.
  const observer = new ResizeObserver(() => {
    if (sizes() === before) return;
    before = sizes();
    callIfShown();
  });
  observer.observe(stack);
  if (probe) observer.observe(probe);
  const { fonts } = document;
  fonts?.addEventListener('loadingdone', callIfShown);
  return () => {
    observer.disconnect();
    fonts?.removeEventListener('loadingdone', callIfShown);
  };
}
