import { describe, expect, it } from 'vitest';
import { isMoving, step } from '../../engine/machine.ts';
import type { Timed } from '../../engine/machine.ts';
import { MAP, cuesOf, placesAnswer } from './map.machine.ts';
import type { MapEvent, MapState } from './map.machine.ts';

const STATES = Object.keys(MAP) as MapState[];
const OPENING = ['appearing', 'activating', 'unravelling'] as const;
const CLOSING = ['folding', 'ravelling', 'leaving'] as const;
const after = (state: MapState, event: MapEvent | Timed) => step(MAP, state, event).state;

/** Lets time pass from a state until nothing moves. Returns the cues and the millisecond at which they change. */
function play(from: MapState) {
  const score: [number, string][] = [];
  let at = 0;
  let state = from;
  for (;;) {
    const cues = Object.entries(cuesOf(state)).filter(([, set]) => set);
    score.push([at, cues.map(([name]) => name).join(' ')]);
    const timed = MAP[state].after;
    if (!timed) return { score, state };
    at += timed[0];
    state = after(state, 'ELAPSED');
  }
}

describe('the map', () => {
  it('opens: appear, 50 ms later active, 950 ms later unravel, 1000 ms later ready', () => {
    expect(play(after('closed', 'OPEN'))).toEqual({
      state: 'open',
      score: [
        [0, 'appear'],
        [50, 'appear active'],
        [1000, 'appear active unravel'],
        [2000, 'appear active unravel ready'],
      ],
    });
  });

  it('closes in reverse: ready gone at once, after 500 ms unravel, after 1000 ms active, after 1000 ms appear', () => {
    expect(play(after('open', 'CLOSE'))).toEqual({
      state: 'closed',
      score: [
        [0, 'appear active unravel'],
        [500, 'appear active'],
        [1500, 'appear'],
        [2500, ''],
      ],
    });
  });

  it.each(OPENING)('is open at once for whoever hurries while it is %s', (state) => {
    expect(after(state, 'HURRY')).toBe('open');
  });

  it.each(CLOSING)('is closed at once for whoever hurries while it is %s', (state) => {
    expect(after(state, 'HURRY')).toBe('closed');
  });

  it.each([...OPENING, ...CLOSING])('refuses the button while it is %s', (state) => {
    expect(isMoving(MAP, state)).toBe(true);
    expect(after(state, 'OPEN')).toBe(state);
  });

  it('stays in two states only, and answers the button there', () => {
    expect(STATES.filter((state) => !isMoving(MAP, state))).toEqual(['closed', 'open']);
  });

  it('when closed while it opens, folds as much as was unfolded', () => {
    expect(OPENING.map((state) => after(state, 'CLOSE'))).toEqual(['leaving', 'leaving', 'ravelling']);
  });

  it('does not fold what is folding already', () => {
    for (const state of [...CLOSING, 'closed'] as const) expect(after(state, 'CLOSE')).toBe(state);
  });

  it('is gone at once when the navigator departs', () => {
    for (const state of STATES) expect(after(state, 'DEPART')).toBe('closed');
  });

  it('lets places be chosen only while the whole sheet lies flat', () => {
    expect(STATES.filter(placesAnswer)).toEqual(['open', 'folding']);
  });

  it('a hurry changes nothing while nothing moves', () => {
    expect(after('open', 'HURRY')).toBe('open');
    expect(after('closed', 'HURRY')).toBe('closed');
  });
});
