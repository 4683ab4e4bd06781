import { widthOnShelfPx } from '../../engine/shelf-rows.ts';
import type { Picture } from '../../schema/picture.ts';
import { productBonsai, productEars, productUnknown } from '../../schema/pictures.ts';
import { shop } from '../../schema/words.ts';

export type ArtifactId = (typeof shop.products)[number]['id'];

export interface Artifact {
  readonly id: ArtifactId;
  readonly name: string;
  readonly description: string;
  readonly alt: string;
  readonly link: string | null;
  readonly picture: Picture;
  /** The width of its picture on the shelf, known before the picture has loaded. */
  readonly widthPx: number;
}

interface Likeness {
  readonly picture: Picture;
  /** Width and height of the drawing in the picture's units, as in the baked style sheet (see the test). */
  readonly drawn: readonly [number, number];
}

export const LIKENESSES: Readonly<Record<ArtifactId, Likeness>> = {
  'sonorarium-of-resonance': { picture: productEars, drawn: [726, 800] },
  'a-guide-to-theorensomatosis': { picture: productBonsai, drawn: [672, 800] },
  placeholder: { picture: productUnknown, drawn: [570, 800] },
};

/** The products of the Shop, in the order of the shelves. */
export const artifacts: readonly Artifact[] = shop.products.map(({ heightPercent, ...product }) => {
  const { picture, drawn } = LIKENESSES[product.id];
  return { ...product, picture, widthPx: widthOnShelfPx(...drawn, heightPercent) };
});
