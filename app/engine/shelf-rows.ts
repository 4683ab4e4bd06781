import { percentage } from './percentage.ts';

/** The height of a shelf: a product of 100 percent fills it (specification, section 9). The styles repeat it. */
export const BASE_HEIGHT_PX = 256;
/** The free space beside a product, both sides together (specification, section 9). The styles repeat it. */
export const ITEM_PADDING_PX = 32;

/** The width of a picture on its shelf: it keeps its proportions and is so many percent of the shelf high. */
export function widthOnShelfPx(naturalWidth: number, naturalHeight: number, heightPercent: number): number {
  const shape = naturalWidth / naturalHeight;
  return Number.isFinite(shape) ? (shape * BASE_HEIGHT_PX * percentage(heightPercent)) / 100 : 0;
}

/**
 * Puts products into rows in their order, each row as full as the container allows. A product that is wider than the
 * container has its own row. No row is empty.
 */
export function shelfRows<Product extends { readonly widthPx: number }>(
  products: readonly Product[],
  containerWidthPx: number,
): readonly (readonly Product[])[] {
  const rows: Product[][] = [];
  let leftPx = 0;
  for (const product of products) {
    const neededPx = product.widthPx + ITEM_PADDING_PX;
    const row = rows.at(-1);
    if (row !== undefined && neededPx <= leftPx) {
      row.push(product);
      leftPx -= neededPx;
    } else {
      rows.push([product]);
      leftPx = containerWidthPx - neededPx;
    }
  }
  return rows;
}
