/** What fetches the code and the style sheets of the scene at an address. The router sets it. */
let fetchScene = (_address: string) => {};

/** Says how a scene is fetched ahead. Only the router calls it; before that, fetching ahead does nothing. */
export function onAhead(call: typeof fetchScene): void {
  fetchScene = call;
}

/** Fetches the code and the style sheets of the scene at an address, because it will probably be chosen next. */
export const fetchAhead = (address: string): void => fetchScene(address);
