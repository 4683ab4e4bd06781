import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BASE_HEIGHT_PX, ITEM_PADDING_PX } from '../../engine/shelf-rows.ts';
import { artifacts } from './artifacts.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('values that are written twice are equal', () => {
  test('the styles use the height of a shelf and the padding of the rule', () => {
    const css = read('./shop.module.css');
    expect(css).toContain(`--shelf-height: calc(${BASE_HEIGHT_PX} * var(--unit))`);
    expect(css).toContain(`--item-padding: calc(${ITEM_PADDING_PX} * var(--unit))`);
  });
});

test('every Artifact has a width before its picture has loaded', () => {
  for (const { widthPx } of artifacts) expect(widthPx).toBeGreaterThan(0);
});
