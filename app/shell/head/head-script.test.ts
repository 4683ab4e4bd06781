import { expect, test } from 'vitest';
import { PLACE_ROUTES } from '../../schema/places.ts';
import { COUNTED_PAGES, LATE_AFTER_MS, runHeadScript, type KeyedDocument, type Page } from './head-script.ts';

const ORIGIN = 'https://site.invalid';

/** A page for the head script: the attributes it has written, and the events a test sends. */
function openPage(pathname: string, stored: unknown = {}) {
  const marks: Record<string, string> = {};
  const heard = new Map<string, (event: object) => void>();
  const timers: { run: () => void; ms: number }[] = [];
  let reloads = 0;
  const addEventListener = (name: string, listener: (event: object) => void) => heard.set(name, listener);
  const location = { pathname, reload: () => (reloads += 1) };
  const document: Partial<KeyedDocument> = {};
  const fetched: string[] = [];
  const innerHTML =
    '<link href="/assets/a.js"/><script>import "/assets/a.js";import "/assets/b-1.js"</script>';
  const page = {
    document: Object.assign(document, {
      documentElement: { dataset: marks, innerHTML },
      addEventListener,
    }),
    fetch: (address: string) => {
      fetched.push(address);
      return Promise.reject(new TypeError('Load failed'));
    },
    get localStorage() {
      if (stored === 'blocked') throw new DOMException('blocked', 'SecurityError');
      return { getItem: () => JSON.stringify(stored) };
    },
    location,
    origin: ORIGIN,
    addEventListener,
    setTimeout: (run: () => void, ms: number) => timers.push({ run, ms }),
  };
  runHeadScript(page as unknown as Page);
  return {
    marks,
    location,
    document,
    fetched,
    reloads: () => reloads,
    tell: (name: string, event: object = {}) => heard.get(name)!(event),
    pass: (ms: number) => timers.filter((timer) => timer.ms <= ms).forEach(({ run }) => run()),
  };
}

const SCRIPT = { target: { tagName: 'SCRIPT' } };

test('the counted pages are the places of the same name', () => {
  for (const [path, scene] of Object.entries(COUNTED_PAGES)) expect(PLACE_ROUTES[scene]).toBe(path || '/');
});

test.each([
  ['/', {}, 'first'],
  ['/', { sea: { numTimesPlayed: 2 } }, 'later'],
  ['/', { sea: { numTimesPlayed: 2, returning: true } }, 'first'],
  ['/port', { port: { numTimesPlayed: 1 } }, 'later'],
  ['/port/', { port: { numTimesPlayed: 1 } }, 'later'],
  ['/port', { athenaeum: { numTimesPlayed: 1 } }, 'first'],
  ['/port/athenaeum', { athenaeum: { numTimesPlayed: 1 } }, 'later'],
  ['/port/shop', { port: { numTimesPlayed: 1 } }, 'first'],
  // A count that the store does not accept must not count here: the scene would play after its end was shown.
  ['/port', { port: { numTimesPlayed: 1e20 } }, 'first'],
  ['/port', { port: { numTimesPlayed: 1.5 } }, 'first'],
  ['/port', { port: { numTimesPlayed: -1 } }, 'first'],
  ['/port', { port: { numTimesPlayed: '1' } }, 'first'],
  ['/port', [], 'first'],
  ['/port', null, 'first'],
  ['/port', 'blocked', 'first'],
])('%s with %j is a %s visit', (path, stored, visit) => {
  expect(openPage(path, stored).marks).toEqual({ script: 'waiting', visit });
});

test('scripts that do not load in time are late, and those that have loaded are not', () => {
  const page = openPage('/');
  page.pass(LATE_AFTER_MS - 1);
  expect(page.marks['script']).toBe('waiting');
  page.pass(LATE_AFTER_MS);
  expect(page.marks['script']).toBe('late');

  const alive = openPage('/');
  alive.marks['script'] = 'ready';
  alive.pass(LATE_AFTER_MS);
  expect(alive.marks['script']).toBe('ready');
});

test('scripts that have come are not late, however slow the machine is', () => {
  const page = openPage('/');
  page.marks['came'] = 'true';
  page.pass(LATE_AFTER_MS);
  expect(page.marks['script']).toBe('waiting');
});

test('a script that fails after it was late has failed', () => {
  const page = openPage('/');
  page.pass(LATE_AFTER_MS);
  page.tell('error', SCRIPT);
  expect(page.marks['script']).toBe('failed');
  page.pass(LATE_AFTER_MS);
  expect(page.marks['script']).toBe('failed');
});

test.each([
  ['a script that does not come', 'error', SCRIPT],
  ['code of the site that breaks', 'error', { target: {}, filename: `${ORIGIN}/assets/a.js` }],
])('%s is a failure, unless the page lives', (_, name, event) => {
  const page = openPage('/');
  page.tell(name, event);
  expect(page.marks['script']).toBe('failed');

  const alive = openPage('/');
  alive.marks['script'] = 'ready';
  alive.tell(name, event);
  expect(alive.marks['script']).toBe('ready');
});

test('after a failure the scripts are fetched once, so that WebKit forgets them', () => {
  const page = openPage('/');
  expect(page.fetched).toEqual([]);
  page.tell('error', SCRIPT);
  page.tell('error', SCRIPT);
  expect(page.fetched).toEqual(['/assets/a.js', '/assets/b-1.js']);
});

test.each([
  ['an extension that breaks', 'error', { target: {}, filename: 'chrome-extension://a/assets/a.js' }],
  ['a picture that does not come', 'error', { target: { tagName: 'IMG' } }],
])('%s is none', (_, name, event) => {
  const page = openPage('/');
  page.tell(name, event);
  expect(page.marks['script']).toBe('waiting');
});

test('a step to another address loads its page, until the realm is ready', () => {
  const page = openPage('/port');
  page.tell('popstate');
  expect(page.reloads()).toBe(0);
  page.location.pathname = '/';
  page.tell('popstate');
  expect(page.reloads()).toBe(1);
  page.marks['script'] = 'ready';
  page.tell('popstate');
  expect(page.reloads()).toBe(1);
});

test('the button pressed last is noted, and nothing else', () => {
  const page = openPage('/');
  const press = (textContent?: string) => {
    const target: unknown = { closest: () => (textContent === undefined ? null : { textContent }) };
    (page.document as KeyedDocument).onclick!({ target } as PointerEvent);
  };
  press();
  expect(page.marks['pressed']).toBeUndefined();
  press('Wake up');
  press('Map');
  press();
  expect(page.marks['pressed']).toBe('Map');
});

test('the key pressed last is noted if it types a character, and not its repeats', () => {
  const { document } = openPage('/');
  const press = (key: string, repeat = false) =>
    (document as KeyedDocument).onkeydown!({ key, repeat } as KeyboardEvent);
  press('Shift');
  expect(document.key).toBeUndefined();
  press('?');
  press('Tab');
  press('?', true);
  expect(document.key).toEqual({ key: '?', repeat: false });
});
