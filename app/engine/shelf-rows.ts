import { percentage } from './percentage.ts';

/** The height of a shelf: a product of 100 percent fills it (specification, section 9). The styles say it too. */
export const BASE_HEIGHT_PX = 256;
/** What each product keeps free beside it, both sides together (specification, section 9). The styles say it too. */
export const ITEM_PADDING_PX = 32;

/** How wide a picture stands on its shelf: its natural shape, so many percent of the shelf's height. */
export function widthOnShelfPx(naturalWidth: number, naturalHeight: number, heightPercent: number): number {
  const shape = naturalWidth / naturalHeight;
  return Number.isFinite(shape) ? (shape * BASE_HEIGHT_PX * percentage(heightPercent)) / 100 : 0;
}

/**
 * Products in rows, in their order, each row as full as the container allows. One that is wider than the container has
 * a row to itself; so has each where there is no container to speak of. No row is empty.
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
