/** One page of each kind. */
export const PAGES = [
  '/',
  '/port',
  '/port/shop',
  '/port/athenaeum',
  '/port/athenaeum/cabinet',
  '/port/athenaeum/shelf',
  '/port/athenaeum/shelf/a-new-realm',
  '/no-such-place',
] as const;

/** Local storage's ANIMATION_STATES of who has heard every introduction. */
export const SEEN = JSON.stringify({
  sea: { numTimesPlayed: 1, returning: false },
  port: { numTimesPlayed: 1 },
  athenaeum: { numTimesPlayed: 1 },
});
