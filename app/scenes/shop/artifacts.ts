import { widthOnShelfPx } from '../../engine/shelf-rows.ts';
import type { Likeness, Picture } from '../../schema/picture.ts';
import { likenesses } from '../../schema/pictures.ts';
import { shop } from '../../schema/words.ts';

export type ArtifactId = (typeof shop.products)[number]['id'];

export interface Product {
  readonly id: ArtifactId;
  readonly name: string;
  readonly description: string;
  readonly alt: string;
  readonly link: string | null;
  readonly picture: Picture;
  /** The width of its picture on the shelf, known before the picture has loaded. */
  readonly widthPx: number;
}

/** The products of the Shop, in the order of the shelves. */
export const artifacts: readonly Product[] = shop.products.map(({ heightPercent, ...product }) => {
  const { picture, drawn }: Likeness = likenesses[product.picture];
  return { ...product, picture, widthPx: widthOnShelfPx(...drawn, heightPercent) };
});
