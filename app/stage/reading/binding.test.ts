import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { books } from '../../schema/words.ts';
import { PLAIN_BINDINGS, plainBinding } from './binding.ts';
import { isCard } from './known-books.ts';

const css = readFileSync(new URL('./binding.css', import.meta.url), 'utf8');

test('each binding but the first, which is the default, has its rule', () => {
  for (let binding = 2; binding <= PLAIN_BINDINGS; binding += 1)
    expect(css).toContain(`[data-binding='${binding}']`);
  expect(css).not.toContain(`[data-binding='${PLAIN_BINDINGS + 1}']`);
});

test('a slug chooses one of them, and always the same', () => {
  const slugs = [...books.map(({ slug }) => slug), ...Array.from({ length: 300 }, (_, i) => `book-${i}`)];
  const chosen = slugs.map(plainBinding);
  expect(new Set(chosen).size).toBe(PLAIN_BINDINGS);
  expect(Math.min(...chosen)).toBe(1);
  expect(Math.max(...chosen)).toBe(PLAIN_BINDINGS);
  expect(slugs.map(plainBinding)).toEqual(chosen);
});

/** The relative luminance of a colour such as #5d3038. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

test('the title can be read on every binding', () => {
  const gilt = /--gilt: (#\w{6})/.exec(css)?.[1] ?? '';
  const bindings = [
    ...css.matchAll(/data-binding[^{}]*\{[^}]*?--cloth: (#\w{6});(?:\s*--gilt: (#\w{6});)?/g),
  ];
  expect(bindings).toHaveLength(PLAIN_BINDINGS);
  for (const [, cloth = '', own = gilt] of bindings) {
    const [dark = 0, light = 0] = [luminance(cloth), luminance(own)].toSorted((a, b) => a - b);
    // The gradient lightens the upper edge of a binding by a tenth.
    expect((light + 0.05) / (dark + 0.05), cloth).toBeGreaterThan(5.5);
  }
});

test('how a book is bound is known from its card, and not from its name alone', () => {
  const [card] = books;
  expect(isCard(card)).toBe(true);
  expect(isCard({ slug: card.slug, name: card.name })).toBe(false);
  expect(isCard(undefined)).toBe(false);
});
