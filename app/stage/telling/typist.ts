import { typingTimes, graphemes } from '../../engine/typing.ts';

/**
 * Reveals a line letter by letter without touching it: the line is laid out whole, its letters are measured once, and
 * one animation of the clip walks over them. No DOM change, no layout, no script per letter; where animations or clips
 * are missing the line is simply there.
 */

/** The animation is built for this delay per unit; the reading speed only changes its playback rate. */
const BASE_DELAY_MS = 40;

export interface TypedLine {
  /** Length of the line in units of one character's delay. */
  readonly units: number;
  /** Walks the clip at so many milliseconds a unit, from where it stands. 0 holds it. */
  rate(delayMs: number): void;
  /** Measures anew after the line was laid out differently; goes on from the same letter. */
  remeasure(doneUnits: number): void;
  /** The whole line, at once and for good. */
  finish(): void;
}

interface Glyph {
  readonly top: number;
  readonly bottom: number;
  /** The edge that the pen has reached after this letter, from the line box's left. */
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

/** The part of a line that has been written: all rows above the pen, and its own row up to the pen. */
function written(glyph: Glyph, width: number, bleed: number, rightToLeft: boolean): string {
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

/** Prepares a line to be typed. Nothing of it is visible until `rate` is called with a delay. */
export function typeLine(element: HTMLElement, text: string): TypedLine {
  const letters = graphemes(text);
  const times = typingTimes(letters);
  const units = times.at(-1) ?? 0;
  let animation: Animation | undefined;
  let delay = 0;

  const build = () => {
    animation?.cancel();
    animation = undefined;
    if (typeof element.animate !== 'function' || units === 0) return;
    const style = getComputedStyle(element);
    const rightToLeft = style.direction === 'rtl';
    const bleed = parseFloat(style.fontSize) * BLEED_EM;
    const width = element.clientWidth;
    const glyphs = measure(element, letters, rightToLeft);
    if (glyphs.length !== letters.length) return;
    const nothing = rightToLeft ? `inset(-${bleed}px -${bleed}px 100% 100%)` : '';
    const first = glyphs[0]!;
    const start: Glyph = { ...first, edge: rightToLeft ? width + bleed : -bleed, bottom: first.top };
    const frames: Keyframe[] = [
      { offset: 0, clipPath: nothing || written(start, width, bleed, false), easing: 'steps(1, end)' },
    ];
    glyphs.forEach((glyph, i) => {
      // The next row's letters must not show through the pen's row: the clip ends where the row ends.
      frames.push({
        offset: Math.min(1, times[i]! / units),
        clipPath: written(glyph, width, bleed, rightToLeft),
        easing: 'steps(1, end)',
      });
    });
    animation = element.animate(frames, { duration: units * BASE_DELAY_MS, fill: 'both' });
    animation.pause();
  };

  build();
  return {
    units,
    rate(delayMs) {
      delay = delayMs;
      if (!animation) return;
      if (delayMs <= 0) animation.pause();
      else {
        animation.updatePlaybackRate(BASE_DELAY_MS / delayMs);
        animation.play();
      }
    },
    remeasure(doneUnits) {
      if (!animation) return;
      build();
      if (!animation) return;
      animation.currentTime = doneUnits * BASE_DELAY_MS;
      this.rate(delay);
    },
    finish() {
      animation?.cancel();
      animation = undefined;
    },
  };
}
