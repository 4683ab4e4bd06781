/** One image of a picture: a still plate, or a sprite that may move. The picture's style sheet has its place. */
export interface Plate {
  readonly name: string;
  /** Parallax: 0 the far sky (still), 1 nearest (moves most). */
  readonly depth?: number;
  /** It may move or shine. */
  readonly sprite?: true;
  /** Sprites that move with this one, in paint order. */
  readonly riders?: readonly Plate[];
}

/** The picture of an Artifact, with the width and height of what is drawn, in the picture's units. */
export interface Likeness {
  readonly picture: Picture;
  readonly drawn: readonly [number, number];
}

/** A baked picture, as far as the page must know it. */
export interface Picture {
  readonly name: string;
  /** The folder of its files. Its name has a hash of their content, so that they can be cached for ever. */
  readonly folder: string;
  /** Width and height in scene units. */
  readonly size: readonly [number, number];
  /** A piece has one size. Any other picture fills the window, and each plate has one file for each tier. */
  readonly piece: boolean;
  /** The plates that are there before an introduction begins; the others turn up with its lines. */
  readonly beginning?: readonly string[];
  /** In paint order. */
  readonly plates: readonly Plate[];
}
