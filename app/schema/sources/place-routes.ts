/**
 * The paths of the places, in the order of the keyboard. The rest follows from here: the page is app/scenes/ID/ID.tsx,
 * and the checks ask for what its words and its hotspot on the map lack.
 */
export const PLACE_ROUTES = {
  sea: '/',
  port: '/port',
  shop: '/port/shop',
  athenaeum: '/port/athenaeum',
  cabinet: '/port/athenaeum/cabinet',
  shelf: '/port/athenaeum/shelf',
} as const;

/** The paths of scenes that are not on the map. */
export const OTHER_ROUTES = {} as const satisfies Readonly<Record<string, string>>;

/** The path of every scene that has words of its own, by its id. */
export const SCENE_ROUTES = { ...PLACE_ROUTES, ...OTHER_ROUTES } as const;

export type PlaceId = keyof typeof PLACE_ROUTES;
export type Route = (typeof SCENE_ROUTES)[keyof typeof SCENE_ROUTES] | `/port/athenaeum/shelf/${string}`;

export const PLACE_IDS = Object.keys(PLACE_ROUTES) as readonly PlaceId[];
