/** What fetches the code and the style sheets of the scene at an address. The router sets it. */
let fetchScene = (_address: string) => {};

export function onAhead(call: typeof fetchScene): void {
  fetchScene = call;
}

/** Fetches the code and the style sheets of the scene at an address, because it will probably be chosen next. */
export const fetchAhead = (address: string): void => fetchScene(address);
