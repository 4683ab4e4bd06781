import * as fc from 'fast-check';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { markdownOf } from './plain-markdown.ts';
import { escape, link, list, outward, paragraph } from './plain-page.ts';
import { readContent } from './read.ts';
import { REAL_CONTENT } from './test-folder.ts';
import { textOf } from './tree.ts';

const content = await readContent(REAL_CONTENT);
const { url } = content.studio;

const page = (...body: readonly string[]) => markdownOf({ title: 'A page', description: '', body }, content);
const parsed = (markdown: string) => unified().use(remarkParse).use(remarkGfm).parse(markdown);

test('each element has its mark', () => {
  const made = page(
    '<h2>A part</h2>',
    `<figure>\n<figcaption>The picture</figcaption>\n${paragraph('A boat.')}\n</figure>`,
    `<nav>${list([`${link('/archive/port/index.html', 'The Port')} <em>Open.</em>${list(['One', 'Two'])}`])}</nav>`,
    `<section id="more">${list(['...', 'Yes'], 'ol')}</section>`,
    `<p>${link('#more', 'Further')}, ${link('mailto:a@b.example', 'a@b.example')}</p>`,
    `<p>${outward('https://sold.example', 'Sold', content.ui.site.new_tab)}</p>`,
  );
  expect(made).toBe(`# A page

## A part

> The picture
>
> A boat.

- [The Port](${url}/archive/port/index.md) *Open.*
  - One
  - Two

1. ...
1. Yes

Further, [a@b.example](mailto:a@b.example)

[Sold](https://sold.example)
`);
});

test('an element that nobody has foreseen stops the build', () => {
  expect(() => page('<table></table>')).toThrow('<table>');
});

const MARKS = ['*', '_', '`', '[', ']', '(', ')', '<', '>', '&', '&amp;', '#', '-', '+', '=', '~~', '!', '1.', '2)', '\\', '|', ' ', 'a', 'b.', '://'];
const texts = fc.string({ unit: fc.constantFrom(...MARKS), minLength: 1, maxLength: 12 }).filter((it) => it.trim() !== '');

test('words keep their letters, whatever they are', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const words = text.trim().replaceAll(/\s+/g, ' ');
      const made = page(paragraph(words), `<p>${escape(words)}${link('https://a.example', words)}</p>`, list([escape(words)]));
      const [, ...found] = parsed(made).children;
      expect(found.map(({ type }) => type)).toEqual(['paragraph', 'paragraph', 'list']);
      expect(found.map((it) => textOf(it))).toEqual([words, words + words, words]);
    }),
  );
});
