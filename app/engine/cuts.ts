/** A thing in a picture that carries a cut, as the star does. */
export interface Spot {
  /** The plate it is drawn on. */
  readonly plate: string;
  /** Its middle in the plate's box, each 0 to 1. Without it: the point the plate turns about. */
  readonly at?: readonly [x: number, y: number];
  /** Its width, as a part of the plate's. */
  readonly part?: number;
  /** It must be visible when the scene comes; otherwise it may also turn up later. */
  readonly atOnce?: boolean;
}

/** What one looks through in the outer scene: its corners in the box of its plate, each 0 to 1. */
export interface Opening {
  readonly plate: string;
  readonly corners: readonly (readonly [x: number, y: number])[];
  /** Where each of them is when the opening begins to be cut. Without it: in a slit in the middle. */
  readonly from?: Opening['corners'];
  /** It is a way that is there already, a door: one sees no thickness of what it is cut out of. */
  readonly rimless?: boolean;
}

/**
 * How one scene becomes another: on the way from an outer scene to an inner one. The way back is the same, backward.
 * `star`: the pictures move until their stars lie on each other; the outer scene goes dark, and the inner one is drawn
 * around its star.
 * `thing`: an opening is cut out of the outer picture, which comes nearer until one is through. The inner scene is behind
 * it, and moves to its place from where one thing in it lies on a thing of the outer scene.
 * Where star or thing is not to be seen in one of the two scenes, the cut is made `otherwise`, or as a `fade`.
 * `book`: a book is taken from its place and opens (`scenes/shelf/book-cut.ts`), while the shelf goes dark.
 * `fade`: one goes dark, then the other comes up. `same`: both look the same, so nothing moves.
 */
type Way =
  | {
      readonly kind: 'star';
      readonly outer: Spot;
      readonly inner: Spot;
      /** The stars meet where that of the inner scene is: the outer picture comes nearer for it. */
      readonly nearer?: boolean;
      readonly otherwise?: Way;
    }
  | {
      readonly kind: 'thing';
      readonly outer: Spot;
      readonly inner: Spot;
      readonly opening: Opening;
      /** The thing lies on itself, equally large, when one begins to see through; else when the outer picture stands still. */
      readonly meets?: boolean;
      readonly otherwise?: Way;
    }
  | { readonly kind: 'fade' | 'same' | 'book' };

export type Cut = Way & {
  /** Shown backward: the scene one comes to is the outer one. */
  readonly back: boolean;
};

type Corner = Opening['corners'][number];

/** The corners, all on one line: an opening that is drawn up or down from there. */
const onLine = (
  corners: Opening['corners'],
  [left, atLeft]: Corner,
  [right, atRight]: Corner,
): Opening['corners'] =>
  corners.map(([x]) => [x, atLeft + ((x - left) / (right - left)) * (atRight - atLeft)]);

/** The lit window of the shop below its awning, in the box of its panes. */
const PANES: Opening['corners'] = [
  [0.01, 0.667],
  [0.032, 0.689],
  [0.05, 0.711],
  [0.071, 0.729],
  [0.096, 0.734],
  [0.121, 0.726],
  [0.143, 0.7],
  [0.165, 0.719],
  [0.187, 0.727],
  [0.205, 0.719],
  [0.224, 0.698],
  [0.244, 0.714],
  [0.263, 0.721],
  [0.282, 0.714],
  [0.301, 0.696],
  [0.321, 0.709],
  [0.341, 0.714],
  [0.359, 0.708],
  [0.377, 0.692],
  [0.396, 0.702],
  [0.416, 0.706],
  [0.433, 0.701],
  [0.449, 0.686],
  [0.467, 0.698],
  [0.484, 0.702],
  [0.5, 0.696],
  [0.516, 0.681],
  [0.532, 0.692],
  [0.548, 0.696],
  [0.554, 0.694],
  [0.562, 0.801],
  [0.559, 0.894],
  [0.49, 0.912],
  [0.394, 0.931],
  [0.313, 0.944],
  [0.222, 0.955],
  [0.119, 0.97],
  [0.01, 0.982],
  [0.008, 0.831],
];

/** In how many corners a ring is cut: they are not to be seen when it fills the window. */
const RING_CORNERS = 72;

/** The corners of a ring about a point, in the box of its plate. */
const ringAbout = ([x, y]: Corner, width: number, height: number): Opening['corners'] =>
  Array.from({ length: RING_CORNERS }, (_, i) => {
    const angle = (i / RING_CORNERS) * 2 * Math.PI;
    return [x + (width / 2) * Math.cos(angle), y + (height / 2) * Math.sin(angle)];
  });

/** The sign of the shop, an octopus in a ring; behind it, the head of Proteus. */
const SIGN: Way = {
  kind: 'thing',
  outer: { plate: 'shop', at: [0.909, 0.66], part: 0.035 },
  inner: { plate: 'head', at: [0.5, 0.5], part: 0.8 },
  opening: { plate: 'shop', corners: ringAbout([0.9097, 0.6758], 0.0936, 0.0984) },
};

const STAR = { kind: 'star', outer: { plate: 'star' }, inner: { plate: 'star' } } as const satisfies Way;

/** The cuts that are not the star's, by the addresses of the outer and the inner scene. */
export const CUTS: readonly (readonly [outer: string, inner: string, way: Way])[] = [
  [
    '/port',
    '/port/shop',
    {
      kind: 'thing',
      // The lit window below its awning, and the shelves one sees through it.
      outer: { plate: 'shop-panes', at: [0.285, 0.83], part: 0.55 },
      inner: { plate: 'wall', at: [0.25, 0.32], part: 0.54 },
      meets: true,
      opening: { plate: 'shop-panes', corners: PANES, from: onLine(PANES, [0.01, 0.71], [0.554, 0.694]) },
      // An upright window has no room for the shop's. One goes in by its sign, and out by it: down there is only the case.
      otherwise: { ...SIGN, otherwise: { ...SIGN, inner: { plate: 'placard', at: [0.5, 0.5], part: 0.5 } } },
    },
  ],
  [
    '/port',
    '/port/athenaeum',
    {
      kind: 'star',
      // The lit portico on the hill, and the end of the hall.
      outer: { plate: 'athenaeum-light', at: [0.495, 0.7], part: 0.45 },
      inner: { plate: 'end-wall', part: 0.7, atOnce: true },
      // Before its closed doors one has climbed the hill, which comes nearer.
      otherwise: { ...STAR, nearer: true },
    },
  ],
  [
    '/port/athenaeum',
    '/port/athenaeum/shelf',
    // The lamp of both scenes.
    {
      kind: 'star',
      outer: { plate: 'lamp-light', at: [0.502, 0.5], part: 0.337 },
      inner: { plate: 'lamp', at: [0.503, 0.494] },
    },
  ],
  [
    '/port/athenaeum',
    '/port/athenaeum/cabinet',
    {
      kind: 'thing',
      // The label on its second drawer; as wide as the drawer.
      outer: { plate: 'archive', at: [0.569, 0.56], part: 0.34 },
      inner: { plate: 'cabinet', at: [0.394, 0.451], part: 0.66 },
      // The doorway of the archive, in which the cabinet stands; at the other end of the window in the inner scene.
      meets: true,
      opening: {
        plate: 'archive',
        corners: [
          [0.215, 0.138],
          [0.53, 0.118],
          [0.838, 0.099],
          [0.838, 0.4],
          [0.838, 0.61],
          [0.838, 0.69],
          [0.838, 0.78],
          [0.838, 0.9],
          [0.53, 0.81],
          [0.215, 0.708],
        ],
        // The fronts of the drawers, which lie on those of the inner scene. A slit would show half of each title twice.
        from: [
          [0.399, 0.472],
          [0.569, 0.472],
          [0.739, 0.472],
          [0.739, 0.567],
          [0.739, 0.609],
          [0.739, 0.651],
          [0.739, 0.67],
          [0.68, 0.692],
          [0.485, 0.692],
          [0.291, 0.692],
        ],
        rimless: true,
      },
    },
  ],
];

const depth = (path: string) => path.split('/').filter(Boolean).length;

const SHELF = '/port/athenaeum/shelf';
const isBook = (path: string) => path.startsWith(`${SHELF}/`);

/** A cut, and what it is otherwise. */
export function waysOf(cut: Cut): readonly Cut[] {
  const otherwise = 'otherwise' in cut ? cut.otherwise : undefined;
  return otherwise ? [cut, ...waysOf({ ...otherwise, back: cut.back })] : [cut];
}

/** The cut between the scenes of two addresses. It can be made only if both scenes show what it needs. */
export function cutBetween(from: string, to: string): Cut {
  for (const [outer, inner, way] of CUTS) {
    if (from === outer && to === inner) return { ...way, back: false };
    if (from === inner && to === outer) return { ...way, back: true };
  }
  if (from === SHELF && isBook(to)) return { kind: 'book', back: false };
  if (isBook(from) && to === SHELF) return { kind: 'book', back: true };
  return { ...STAR, back: depth(to) < depth(from) };
}
