import { expect, test } from 'vitest';
import { fill } from './fill.ts';

test('fills in every placeholder, as often as it stands there', () => {
  expect(fill('{name}: {subtitle}', { name: 'The Sea', subtitle: 'It heard you.' })).toBe(
    'The Sea: It heard you.',
  );
  expect(fill('{n} and {n}', { n: 0 })).toBe('0 and 0');
});

test('fills in each once: a value is not read again', () => {
  expect(fill('{a} {b}', { a: '{b}', b: '{a}' })).toBe('{b} {a}');
});

test('a value is taken letter for letter', () => {
  expect(fill('{a}', { a: '$& $1 <b> \\' })).toBe('$& $1 <b> \\');
});

test('leaves what it has no value for', () => {
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
