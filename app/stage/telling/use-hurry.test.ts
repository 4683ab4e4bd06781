import { expect, test } from 'vitest';
import { watchSelection } from './use-hurry.ts';

function pressing() {
  let text = '';
  const press = watchSelection(() => text);
  return (becomes: string) => {
    press.begin();
    text = becomes;
    return press.selects();
  };
}

test('a press selects if it made or changed the selection', () => {
  const press = pressing();
  expect(press('STEP')).toBe(true);
  expect(press('STEP INSIDE')).toBe(true);
});

test('what was selected before does not make a selection of later presses', () => {
  const press = pressing();
  press('STEP INSIDE');
  expect(press('STEP INSIDE')).toBe(false);
  expect(press('STEP INSIDE')).toBe(false);
});

test('a press that takes the selection away, or meets none, selects nothing', () => {
  const press = pressing();
  expect(press('')).toBe(false);
  press('STEP INSIDE');
  expect(press('')).toBe(false);
});
