import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentage } from './percentage.ts';
import { SPEED_STEP, delayFromSlider, sliderFromDelay } from './reading-speed.ts';
import { ITEM_PADDING_PX, shelfRows } from './shelf-rows.ts';
import { weightedPick, weightsAddUp } from './weighted-pick.ts';
import { LAST_LEVEL, larger, levelFromStored, smaller, zoomAt } from './zoom.ts';

const level = fc.integer({ min: 0, max: LAST_LEVEL });

test('a percentage is a whole number from 0 to 100, and such a number stays', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const read = percentage(value);
      expect(Number.isInteger(read) && read >= 0 && read <= 100).toBe(true);
      expect(percentage(read)).toBe(read);
    }),
  );
});

test('the slider is on a step, within half a step of the delay, and its value gives the delay again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), (delay) => {
      const slider = sliderFromDelay(delay);
      expect(slider % SPEED_STEP).toBe(0);
      expect(Math.abs(100 - slider - delay)).toBeLessThanOrEqual(SPEED_STEP / 2);
      expect(sliderFromDelay(delayFromSlider(slider))).toBe(slider);
    }),
  );
});

test('any stored zoom is a level; its neighbours are levels, one apart or at the end', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.integer({ min: -3, max: 14 })), (stored) => {
      const at = levelFromStored(stored);
      expect(at >= 0 && at <= LAST_LEVEL && Number.isInteger(at)).toBe(true);
      expect(larger(at) - at).toBe(at === LAST_LEVEL ? 0 : 1);
      expect(at - smaller(at)).toBe(at === 0 ? 0 : 1);
    }),
  );
});

test('every measure of the map grows with its level', () => {
  fc.assert(
    fc.property(level, level, (a, b) => {
      fc.pre(a < b);
      const [small, large] = [zoomAt(a), zoomAt(b)];
      for (const name of ['mapHeight', 'headingScale', 'buttonScale', 'gapRem'] as const)
        expect(small[name]).toBeLessThan(large[name]);
    }),
  );
});

test('rows hold each product once, in order, and none is fuller than it can be', () => {
  const widths = fc.array(fc.integer({ min: 1, max: 600 }), { maxLength: 30 });
  fc.assert(
    fc.property(widths, fc.integer({ min: -10, max: 2000 }), (all, containerPx) => {
      const products = all.map((widthPx) => ({ widthPx }));
      const rows = shelfRows(products, containerPx);
      expect(rows.flat()).toEqual(products);
      const fullPx = (row: readonly { widthPx: number }[]) =>
        row.reduce((sum, { widthPx }) => sum + widthPx + ITEM_PADDING_PX, 0);
      for (const [index, row] of rows.entries()) {
        expect(row.length).toBeGreaterThan(0);
        if (row.length > 1) expect(fullPx(row)).toBeLessThanOrEqual(containerPx);
        const next = rows[index + 1]?.[0];
        if (next !== undefined) expect(fullPx([...row, next])).toBeGreaterThan(containerPx);
      }
    }),
  );
});

test('each option is picked for its share of the chances, and nothing when the shares do not add up', () => {
  const shares = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 8 });
  const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(shares, chance, (parts, at) => {
      const sum = parts.reduce((a, b) => a + b, 0);
      const options = parts.map((part) => ({ weight: part / sum }));
      let complaints = 0;
      const pick = (list: typeof options) => weightedPick(list, at, () => (complaints += 1));

      expect(weightsAddUp(options)).toBe(true);
      const picked = pick(options)!;
      const before = options
        .slice(0, options.indexOf(picked))
        .reduce((reached, { weight }) => reached + weight, 0);
      expect(at).toBeGreaterThanOrEqual(before - 1e-9);
      expect(at).toBeLessThanOrEqual(before + picked.weight + 1e-9);
      expect(complaints).toBe(0);

      expect(pick([...options, { weight: 0.01 }])).toBeUndefined();
      expect(complaints).toBe(1);
    }),
  );
});
