/** The paths of the six places, in the order of the keyboard. */
export const PLACE_ROUTES = {
  sea: '/',
  port: '/port',
  shop: '/port/shop',
  athenaeum: '/port/athenaeum',
  cabinet: '/port/athenaeum/cabinet',
  shelf: '/port/athenaeum/shelf',
} as const;

export type PlaceId = keyof typeof PLACE_ROUTES;
export type Route = (typeof PLACE_ROUTES)[PlaceId] | `/port/athenaeum/shelf/${string}`;

export const PLACE_IDS = Object.keys(PLACE_ROUTES) as readonly PlaceId[];
