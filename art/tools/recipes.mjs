// How each scene is turned into files for the page. A scene that fills the window is baked once for each window
// width; a piece (a product, a board) has one size. Numbers: pixels, AVIF quality 0 to 100.

/** Widths of a picture that fills the window, by window width in CSS pixels: up to 1280, up to 2000, above. */
export const TIERS = [1280, 1920, 2560];
/** WebP is only for browsers without AVIF, so one width is enough. */
export const FALLBACK_TIER = 1280;

export const QUALITY = { plate: 42, sprite: 42, light: 36, webp: 60 };

/**
 * Soft light has no detail to lose, and its dithered halos are what weighs: half as many pixels, half the quality.
 * @param {string} plate
 */
export const isLight = (plate) => /light|halo|glow|glitter|dust|reflection/.test(plate);

/**
 * Scenes that are pieces, with output pixels per scene unit. All others fill the window.
 * @type {Record<string, number | undefined>}
 */
export const PIECES = {
  'athenaeum-floor': 0.62,
  'book-cover': 0.72,
  'book-page': 0.75,
  'book-paper': 1,
  'cabinet-floor': 0.62,
  manual: 0.9,
  'manual-table': 1,
  'map-button': 0.5,
  narrow: 0.8,
  'product-bonsai': 0.5,
  'product-ears': 0.5,
  'product-unknown': 0.5,
  'shop-board': 1,
};

/**
 * How much finer than its scene a plate is, that is seen from nearer: scene → plate → times.
 * @type {Record<string, Record<string, number | undefined> | undefined>}
 */
export const FINER = { 'athenaeum-doors': { interior: 1.5 } };

/** Pieces that only Chromium shows, which has AVIF: a cover opens in a cut, and no other browser is trusted with cuts. */
export const WITHOUT_WEBP = ['book-cover'];

/**
 * Departures from QUALITY, found by looking: scene → plate (or all its plates) → quality. The first page must be light.
 * @type {Record<string, Record<string, number | undefined> | undefined>}
 */
export const EXCEPTIONS = {
  sea: { '*': 38, nothing: 20, lap: 31, 'water-mid': 34, 'water-near': 34, whale: 32 },
  eyelids: { '*': 37, upper: 33 },
  // Much of these is seen only until the quay is there, or through other plates.
  port: {
    '*': 33,
    sky: 31,
    creases: 19,
    sea: 28,
    'water-mid': 27,
    'water-near': 25,
    quay: 30,
    tower: 26,
    hill: 31,
    'windows-1': 28,
    'windows-2': 28,
    'shop-wet': 16,
    'shop-light': 28,
    'lamp-1-light': 28,
    tide: 18,
    post: 26,
  },
  // A cover moves, and is seen for a second.
  'book-cover': { '*': 26, relief: 34 },
  // Grain and shade hide what is squeezed out.
  lost: { 'board-1': 34, 'board-2': 32, 'board-3': 30, 'board-4': 30 },
  // The book and the dark hide most of it.
  'manual-table': { '*': 34 },
  // The nearest leaves are almost black, and the room behind the doors is seen while it dissolves. Warm light is all speckle.
  'athenaeum-doors': {
    foreground: 29,
    bough: 34,
    interior: 30,
    spill: 35,
    warm: 27,
    'door-left-warm': 25,
    'door-right-warm': 25,
    'shells-warm': 25,
  },
};
