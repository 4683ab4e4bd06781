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

test('text that was selected before does not count for later presses', () => {
  const press = pressing();
  press('STEP INSIDE');
  expect(press('STEP INSIDE')).toBe(false);
  expect(press('STEP INSIDE')).toBe(false);
});

test('a press that removes the selection, or finds none, selects nothing', () => {
  const press = pressing();
  expect(press('')).toBe(false);
  press('STEP INSIDE');
  expect(press('')).toBe(false);
});
