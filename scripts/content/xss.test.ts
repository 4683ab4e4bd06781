/** Attacks by the text of an essay. Each is refused, or becomes harmless text. */
import { html as names, parse, parseFragment, serialize } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { VECTORS } from './xss-vectors.ts';
import { plainPages } from './archive.ts';
import type { Folder } from './folder.ts';
import { renderMarkdown } from './markdown.ts';
import { ContentError } from './problems.ts';
import { parseContent } from './read.ts';
import type { Content } from './read.ts';
import { BOOK_HEAD, problemsIn, fixture, withBook, withFiles } from './test-folder.ts';

/** The default time limit is too short on a busy machine. */

const HARMLESS_TAGS = new Set(
  'a abbr b blockquote br cite code dd del div dl dt em h2 h3 h4 hr i ins kbd li mark ol p pre q s samp section small span strong sub sup table tbody td th thead time tr u ul var'.split(
    ' ',
  ),
);
const HARMLESS_ATTRIBUTES = new Set(
  'href title id rel lang dir class start value datetime scope data-align tabindex role aria-label aria-labelledby aria-hidden hidden'.split(
    ' ',
  ),
);
const HARMLESS_SCHEMES = new Set(['https:', 'http:', 'mailto:']);
const ORIGIN = 'https://site.invalid';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

function elementsOf(node: Node): Element[] {
  const inside = 'content' in node ? [node.content] : 'childNodes' in node ? node.childNodes : [];
  return [...('tagName' in node ? [node] : []), ...inside.flatMap(elementsOf)];
}

/** Everything in a tree that could run code or load something. */
function dangers(root: Node): string[] {
  return elementsOf(root).flatMap(({ tagName, namespaceURI, attrs }) => [
    ...(HARMLESS_TAGS.has(tagName) && namespaceURI === names.NS.HTML ? [] : [`<${tagName}>`]),
    ...attrs.flatMap(({ name, value }) => {
      if (!HARMLESS_ATTRIBUTES.has(name)) return [`${name}="${value}"`];
      if (name !== 'href' || value.startsWith('#')) return [];
      const url = URL.parse(value, ORIGIN);
      const isPlain = url && HARMLESS_SCHEMES.has(url.protocol) && (url.origin === ORIGIN) === value.startsWith('/');
      return isPlain ? [] : [`href="${value}"`];
    }),
  ]);
}

const OPTIONS = {
  file: 'content/books/a-test.md',
  firstLine: 8,
  slug: 'a-test',
  title: 'A Test',
  headingShift: 0,
  sharesPage: false,
  sideNotes: true,
  studio: { name: 'Studio', email: 'seer@studio.example' },
  words: { notes: 'Notes', to_note: 'Go to note {number}', from_note: 'Back' },
  ownPaths: new Set(['/', '/port']),
} as const;

test('there are enough of them, and no two alike', () => {
  expect(new Set(VECTORS).size).toBe(VECTORS.length);
  expect(VECTORS.length).toBeGreaterThanOrEqual(200);
});

describe('F84: as the text of a book', () => {
  test.each(VECTORS)('%s', (vector) => {
    for (const body of [vector, `Hello.\n\n${vector}\n\nGood-bye.`, `Hello *you ${vector} there*.`]) {
      const { html, problems } = renderMarkdown(body, OPTIONS);
      if (problems.length > 0) {
        expect(html).toBe('');
        expect(problems.every(({ line, message }) => line >= OPTIONS.firstLine && message.length > 20)).toBe(true);
        continue;
      }
      const fragment = parseFragment(html);
      expect(dangers(fragment)).toEqual([]);
      expect(serialize(fragment), 'reads the same however often it is read').toBe(html);
    }
  });

  test('scripts and the like are refused aloud, not dropped', () => {
    const quiet = VECTORS.filter((vector) => /^<[a-z]/i.test(vector) && renderMarkdown(vector, OPTIONS).problems.length === 0);
    expect(quiet).toEqual([
      '<img/src="x"/onerror=alert(1)>', // Markdown takes this for plain text
      '<abbr title="`onmouseover=alert(1)">x</abbr>',
      '<abbr title=\'"onmouseover="alert(1)\'>x</abbr>',
    ]);
  });
});

/** The content with this text in place of several fields. */
function withFields(text: string, places: readonly (readonly [name: string, from: string])[]): Folder {
  const files = new Map([...fixture.files, ['books/a-test.md', `${BOOK_HEAD}Hello.`]]);
  for (const [name, from] of places) {
    const before = files.get(name) ?? '';
    expect(before).toContain(from);
    files.set(name, before.replace(from, () => JSON.stringify(text)));
  }
  return { ...fixture, files };
}

const TEXTS = [
  ['books/a-test.md', '"A Test"'],
  ['books/a-test.md', '"The Seer"'],
  ['books/a-test.md', '"A book that stands here for a moment."'],
  ['studio.yaml', '"Studio Example"'],
  ['scenes/sea.yaml', '"Out at Sea"'],
  ['scenes/shop.yaml', '"the Orchard guide"'],
] as const;
const ADDRESSES = [
  ['studio.yaml', '"seer@studio.example"'],
  ['studio.yaml', '"https://storefront.example/a-guide-to-theorensomatosis"'],
] as const;

describe('F84: as fields, through the whole build', () => {
  test.each(VECTORS)('%s', (vector) => {
    const folder = withFields(vector, TEXTS);
    let content: Content;
    try {
      content = parseContent(folder);
    } catch (error) {
      expect(error).toBeInstanceOf(ContentError);
      for (const { file, line, message } of (error as ContentError).problems) {
        expect(folder.files.has(file.replace('content/', '')), file).toBe(true);
        expect(line).toBeGreaterThan(0);
        expect(message.length).toBeGreaterThan(20);
      }
      return;
    }
    expect(content.sea.title, 'text, letter for letter').toBe(vector);
    for (const [, page] of plainPages(content)) expect(strangers(page)).toEqual([]);
  });

  test('none is an address', () => {
    for (const vector of VECTORS) {
      const problems = problemsIn(withFields(vector, ADDRESSES)).filter(({ file }) => file === 'content/studio.yaml');
      expect(new Set(problems.map(({ message }) => message.split(' ')[0])), vector).toEqual(new Set(['email', 'storefront']));
    }
  });
});

/** The tags and handlers that a page of the site never has, except its style sheet and icon. */
const strangers = (page: string) =>
  elementsOf(parse(page)).flatMap(({ tagName, attrs }) => [
    ...(HARMLESS_TAGS.has(tagName) || PAGE_TAGS.has(tagName) ? [] : [tagName]),
    ...attrs.map(({ name }) => name).filter((name) => name.startsWith('on') || name === 'style' || name === 'src'),
  ]);
const PAGE_TAGS = new Set(['html', 'head', 'meta', 'title', 'link', 'body', 'main', 'header', 'footer', 'article', 'h1', 'nav', 'figure', 'figcaption']);

describe('F84: elsewhere', () => {
  const PAYLOAD = `</title></textarea>"'><script>alert(1)</script><img src=x onerror=alert(1)>`;
  const yaml = JSON.stringify(PAYLOAD);

  test('in the fields of a book and the words around it, they are text', () => {
    const head = BOOK_HEAD.replace('"A Test"', () => yaml)
      .replace('"The Seer"', () => yaml)
      .replace(/description: .*/, () => `description: ${yaml}`);
    const ui = parseDocument(fixture.files.get('ui.yaml') ?? '');
    ui.setIn(['site', 'home_label'], PAYLOAD);
    ui.setIn(['book', 'byline'], `${PAYLOAD} {author}`);
    const studio = (fixture.files.get('studio.yaml') ?? '').replace('"Studio Example"', () => yaml);
    const content = parseContent(
      withFiles({ 'books/a-test.md': `${head}Hello {studio}.`, 'ui.yaml': ui.toString({ lineWidth: 0 }), 'studio.yaml': studio }),
    );
    for (const [, page] of plainPages(content)) {
      const tags = new Set(elementsOf(parse(page)).map(({ tagName }) => tagName));
      expect(tags.has('script') || tags.has('img') || tags.has('textarea')).toBe(false);
      expect(elementsOf(parse(page)).flatMap(({ attrs }) => attrs).filter(({ name }) => name.startsWith('on'))).toEqual([]);
    }
  });

  test.each(['x@y.example"onclick="alert(1)', 'x@y.example?body=<script>', 'javascript:alert(1)@y.example', 'x y@z.example'])(
    'as the e-mail address: %s',
    (email) => {
      const studio = (fixture.files.get('studio.yaml') ?? '').replace('"seer@studio.example"', () => JSON.stringify(email));
      expect(problemsIn(withFiles({ 'studio.yaml': studio }))).toHaveLength(1);
    },
  );

  test('whole, through the build', () => {
    expect(problemsIn(withBook('Hello.\n\n<script>alert(1)</script>'))).toMatchObject([
      { file: 'content/books/a-test.md', line: 10 },
    ]);
  });
});
