interface Entry {
  url: string;
  state: unknown;
}

const ORIGIN = 'https://realm.example';

/** A window for tests, of which there is only the history: its entries, and steps that are answered later, as in a browser. */
export function fakeWindow(address: string) {
  const entries: Entry[] = [{ url: address, state: null }];
  let at = 0;
  const listeners = new Set<() => void>();
  const url = () => new URL(entries[at]!.url, ORIGIN);
  const part = (name: 'href' | 'origin' | 'pathname' | 'search' | 'hash') => ({ get: () => url()[name] });
  const fake = {
    location: Object.defineProperties({} as Location, {
      href: part('href'),
      origin: part('origin'),
      pathname: part('pathname'),
      search: part('search'),
      hash: part('hash'),
    }),
    history: {
      get state() {
        return entries[at]!.state;
      },
      pushState(state: unknown, _: string, to = entries[at]!.url) {
        entries.splice(at + 1, Infinity, { url: to, state });
        at += 1;
      },
      replaceState(state: unknown, _: string, to = entries[at]!.url) {
        entries[at] = { url: to, state };
      },
      go(steps: number) {
        queueMicrotask(() => {
          if (entries[at + steps] === undefined) return;
          at += steps;
          listeners.forEach((listen) => listen());
        });
      },
      back: () => fake.history.go(-1),
      forward: () => fake.history.go(1),
    },
    addEventListener: (_: string, listen: () => void) => listeners.add(listen),
    removeEventListener: (_: string, listen: () => void) => listeners.delete(listen),
  };
  return { fake, addresses: () => entries.map((entry) => entry.url.replace(ORIGIN, '')) };
}
