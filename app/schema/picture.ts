/** One sheet of a picture: a still plate, or a sprite that may move. Where it lies stands in the picture's style sheet. */
export interface Plate {
  readonly name: string;
  /** Parallax: 0 the far sky (still), 1 nearest (moves most). */
  readonly depth?: number;
  /** It may move, or shine; a plate that does neither is the picture itself. */
  readonly sprite?: true;
  /** The sprite it rides on, where paint order kept it from being nested in it. */
  readonly with?: string;
  /** Sprites that ride on this one and move with it, in paint order. */
  readonly riders?: readonly Plate[];
}

/** A baked picture: what the page must know to show it. */
export interface Picture {
  readonly name: string;
  /** Folder of its files, named after their contents, so that they can be kept for ever. */
  readonly folder: string;
  /** Width and height in scene units. */
  readonly size: readonly [number, number];
  /** The point that must stay in view, in scene units. */
  readonly focus: readonly [number, number];
  /** A piece has one size; any other picture fills the window and has one file a tier. */
  readonly piece: boolean;
  /** In paint order. */
  readonly plates: readonly Plate[];
}
