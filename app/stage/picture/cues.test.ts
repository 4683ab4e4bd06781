/** First the sound, then the thing: what is in a picture at each line of its introduction. */
import { describe, expect, test } from 'vitest';
import { pausesOf } from '../../engine/typing.ts';
import { TIMINGS_MS } from '../../engine/timings.ts';
import type { Sounding } from '../sounding.ts';
import { isDue, showDue, soundDue, UNHEARD } from './cues.ts';
import type { Cues } from './cues.ts';

const at = (line: number, phase: 'drifting' | 'typing' | 'resting' | 'done', pauses = 0, atOnce = false) => ({
  line,
  phase,
  pauses,
  atOnce,
});

/** A picture with these plates, as far as cues need it. */
function picture(...plates: string[]) {
  const attributes = () => {
    const set = new Set<string>();
    return {
      set,
      setAttribute: (name: string) => void set.add(name),
      removeAttribute: (name: string) => void set.delete(name),
      hasAttribute: (name: string) => set.has(name),
      toggleAttribute: (name: string, on = !set.has(name)) => (on ? set.add(name) : set.delete(name)) && on,
    };
  };
  const waits: Record<string, string> = {};
  const elements = new Map(
    plates.map((plate) => {
      const style = { setProperty: (_: string, value: string) => void (waits[plate] = value) };
      const getBoundingClientRect = () => ({ left: 0, width: 0 }) as DOMRect;
      return [
        plate,
        { ...attributes(), style: style as unknown as CSSStyleDeclaration, getBoundingClientRect },
      ] as const;
    }),
  );
  const root = {
    ...attributes(),
    querySelector: (selector: string) => elements.get(/'(.+)'/.exec(selector)?.[1] ?? '') ?? null,
  };
  const due = () => plates.filter((plate) => elements.get(plate)!.hasAttribute('data-due'));
  return { root, due, waits, says: () => [...root.set].toSorted() };
}

const CUES: Cues = [
  { line: 1, plates: ['tower', 'bell'], way: 'rise', after: 0.5, apart: 0.2 },
  { line: 2, pause: 1, plates: ['rope'], way: 'appear' },
  { line: 2, plates: ['post'], way: 'appear' },
];

describe('when a thing is due', () => {
  const [tower, rope, post] = CUES as [Cues[0], Cues[0], Cues[0]];

  test('never before its words', () => {
    for (const phase of ['drifting', 'typing'] as const) expect(isDue(tower, at(1, phase))).toBe(false);
    expect(isDue(rope, at(2, 'typing'))).toBe(false);
    expect(isDue(post, at(2, 'typing', 2))).toBe(false);
    for (const cue of CUES) expect(isDue(cue, UNHEARD)).toBe(false);
  });

  test('with its pause, with the end of its line, and from then on', () => {
    expect(isDue(rope, at(2, 'typing', 1))).toBe(true);
    for (const phase of ['resting', 'done'] as const)
      for (const cue of CUES) expect(isDue(cue, at(2, phase))).toBe(true);
    for (const cue of CUES) expect(isDue(cue, at(3, 'drifting'))).toBe(true);
  });

  test('a pause that the line has not: at its end', () => {
    expect(pausesOf('A rope creaks, so there must be a post.')).toHaveLength(1);
    const cue = { ...rope, pause: 5 };
    expect(isDue(cue, at(2, 'typing', 1))).toBe(false);
    expect(isDue(cue, at(2, 'resting'))).toBe(true);
  });
});

describe('the picture', () => {
  test('without an introduction it is whole', () => {
    const { root, says } = picture('tower', 'bell', 'rope', 'post');
    showDue(root, CUES, undefined);
    expect(says()).toEqual([]);
  });

  test('each thing turns up in its turn, and waits as its cue says', () => {
    const it = picture('tower', 'bell', 'rope', 'post');
    showDue(it.root, CUES, UNHEARD);
    expect(it.due()).toEqual([]);
    showDue(it.root, CUES, at(1, 'resting'));
    expect(it.due()).toEqual(['tower', 'bell']);
    expect(it.waits).toEqual({ tower: '0.5s', bell: '0.7s' });
    showDue(it.root, CUES, at(2, 'typing', 1));
    expect(it.due()).toEqual(['tower', 'bell', 'rope']);
    expect(it.says()).toEqual(['data-heard']);
  });

  test('a hurry brings what is due at once; what comes by itself afterward takes its time', () => {
    const it = picture('tower', 'bell', 'rope', 'post');
    showDue(it.root, CUES, at(2, 'resting', 0, true));
    expect(it.says()).toEqual(['data-at-once', 'data-heard']);
    showDue(it.root, CUES, at(2, 'done'));
    expect(it.says()).toEqual(['data-heard']);
  });

  test('recalled from a line, it is as it stood there: later things are gone', () => {
    const it = picture('tower', 'bell', 'rope', 'post');
    showDue(it.root, CUES, at(2, 'done'));
    showDue(it.root, CUES, at(2, 'drifting'));
    expect(it.due()).toEqual(['tower', 'bell']);
  });

  test('left before its end it is whole at once; told to its end, nothing changes', () => {
    const skipped = picture('tower', 'bell', 'rope', 'post');
    showDue(skipped.root, CUES, at(1, 'resting'));
    showDue(skipped.root, CUES, undefined);
    expect(skipped.says()).toEqual([]);
    expect(skipped.due()).toEqual([]);
    const told = picture('tower', 'bell', 'rope', 'post');
    showDue(told.root, CUES, at(2, 'done'));
    showDue(told.root, CUES, undefined);
    expect(told.says()).toEqual(['data-heard']);
  });

  test('a plate that this picture does not show is left out', () => {
    const it = picture('tower');
    showDue(it.root, CUES, at(2, 'done'));
    expect(it.due()).toEqual(['tower']);
  });
});

describe('what is heard', () => {
  const LAMPS: Cues = [
    { line: 1, plates: ['tower'], way: 'rise', sound: 'bell' },
    {
      line: 2,
      plates: ['lamp-1', 'lamp-2'],
      way: 'light',
      after: 0.5,
      apart: 0.25,
      sound: 'lamp',
      each: true,
    },
    { line: 3, plates: [], way: 'appear', sound: 'dog' },
    { line: 4, plates: ['print'], way: 'appear', sound: 'late-step', late: true },
  ];
  const { SOUND_LEAD } = TIMINGS_MS;

  /** What is heard as a telling goes from one report to the next, and when its plates turn up. */
  function tell(before: ReturnType<typeof at> | undefined, now: ReturnType<typeof at>) {
    const { root, waits } = picture('tower', 'lamp-1', 'lamp-2', 'print');
    const heard: Sounding[] = [];
    showDue(root, LAMPS, now);
    soundDue(root, LAMPS, before, now, (it) => heard.push(it));
    return { heard: heard.map(({ sound, inMs }) => [sound, inMs]), waits };
  }

  test('each click comes SOUND_LEAD before its light', () => {
    const { heard, waits } = tell(at(2, 'typing'), at(2, 'resting'));
    expect(heard).toEqual([
      ['lamp', 500 - SOUND_LEAD],
      ['lamp', 750 - SOUND_LEAD],
    ]);
    expect([waits['lamp-1'], waits['lamp-2']]).toEqual(['0.5s', '0.75s']);
  });

  test('a thing that would be there at once waits for its sound', () => {
    const { heard, waits } = tell(at(1, 'typing'), at(1, 'resting'));
    expect(heard).toEqual([['bell', 0]]);
    expect(waits['tower']).toBe(`${SOUND_LEAD / 1000}s`);
  });

  test('between places the sound comes after', () => {
    const { heard, waits } = tell(at(4, 'typing'), at(4, 'resting'));
    expect(heard).toEqual([['late-step', SOUND_LEAD]]);
    expect(waits['print']).toBe('0s');
  });

  test('nothing is heard twice, nor of lines that are over, and after a hurry it is heard at once', () => {
    expect(tell(at(2, 'resting'), at(2, 'done')).heard).toEqual([]);
    expect(tell(undefined, at(4, 'drifting')).heard).toEqual([]);
    expect(tell(at(2, 'typing'), at(2, 'resting', 0, true)).heard).toEqual([
      ['lamp', 0],
      ['lamp', 0],
    ]);
    expect(tell(at(3, 'typing'), at(3, 'resting')).heard).toEqual([['dog', 0]]);
  });
});
