import { expect, test } from 'vitest';
import { inOrder, withSheetsOnce } from './order.ts';

const modules =
  '<link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>';
const [root, other] = ['root-1', 'a-1'].map((name) => `<link rel="stylesheet" href="/assets/${name}.css"/>`);
const sheets = `${root}${other}`;
const picture = (priority: string) =>
  `<picture><source media="(min-width: 600px)" type="image/avif" srcSet="/art/sky-1280.avif"/>` +
  `<source media="(min-width: 600px)" type="image/webp" srcSet="/art/sky-1280.webp"/>` +
  `<img alt="" draggable="false" fetchPriority="${priority}"/></picture>`;

test('styles come first, then the hero in the tier of the window, then modules with low priority', () => {
  expect(inOrder(`<head>${modules}${sheets}</head><body>${picture('high')}${picture('auto')}</body>`)).toBe(
    `<head>${sheets}<link rel="preload" as="image" type="image/avif" media="(min-width: 600px)" ` +
      'imagesrcset="/art/sky-1280.avif" fetchpriority="high">' +
      '<link rel="modulepreload" fetchpriority="low" href="/assets/a.js"/>' +
      '<link rel="modulepreload" fetchpriority="low" href="/assets/b.js"/></head>' +
      `<body>${picture('high')}${picture('auto')}</body>`,
  );
});

test('a picture that loads only where it is seen is not preloaded', () => {
  const lazy = picture('high').replace('"/></picture>', '" loading="lazy"/></picture>');
  expect(lazy).toContain('loading="lazy"');
  expect(inOrder(`${modules}${sheets}${lazy}`)).not.toContain('as="image"');
});

test('a page without a style sheet is refused, and does not lose its modules in silence', () => {
  expect(() => inOrder(`<head>${modules}</head>`)).toThrow('no style sheet');
});

test('a page whose first sheet does not name the order of the layers is refused', () => {
  expect(() => inOrder(`<head>${other}${root}</head>`)).toThrow('The first sheet');
});

test('a page without a hero preloads no picture', () => {
  expect(inOrder(`${modules}${sheets}${picture('low')}`)).not.toContain('as="image"');
});

test('a sheet has no mark that makes it another one', () => {
  const marked =
    '<link rel="stylesheet" href="/assets/realm-1.css#"/><a href="/a.css#part"></a>{"css":["/assets/realm-1.css#"]}';
  expect(withSheetsOnce(marked)).toBe(marked.replaceAll('#"', '"'));
});

test('the entry is imported by the script of the page, and not preloaded', () => {
  const entry = '/assets/entry.client-9iOw2knn.js';
  const preload = `<link rel="modulepreload" href="${entry}"/>`;
  const page = (script: string) => `${sheets}<script type="module">${script};</script>`;
  expect(inOrder(preload + page(`import("${entry}")`))).toBe(page(`import{start}from"${entry}";start()`));
});
