import { expect, test } from 'vitest';
import { STYLES_PATIENCE_MS } from '../../engine/timings.ts';
import { watchStyles, type StyledPage } from './watch-styles.ts';

interface Sheet {
  readonly rel: string;
  media: string;
  sheet: { readonly cssRules: readonly object[] } | null;
}

/** A page whose style sheets are loading. */
function openPage(names: readonly string[]) {
  const links = new Map<string, Sheet>(
    names.map((name) => [name, { rel: 'stylesheet', media: '', sheet: null }]),
  );
  const heard = new Map<string, (event: object) => void>();
  let giveUp = (): void => expect.unreachable();
  const page = {
    document: {
      querySelectorAll: () => links.values(),
      addEventListener: (name: string, listener: (event: object) => void) => heard.set(name, listener),
    },
    setTimeout: (run: () => void, ms: number) => {
      expect(ms).toBe(STYLES_PATIENCE_MS);
      giveUp = run;
    },
  };
  watchStyles(page as unknown as StyledPage);
  return {
    comes: (name: string, rules = 1) => {
      links.get(name)!.sheet = { cssRules: Array.from({ length: rules }, () => ({})) };
      heard.get('load')!({ type: 'load', target: links.get(name) });
    },
    fails: (name: string) => heard.get('error')!({ type: 'error', target: links.get(name) }),
    hears: (type: string, target: object) => heard.get(type)!({ type, target }),
    wait: () => giveUp(),
    /** The sheets that are used, or waited for. */
    on: () => [...links].filter(([, { media }]) => media === '').map(([name]) => name),
  };
}

const NAMES = ['root', 'realm', 'places', 'scene'];

test('sheets that come are left alone, and are waited for until then', () => {
  const page = openPage(NAMES);
  for (const name of NAMES) {
    page.comes(name);
    expect(page.on()).toEqual(NAMES);
  }
  page.wait();
  expect(page.on()).toEqual(NAMES);
});

test.each([
  ['root', []],
  ['realm', ['root']],
  ['places', ['root', 'realm', 'scene']],
  ['scene', ['root', 'realm', 'places']],
])('without %s the sheets %j are used, until it comes', (name, used) => {
  for (const miss of ['fails', 'is empty', 'is late'] as const) {
    const page = openPage(NAMES);
    for (const other of NAMES) if (other !== name) page.comes(other);
    if (miss === 'fails') page.fails(name);
    else if (miss === 'is empty') page.comes(name, 0);
    else page.wait();
    expect(page.on(), miss).toEqual(used);
    page.comes(name);
    expect(page.on(), miss).toEqual(NAMES);
  }
});

test('what is no style sheet may come or fail', () => {
  const page = openPage(NAMES);
  page.hears('error', { tagName: 'IMG' });
  page.hears('error', { tagName: 'LINK', rel: 'preload' });
  page.hears('load', { tagName: 'IMG' });
  expect(page.on()).toEqual(NAMES);
});
