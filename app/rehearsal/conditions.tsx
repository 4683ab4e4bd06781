import type { ReactNode } from 'react';
import { delayFromSlider } from '../engine/reading-speed.ts';
import { COUNTED_SCENES } from '../engine/story.ts';
import { LAST_LEVEL, MIDDLE_LEVEL } from '../engine/zoom.ts';
import { store } from '../storage/storage.ts';

/** The windows that are looked at: usual ones, small and wide ones, and one that is narrower than the realm. */
const WINDOWS = {
  '1440x900': [1440, 900],
  '1024x768': [1024, 768],
  '768x1024': [768, 1024],
  '2560x1300': [2560, 1300],
  '1366x625': [1366, 625],
  '600x800': [600, 800],
  '720x450': [720, 450],
  '500x800': [500, 800],
} as const;

/** Who comes: what the counts of introductions say of earlier visits. */
const VISITS = {
  'for the first time': () => {},
  again: () => {
    for (const scene of COUNTED_SCENES) store.remember(scene);
  },
  'back from being lost': () => {
    store.remember('sea');
    store.markReturning();
  },
} as const;

const SPEEDS = { slow: 0, usual: undefined, fast: 90, 'at once': 100 } as const;
const MAPS = { smallest: 0, middle: MIDDLE_LEVEL, largest: LAST_LEVEL } as const;
const LETTERS = { '100 %': 1, '150 %': 1.5, '200 %': 2 } as const;

export interface Conditions {
  readonly window: keyof typeof WINDOWS;
  readonly visit: keyof typeof VISITS;
  readonly speed: keyof typeof SPEEDS;
  readonly map: keyof typeof MAPS;
  readonly letters: keyof typeof LETTERS;
}

export const USUAL: Conditions = {
  window: '1440x900',
  visit: 'for the first time',
  speed: 'usual',
  map: 'middle',
  letters: '100 %',
};

const CHOICES = {
  window: Object.keys(WINDOWS),
  visit: Object.keys(VISITS),
  speed: Object.keys(SPEEDS),
  map: Object.keys(MAPS),
  letters: Object.keys(LETTERS),
} as const;

/** Sets the three stored values of this browser to what the conditions say. Frames that load later begin with them. */
export function meet({ visit, speed, map }: Conditions): void {
  store.forget();
  VISITS[visit]();
  if (SPEEDS[speed] !== undefined) store.setDelay(delayFromSlider(SPEEDS[speed]));
  if (map !== 'middle') store.setZoom(MAPS[map]);
}

interface AskedProps {
  readonly conditions: Conditions;
  onChange(next: Conditions): void;
}

/** One list for each condition. */
export function Asked({ conditions, onChange }: AskedProps): ReactNode {
  return Object.entries(CHOICES).map(([what, choices]) => (
    <label key={what}>
      {what}{' '}
      <select
        value={conditions[what as keyof Conditions]}
        onChange={(event) => onChange({ ...conditions, [what]: event.currentTarget.value })}
      >
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </label>
  ));
}

/** How wide a frame is shown, in CSS pixels: two stand side by side. */
const SHOWN_PX = 640;

interface FrameProps {
  readonly title: string;
  readonly src: string;
  readonly conditions: Conditions;
}

/** A page of this site in a window of the asked size, made small, with letters of the asked size. */
export function Frame({ title, src, conditions }: FrameProps) {
  const [width, height] = WINDOWS[conditions.window];
  const scale = Math.min(1, SHOWN_PX / width);
  return (
    <div style={{ inlineSize: width * scale, blockSize: height * scale }}>
      {/* The frame shows a page of this site, which needs its own origin. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        title={title}
        src={src}
        loading="lazy"
        style={{ inlineSize: width, blockSize: height, scale: String(scale) }}
        onLoad={({ currentTarget: { contentDocument } }) => {
          if (contentDocument)
            contentDocument.documentElement.style.fontSize = `${LETTERS[conditions.letters] * 100}%`;
        }}
      />
    </div>
  );
}
