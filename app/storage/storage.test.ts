import { describe, expect, test, vi } from 'vitest';
import { mergeStates, readSpeed, readStates, readZoom } from './shapes.ts';
import { DEFAULTS, createStore } from './storage.ts';
import type { Key } from './storage.ts';

const NEVER = {
  sea: { numTimesPlayed: 0, returning: false },
  port: { numTimesPlayed: 0 },
  athenaeum: { numTimesPlayed: 0 },
};

describe('reading stored texts', () => {
  test.each(['abc', '-5', '1e9', '', '50.5', 'Infinity', 'null', '101', '"40"', '[40]', null])(
    'F37: a speed of %s is 40',
    (text) => expect(readSpeed(text)).toBe(40),
  );
  test.each([
    ['0', 0],
    ['100', 100],
    ['35', 35],
  ])('a speed of %s is %d', (text, delay) => expect(readSpeed(text)).toBe(delay));

  test.each([
    '{',
    'null',
    '[]',
    '"x"',
    'NaN',
    '{"sea":null}',
    '{"sea":{"numTimesPlayed":"9"}}',
    '{"sea":{"numTimesPlayed":-1}}',
    '{"sea":{"numTimesPlayed":1.5}}',
    '{"sea":{"numTimesPlayed":1e20}}',
    null,
    'x'.repeat(1e6),
    `"${'y'.repeat(1e6)}"`,
  ])('F36: states that do not fit are those of a first visit, and are mended', (text) => {
    expect(readStates(text)).toEqual(NEVER);
    expect(JSON.parse(mergeStates(text, (states) => states))).toEqual(NEVER);
  });
  test('F36: one bad field does not change the others', () => {
    expect(
      readStates('{"sea":{"numTimesPlayed":2,"returning":"yes"},"port":7,"athenaeum":{"numTimesPlayed":-1}}'),
    ).toEqual({
      ...NEVER,
      sea: { numTimesPlayed: 2, returning: false },
    });
  });
  test('F39: a prototype never counts as a value', () => {
    expect(readStates('{"__proto__":{"sea":{"numTimesPlayed":5}},"constructor":1}')).toEqual(NEVER);
    expect(({} as Record<string, unknown>)['sea']).toBeUndefined();
  });
  test.each([
    ['0', 0],
    ['10', 10],
    ['11', 10],
    ['12', 5],
    ['-1', 5],
    ['5.5', 5],
    // JSON allows a space after a number.
    ['5 ', 5],
    ['null', 5],
    ['[5]', 5],
    [null, 5],
  ])('F38: a zoom index of %s is level %d', (text, level) => expect(readZoom(text)).toBe(level));
});

function shelf(values: Record<string, string> = {}) {
  const map = new Map(Object.entries(values));
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => {
      map.set(key, value);
    },
    removeItem: (key: string) => {
      map.delete(key);
    },
  };
}

describe('the store', () => {
  test('F36, F41: counts, merges with what another tab has written meanwhile, and keeps unknown fields', () => {
    const place = shelf();
    const store = createStore(
      () => place,
      () => {},
    );
    store.remember('sea');
    place.map.set(
      'ANIMATION_STATES',
      '{"sea":{"numTimesPlayed":4,"mood":"calm"},"port":{"numTimesPlayed":1},"later":true}',
    );
    store.remember('sea');
    expect(JSON.parse(place.map.get('ANIMATION_STATES')!)).toEqual({
      sea: { numTimesPlayed: 5, returning: false, mood: 'calm' },
      port: { numTimesPlayed: 1 },
      athenaeum: { numTimesPlayed: 0 },
      later: true,
    });
  });
  test('F36: a count that can rise no further stays, and still says that it was played', () => {
    const place = shelf();
    const most = Number.MAX_SAFE_INTEGER;
    place.map.set('ANIMATION_STATES', JSON.stringify({ port: { numTimesPlayed: most } }));
    const store = createStore(
      () => place,
      () => {},
    );
    store.remember('port');
    expect(store.states().port.numTimesPlayed).toBe(most);
  });
  test('the Lost scene marks the Sea, and the Sea clears the mark', () => {
    const place = shelf();
    const store = createStore(
      () => place,
      () => {},
    );
    store.markReturning();
    expect(store.get().states.sea).toEqual({ numTimesPlayed: 0, returning: true });
    store.remember('sea');
    expect(store.get().states.sea).toEqual({ numTimesPlayed: 1, returning: false });
  });
  test('begins with the very values a page is printed with where nothing is stored, and tells of each change all the same', () => {
    const place = shelf();
    const store = createStore(
      () => place,
      () => {},
    );
    expect(store.get()).toBe(DEFAULTS);
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    store.forget();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.get()).toEqual(DEFAULTS);
  });
  test('a scene asks for the states as they are stored, also when no event has told of a change', () => {
    const place = shelf();
    const store = createStore(
      () => place,
      () => {},
    );
    store.remember('port');
    place.map.clear();
    expect(store.states()).toEqual(NEVER);
  });
  test('writes its three keys and no others', () => {
    const place = shelf();
    const store = createStore(
      () => place,
      () => {},
    );
    store.setDelay(35);
    store.setZoom(7);
    store.remember('port');
    expect([...place.map.keys()].toSorted()).toEqual([
      'ANIMATION_STATES',
      'READING_SPEED',
      'ZOOM_CONFIG_INDEX',
    ]);
    expect(place.map.get('READING_SPEED')).toBe('35');
  });
  test.each([
    ['blocked', () => undefined],
    [
      'throwing',
      () => {
        throw new Error('SecurityError');
      },
    ],
    [
      'full',
      () => ({
        getItem: () => null,
        setItem: () => {
          throw new Error('QuotaExceededError');
        },
        removeItem: () => {},
      }),
    ],
  ])('F33, F34: works in memory where storage is %s', (_, place) => {
    const store = createStore(place, () => {});
    store.setDelay(5);
    store.remember('port');
    expect(store.get()).toMatchObject({ delayMs: 5, states: { port: { numTimesPlayed: 1 } } });
  });
  test('F34: the first value that storage accepts replaces a refused one, and so does what another tab writes then', () => {
    const place = shelf();
    let full = true;
    let otherTab = () => {};
    const store = createStore(
      () => ({
        ...place,
        setItem: (key: string, value: string) => {
          if (full) throw new Error('QuotaExceededError');
          place.setItem(key, value);
        },
      }),
      (changed) => (otherTab = changed),
    );
    store.setDelay(5);
    expect(store.blocked()).toBe(true);
    full = false;
    store.setDelay(10);
    expect(store.blocked()).toBe(false);
    place.map.set('READING_SPEED', '20');
    otherTab();
    expect(store.get().delayMs).toBe(20);
  });
  test('calls its listeners after its own changes and those of other tabs', () => {
    const place = shelf();
    let otherTab = () => {};
    const store = createStore(
      () => place,
      (changed) => (otherTab = changed),
    );
    const listener = vi.fn<() => void>();
    const leave = store.subscribe(listener);
    const before = store.get();
    expect(store.get()).toBe(before);
    place.map.set('READING_SPEED', '10');
    otherTab();
    expect(store.get().delayMs).toBe(10);
    store.setZoom(1);
    leave();
    store.setZoom(2);
    expect(listener).toHaveBeenCalledTimes(2);
  });
  test('forgets all three, with their unknown fields, and no other key', () => {
    const place = shelf({ READING_SPEED: 'abc', ANIMATION_STATES: '{"later":true}', other: 'stays' });
    const store = createStore(
      () => place,
      () => {},
    );
    store.remember('sea');
    store.setZoom(9);
    expect(store.get().storedKeys).toEqual(['READING_SPEED', 'ANIMATION_STATES', 'ZOOM_CONFIG_INDEX']);
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    store.forget();
    expect([...place.map]).toEqual([['other', 'stays']]);
    expect(store.get()).toEqual(DEFAULTS);
    expect(listener).toHaveBeenCalledOnce();
    store.remember('port');
    expect(store.get().storedKeys).toEqual(['ANIMATION_STATES']);
  });
  test.each([
    ['blocked', () => undefined],
    [
      'not to be changed',
      () => ({
        ...shelf({ READING_SPEED: '5' }),
        setItem: () => {
          throw new Error('QuotaExceededError');
        },
        removeItem: () => {
          throw new Error('SecurityError');
        },
      }),
    ],
  ])('forgets for this visit where storage is %s', (_, place) => {
    const store = createStore(place, () => {});
    store.remember('port');
    store.setDelay(10);
    store.forget();
    expect(store.get()).toEqual(DEFAULTS);
  });
});

test('is blocked where storage is out of reach, or has refused a value', () => {
  const whole = createStore(
    () => shelf(),
    () => {},
  );
  whole.setDelay(10);
  expect(whole.blocked()).toBe(false);
  const none = createStore(
    () => undefined,
    () => {},
  );
  expect(none.blocked()).toBe(true);
  const forbidden = createStore(
    () => {
      throw new Error('blocked');
    },
    () => {},
  );
  expect(forbidden.blocked()).toBe(true);
  const full = createStore(
    () => ({
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
      removeItem: () => {},
    }),
    () => {},
  );
  expect(full.blocked()).toBe(false);
  full.setDelay(10);
  expect(full.blocked()).toBe(true);
});

describe('storage that is full for a while, beside another tab', () => {
  const SEEN_ONCE = {
    sea: { numTimesPlayed: 1, returning: false },
    port: { numTimesPlayed: 0 },
    athenaeum: { numTimesPlayed: 0 },
  };

  function fullStore() {
    const texts = new Map([['ANIMATION_STATES', JSON.stringify(SEEN_ONCE)]]);
    const place = { full: true };
    let heard: (key?: Key | null, text?: string | null) => void = () => {};
    const store = createStore(
      () => ({
        getItem: (key: string) => texts.get(key) ?? null,
        setItem: (key: string, text: string) => {
          if (place.full) throw new Error('QuotaExceededError');
          texts.set(key, text);
        },
        removeItem: (key: string) => texts.delete(key),
      }),
      (hear) => (heard = hear),
    );
    const otherTab = (key: Key, text: string) => {
      texts.set(key, text);
      heard(key, text);
    };
    const states = () => JSON.parse(texts.get('ANIMATION_STATES') ?? 'null') as unknown;
    return {
      store,
      place,
      texts,
      states,
      otherTab,
      hear: (key?: Key | null, text?: string | null) => heard(key, text),
    };
  }

  test('F34: counts of both tabs are stored, however late', () => {
    const { store, place, states, otherTab } = fullStore();
    store.remember('port');
    otherTab('ANIMATION_STATES', JSON.stringify({ ...SEEN_ONCE, athenaeum: { numTimesPlayed: 1 } }));
    expect(store.get().states).toMatchObject({
      port: { numTimesPlayed: 1 },
      athenaeum: { numTimesPlayed: 1 },
    });
    place.full = false;
    store.remember('sea');
    expect(states()).toEqual({
      sea: { numTimesPlayed: 2, returning: false },
      port: { numTimesPlayed: 1 },
      athenaeum: { numTimesPlayed: 1 },
    });
  });
  test('F34: a speed that another tab stores later is newer than a refused one', () => {
    const { store, place, texts, otherTab } = fullStore();
    store.setDelay(10);
    otherTab('READING_SPEED', '70');
    expect(store.get().delayMs).toBe(70);
    place.full = false;
    store.setZoom(3);
    expect([texts.get('READING_SPEED'), texts.get('ZOOM_CONFIG_INDEX')]).toEqual(['70', '3']);
  });
  test('F34: whatever is written next, and leaving the page, stores what was refused', () => {
    const { store, place, texts, states, hear } = fullStore();
    store.setDelay(10);
    store.remember('port');
    place.full = false;
    store.setZoom(3);
    expect(texts.get('READING_SPEED')).toBe('10');
    expect(states()).toMatchObject({ port: { numTimesPlayed: 1 } });
    place.full = true;
    store.setDelay(20);
    place.full = false;
    hear();
    expect(texts.get('READING_SPEED')).toBe('20');
    expect(store.blocked()).toBe(false);
  });
  test('F34: nor does what it could not erase, because it was only in memory here', () => {
    const { store, place, texts, hear } = fullStore();
    store.setDelay(10);
    // The other tab's event tells of the one value that was stored.
    texts.clear();
    place.full = false;
    hear('ANIMATION_STATES', null);
    expect([...texts]).toEqual([]);
    expect(store.get()).toEqual(DEFAULTS);
  });
  test('F34: what another tab has erased does not come back', () => {
    const { store, place, texts, hear } = fullStore();
    store.remember('port');
    texts.clear();
    place.full = false;
    hear(null);
    expect(store.get()).toEqual(DEFAULTS);
    expect([...texts]).toEqual([]);
  });
});
