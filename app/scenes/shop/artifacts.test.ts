import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BASE_HEIGHT_PX, ITEM_PADDING_PX } from '../../engine/shelf-rows.ts';
import { artifacts, LIKENESSES } from './artifacts.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('values that are written twice are equal', () => {
  test.each(Object.values(LIKENESSES))(
    '$picture.name: the drawn size is that of the baked sheet',
    (likeness) => {
      const { picture, drawn } = likeness;
      const css = read(`../../art/${picture.name}.css`);
      const percent = (side: string) => Number(new RegExp(`\\b${side}: ([\\d.]+)%`).exec(css)?.[1]);
      expect((percent('width') / 100) * picture.size[0]).toBeCloseTo(drawn[0], 0);
      expect((percent('height') / 100) * picture.size[1]).toBeCloseTo(drawn[1], 0);
    },
  );
  test('the styles use the height of a shelf and the padding of the rule', () => {
    const css = read('./shop.module.css');
    expect(css).toContain(`--shelf-height: calc(${BASE_HEIGHT_PX} * var(--unit))`);
    expect(css).toContain(`--item-padding: calc(${ITEM_PADDING_PX} * var(--unit))`);
  });
});

test('every Artifact has a width before its picture has loaded', () => {
  for (const { widthPx } of artifacts) expect(widthPx).toBeGreaterThan(0);
});
