/**
 * The journeys that are made in every harbor: each needs something of the host that another may do otherwise. They take
 * nothing from our own server. What a host answers to a single request is in compare.ts.
 */
interface Journey {
  /** A file in tests/e2e. */
  readonly file: string;
  /** The end of its title. */
  readonly title: string;
}

/** Made in `npm test`: pages by their address and by the map, with scripts that come later. */
export const SHORT_JOURNEY: Journey = {
  file: 'return-voyage',
  title: 'a returning navigator meets every scene as it was left',
};

export const JOURNEYS: readonly Journey[] = [
  SHORT_JOURNEY,
  // The whole story, with all that it loads.
  {
    file: 'first-voyage',
    title: 'a first voyage, from waking up to waking up, leaves three keys and nothing else',
  },
  // Without scripts each link is a request.
  { file: 'printed', title: 'the links lead through the whole story' },
  // Addresses that a host may redirect, or read in its own way.
  { file: 'routes', title: 'with a trailing slash a page is alive and in order' },
  {
    file: 'routes',
    title: 'an address that names another site leads nowhere else, nor does the map from there',
  },
  { file: 'routes', title: 'a query and a fragment are ignored' },
  // The map's code and picture come when it is wanted.
  { file: 'map', title: 'a place leads there once, at the top of the page' },
  // A book comes from the archive.
  {
    file: 'book',
    title:
      'reached by a click it is fetched with exactly one GET, and read; left and come back to it is where one left it',
  },
  // Two pages with status 404, one of them for a folder.
  { file: 'book', title: 'has its own page with status 404 and the way to the shelf' },
  { file: 'lost', title: 'any other address: status 404, title ???, a story of 23 lines' },
  // Pictures of many sizes, and links that leave the site under its policy.
  { file: 'shop', title: 'holds every product: what is for sale leads to the storefront in a new tab' },
];
