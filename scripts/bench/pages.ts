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

/** The stored ANIMATION_STATES after every introduction was played. */
export const SEEN = JSON.stringify({
  sea: { numTimesPlayed: 1, returning: false },
  port: { numTimesPlayed: 1 },
  athenaeum: { numTimesPlayed: 1 },
});
