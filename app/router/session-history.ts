import { NavigationType, createPath } from 'react-router';
import type { Location, Path, To } from 'react-router';

/** What is noted in an entry of the browser's history: what a link gave along, and the name of the entry. */
interface Noted {
  readonly usr?: unknown;
  readonly key?: string;
}

/** Where the present entry of the browser's history leads. */
export function presentLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = 'default' } = (window.history.state ?? {}) as Noted;
  return { pathname, search, hash, state: usr, key, mask: undefined };
}

/** Writes a step of the navigator into the browser's history; a step in the history itself is there already. */
export function writeStep(action: NavigationType, location: Location): void {
  if (action === NavigationType.Pop) return;
  const noted: Noted = { usr: location.state as unknown, key: location.key };
  const write = action === NavigationType.Push ? 'pushState' : 'replaceState';
  window.history[write](noted, '', addressOf(location));
}

/** An address as the browser would write it. */
export function asWritten(to: To): Path {
  const { pathname, search, hash } = new URL(addressOf(to));
  return { pathname, search, hash };
}

/** With the origin: two slashes at the beginning of a path would name another host. */
const addressOf = (to: To) => window.location.origin + (typeof to === 'string' ? to : createPath(to));
