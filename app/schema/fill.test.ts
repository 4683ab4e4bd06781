import { expect, test } from 'vitest';
import { fill } from './fill.ts';

test('fills in every placeholder, each time it occurs', () => {
  expect(fill('{name}: {subtitle}', { name: 'The Sea', subtitle: 'It heard you.' })).toBe(
    'The Sea: It heard you.',
  );
  expect(fill('{n} and {n}', { n: 0 })).toBe('0 and 0');
});

test('does not fill in placeholders within a value', () => {
  expect(fill('{a} {b}', { a: '{b}', b: '{a}' })).toBe('{b} {a}');
});

test('inserts a value letter for letter', () => {
  expect(fill('{a}', { a: '$& $1 <b> \\' })).toBe('$& $1 <b> \\');
});

test('leaves a placeholder without a value', () => {
  const unknown: string = '{a} {constructor} {__proto__} {} }{';
  expect(fill(unknown, {})).toBe(unknown);
});

test('a text without placeholders stays', () => {
  expect(fill('Skip', {})).toBe('Skip');
});

test('the compiler asks for the placeholders of a known text', () => {
  // @ts-expect-error number is missing
  expect(fill('Go to note {number}', {})).toBe('Go to note {number}');
  // @ts-expect-error there is no such placeholder
  expect(fill('Go to note {number}', { numbr: 1 })).toBe('Go to note {number}');
});
