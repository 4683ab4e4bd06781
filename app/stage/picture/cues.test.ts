/** First the sound, then the thing: what is in a picture at each line of its introduction. */
import { describe, expect, test } from 'vitest';
import { pausesOf } from '../../engine/typing.ts';
import { isDue, showDue, UNHEARD } from './cues.ts';
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
