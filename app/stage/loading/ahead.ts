/** What fetches the code and the style sheets of the scene at an address. The router sets it. */
let fetchScene = (_address: string, _pointedAt: boolean) => {};

/** Says how a scene is fetched ahead. Only the router calls it; before that, fetching ahead does nothing. */
export function onAhead(call: typeof fetchScene): void {
  fetchScene = call;
}

/**
 * Fetches the code and the style sheets of the scene at an address, because it will probably be chosen next.
 * @param pointedAt its link is pointed at, focused or pressed
 */
export const fetchAhead = (address: string, pointedAt = false): void => fetchScene(address, pointedAt);

/** What the module of a scene's route exports as `handle`. */
export interface SceneHandle {
  /** Fetches what the scene begins with, because it will probably be chosen next; more of it if its link is pointed at. */
  ahead(pointedAt: boolean): void;
}

/** The files that were fetched ahead. */
const fetched = new Set<string>();

/** Fetches a file into the browser's cache. Firefox refuses a prefetch link by `default-src`, and WebKit knows none. */
export function fetchFile(href: string): void {
  if (fetched.has(href)) return;
  fetched.add(href);
  fetch(href, { priority: 'low' })
    .then((answer) => answer.arrayBuffer())
    .catch(() => fetched.delete(href));
}
