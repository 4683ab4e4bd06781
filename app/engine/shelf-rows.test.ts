import { describe, expect, test } from 'vitest';
import { BASE_HEIGHT_PX, ITEM_PADDING_PX, shelfRows, widthOnShelfPx } from './shelf-rows.ts';

const products = (...widths: number[]) => widths.map((widthPx) => ({ widthPx }));
const rows = (widths: number[], containerPx: number) =>
  shelfRows(products(...widths), containerPx).map((row) => row.map(({ widthPx }) => widthPx));

describe('the width of a picture on its shelf', () => {
  test('is its shape at so many percent of 256 px', () => {
    expect(BASE_HEIGHT_PX).toBe(256);
    expect(widthOnShelfPx(500, 1000, 100)).toBe(128);
    expect(widthOnShelfPx(1000, 500, 70)).toBeCloseTo(358.4);
    expect(widthOnShelfPx(1, 1, 0)).toBe(0);
  });
  test('counts a height that is no percentage as 50', () => {
    expect(widthOnShelfPx(1, 1, 101)).toBe(128);
    expect(widthOnShelfPx(1, 1, 33.3)).toBe(128);
  });
  test('is 0 for a picture without a size', () => {
    expect(widthOnShelfPx(0, 0, 80)).toBe(0);
    expect(widthOnShelfPx(10, 0, 80)).toBe(0);
  });
});

describe('rows', () => {
  test('each product takes its width and 32 px', () => {
    expect(ITEM_PADDING_PX).toBe(32);
    expect(rows([100, 100, 100], 396)).toEqual([[100, 100, 100]]);
    expect(rows([100, 100, 100], 395.9)).toEqual([[100, 100], [100]]);
    expect(rows([100, 100, 100], 264)).toEqual([[100, 100], [100]]);
    expect(rows([100, 100, 100], 263)).toEqual([[100], [100], [100]]);
  });
  test('keep the order: a narrow product does not slip into an earlier row', () => {
    expect(rows([200, 300, 50], 400)).toEqual([[200], [300], [50]]);
    expect(rows([200, 250, 50], 400)).toEqual([[200], [250, 50]]);
  });
  test('a product wider than the container has its own row', () => {
    expect(rows([50, 900, 50], 300)).toEqual([[50], [900], [50]]);
    expect(rows([900, 50, 50], 300)).toEqual([[900], [50, 50]]);
  });
  test.each([0, -5, Number.NaN])('a container of %d px: one to a row', (containerPx) => {
    expect(rows([100, 100], containerPx)).toEqual([[100], [100]]);
  });
  test('an endless container: one row', () => {
    expect(rows([100, 5000, 1], Number.POSITIVE_INFINITY)).toEqual([[100, 5000, 1]]);
  });
  test('nothing to show: no rows', () => expect(rows([], 500)).toEqual([]));
  test('a product whose width is not a number has its own row, and does not take the next one in', () => {
    const widths = shelfRows(products(100, Number.NaN, 100), 1000).map((row) => row.length);
    expect(widths).toEqual([1, 1, 1]);
  });
});
