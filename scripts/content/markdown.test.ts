import { describe, expect, test } from 'vitest';
import { renderMarkdown, withoutComments } from './markdown.ts';
import type { MarkdownOptions } from './markdown.ts';
import { readContent } from './read.ts';
import { REAL_CONTENT } from './test-folder.ts';

/** The default time limit is too short for the real texts on a busy machine. */

const OPTIONS: MarkdownOptions = {
  file: 'content/books/a-test.md',
  firstLine: 1,
  slug: 'a-test',
  title: 'A "Test"',
  headingShift: 0,
  sharesPage: false,
  sideNotes: true,
  studio: { name: "Bob's Studio", email: 'seer@studio.example' },
  words: { notes: 'Notes', to_note: 'Go to note {number}', from_note: 'Back to the text' },
  ownPaths: new Set(['/', '/port', '/port/athenaeum/shelf/a-new-realm']),
};

function render(source: string, options: Partial<MarkdownOptions> = {}): string {
  const { html, problems } = renderMarkdown(source, { ...OPTIONS, ...options });
  expect(problems).toEqual([]);
  return html;
}

describe('type', () => {
  test.each([
    ['quotation marks across elements', '"*Silence*," he said.', '<p>“<em>Silence</em>,” he said.</p>'],
    ['inside an element', '*"Silence"*', '<p><em>“Silence”</em></p>'],
    ['after a link', '["It"](/port)\'s here.', '<p><a href="/port">“It”</a>’s here.</p>'],
    ['a mark before a note', '"Ears."[^1] "Eyes."\n\n[^1]: N.', '“Ears.”<sup class="ref">'],
    ['around code', `"\`'x'\`"`, `<p>“<code>'x'</code>”</p>`],
    ['not in code', `\`"x"\` and\n\n    "y"`, `<code>"x"</code>`],
    ['not in a block of code', '```\nlet x = "y"\n```', '<pre><code>let x = "y"\n</code></pre>'],
    ['not in a typed sample', `<samp>"x"</samp>`, '<samp>"x"</samp>'],
    ['each paragraph by itself', '"One\n\nTwo"', '<p>“One</p>\n<p>Two”</p>'],
    ['each entry by itself', '- "One"\n- \'Two\'', '<li>“One”</li>\n<li>‘Two’</li>'],
    ['over a line break', '"One  \n"Two"', '<p>“One<br>\n“Two”</p>'],
    ['three periods stay three', 'Well... -- "so"', '<p>Well... -- “so”</p>'],
    ['primes stay primes', "*4′33″* isn't", '<p><em>4′33″</em> isn’t</p>'],
    ['a quotation mark written as an entity', '&quot;x&quot;', '<p>“x”</p>'],
  ])('%s', (_, source, html) => {
    expect(render(source)).toContain(html);
  });

  test('no real text keeps a straight mark or gains a dash', async () => {
    const { books, agreements } = await readContent(REAL_CONTENT);
    for (const { html } of [...books, ...agreements]) {
      const text = html.replaceAll(/<code>[^<]*<\/code>/g, '').replaceAll(/<[^>]*>/g, '');
      expect(text).not.toMatch(/["'—–…]|&quot;/);
    }
  });
});

describe('what the studio fills in', () => {
  test.each([
    ['its name', '{studio} is small.', '<p>Bob’s Studio is small.</p>'],
    ['its address', 'Write to {email}.', '<p>Write to <a href="mailto:seer@studio.example">seer@studio.example</a>.</p>'],
    ['twice', '{email} {email}', 'example</a> <a href'],
    ['in a heading', '## By {studio}', '<h2 id="a-test-by-bobs-studio">By Bob’s Studio</h2>'],
    ['behind words', '[write](mailto:{email})', '<p><a href="mailto:seer@studio.example">write</a></p>'],
    ['behind words, in HTML', '<a href="mailto:{email}">write</a>', '<a href="mailto:seer@studio.example">write</a>'],
    ['no link in a link', '[{email}](/port)', '<a href="/port">seer@studio.example</a>'],
    ['not in code', '`{email}` and `{x}`', '<code>{email}</code> and <code>{x}</code>'],
  ])('%s', (_, source, html) => {
    expect(render(source)).toContain(html);
  });
});

describe('headings', () => {
  const source = '## One\n\na\n\n### Two\n\nb\n\n#### Three\n\nc\n\n## One\n\nd';

  test('stay in a book', () => {
    expect(render(source).match(/<h\d id="[^"]*"/g)).toEqual([
      '<h2 id="a-test-one"',
      '<h3 id="a-test-two"',
      '<h4 id="a-test-three"',
      '<h2 id="a-test-one-1"',
    ]);
  });

  test('stand one lower in an agreement', () => {
    expect(render(source, { headingShift: 1, slug: 'terms' }).match(/<h\d id="[^"]*"/g)).toEqual([
      '<h3 id="terms-one"',
      '<h4 id="terms-two"',
      '<h5 id="terms-three"',
      '<h3 id="terms-one-1"',
    ]);
  });

  test.each([
    ['One', '#one'],
    ['Café', '#café'],
    ['Café', '#caf%C3%A9'],
  ])('a link within the text finds "%s" by %s', (heading, address) => {
    const html = render(`## ${heading}\n\n[up](${address})`);
    expect(html).toContain(`<a href="#a-test-${heading.toLowerCase()}">up</a>`);
  });

  test('no two of all the agreements are alike', async () => {
    const { agreements } = await readContent(REAL_CONTENT);
    const ids = agreements.flatMap(({ html }) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
    expect(ids).not.toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('links', () => {
  test.each([
    ['elsewhere', '[x](https://a.example/?a=1&b=2)', '<a href="https://a.example/?a=1&amp;b=2" rel="noopener noreferrer">x</a>'],
    ['bare', 'https://a.example/', '<a href="https://a.example/" rel="noopener noreferrer">https://a.example/</a>'],
    ['to a place', '[x](/port)', '<a href="/port">x</a>'],
    ['to a place with a slash', '[x](/port/ "A title")', '<a href="/port/" title="A title">x</a>'],
    ['to a book', '[x](/port/athenaeum/shelf/a-new-realm#a-new-realm-who-is-in)', 'shelf/a-new-realm#a-new-realm-who-is-in"'],
    ['in HTML', '<a href="https://a.example/?a=1&amp;b=2">x</a>', 'href="https://a.example/?a=1&amp;b=2" rel="noopener noreferrer"'],
  ])('%s', (_, source, html) => {
    expect(render(source)).toContain(html);
  });
});

describe('notes', () => {
  const source = 'One[^b] two[^a].\n\nThree[^b].\n\n[^a]: The *second*, see [there](/port).\n[^b]: The first.';

  test('are numbered as they are met, with ways there and back', () => {
    expect(render(source, { sideNotes: false })).toBe(
      '<p>One<sup class="ref"><a href="#fn-1" id="fnref-1" aria-label="Go to note 1">1</a></sup>' +
        ' two<sup class="ref"><a href="#fn-2" id="fnref-2" aria-label="Go to note 2">2</a></sup>.</p>\n' +
        '<p>Three<sup class="ref"><a href="#fn-1" id="fnref-1-2" aria-label="Go to note 1">1</a></sup>.</p>\n' +
        '<section class="notes"><h2>Notes</h2><ol>' +
        '<li value="1" id="fn-1"><span>The first. <a href="#fnref-1" aria-label="Back to the text">↩︎</a>' +
        ' <a href="#fnref-1-2" aria-label="Back to the text">↩︎</a></span></li>' +
        '<li value="2" id="fn-2"><span>The <em>second</em>, see <a href="/port">there</a>.' +
        ' <a href="#fnref-2" aria-label="Back to the text">↩︎</a></span></li>' +
        '</ol></section>',
    );
  });

  test('stand beside their paragraph once, for the eye alone, with nothing in them to touch', () => {
    const html = render(source);
    const sides = html.match(/<span class="side".*?<\/span>/g);
    expect(sides).toEqual([
      '<span class="side" aria-hidden="true" hidden=""><sup>1</sup>The first.</span>',
      '<span class="side" aria-hidden="true" hidden=""><sup>2</sup>The <em>second</em>, see there.</span>',
    ]);
    expect(html).toContain('.<span class="side" aria-hidden="true" hidden=""><sup>1</sup>The first.</span><span');
    expect(html).toContain('see there.</span></p>\n<p>Three');
  });

  test('of several texts on a page do not mix', () => {
    const html = render(source, { sharesPage: true, slug: 'terms', headingShift: 1, sideNotes: false });
    expect(html).toContain('<a href="#terms-fn-1" id="terms-fnref-1"');
    expect(html).toContain('<li value="1" id="terms-fn-1">');
    expect(html).toContain('<h3>Notes</h3>');
  });

  test('of more than one paragraph', () => {
    const html = render('One[^1].\n\n[^1]: First.\n\n    Second.');
    expect(html).toContain('<sup>1</sup>First.<br>Second.</span>');
    expect(html).toMatch(/<div><p>First\.<\/p><p>Second\. <a href="#fnref-1"/);
  });

  test('with a list in them stand in the list only', () => {
    const html = render('One[^1].\n\n[^1]: First:\n\n    - a\n    - b');
    expect(html).not.toContain('class="side"');
    expect(html).toMatch(/<\/ul><p><a href="#fnref-1"/);
  });

  test('in an entry of a list and in a table', () => {
    const html = render('- One[^1]\n\n| a[^2] |\n|---|\n| b |\n\n[^1]: N.\n[^2]: M.');
    expect(html).toContain('</sup><span class="side" aria-hidden="true" hidden=""><sup>1</sup>N.</span></li>');
    expect(html.match(/class="side"/g)).toHaveLength(1);
  });

  test('a bracket that is meant as such', () => {
    expect(render(String.raw`One \[^1].`)).toBe('<p>One [^1].</p>');
  });
});

describe('tables', () => {
  test('a long name in code may break after each underscore', () => {
    const html = render('| Key |\n|---|\n| `ONE_TWO_THREE` |\n\nAs in `ONE_TWO`.');
    expect(html).toContain('<code>ONE_<wbr>TWO_<wbr>THREE</code>');
    expect(html).toContain('<code>ONE_TWO</code>');
  });

  const table = '| Key | Many |\n|:---|---:|\n| a | 1 |';

  test('scroll by themselves, under the name of their heading', () => {
    expect(render(`## Keys\n\n${table}`)).toContain(
      '<div class="table-scroll" tabindex="0" role="region" aria-label="Keys"><table>',
    );
    expect(render(table)).toContain('role="region" aria-label="A &quot;Test&quot;"');
  });

  test('say what their heads head, and keep their columns without styles', () => {
    const html = render(table);
    expect(html).toContain('<th scope="col">Key</th>\n<th data-align="right" scope="col">Many</th>');
    expect(html).toContain('<td data-align="right">1</td>');
    expect(html).not.toMatch(/style|align="left"/);
  });
});

describe('HTML typed by hand', () => {
  test.each([
    ['a few tags', 'H<sub>2</sub>O, <kbd>Esc</kbd>, <abbr title="Doctor">Dr.</abbr>', '<p>H<sub>2</sub>O, <kbd>Esc</kbd>, <abbr title="Doctor">Dr.</abbr></p>'],
    ['another language', '<span lang="la">enchiridion</span>', '<span lang="la">enchiridion</span>'],
    ['a day', '<time datetime="2025-06-11">today</time>', '<time datetime="2025-06-11">today</time>'],
    ['a line break', 'One<br>two<br/>three', '<p>One<br>two<br>three</p>'],
    ['a block, with Markdown in it', '<div lang="la">\n\n*Ave.*\n\n</div>', '<div lang="la">\n<p><em>Ave.</em></p>\n</div>'],
    ['a comment', 'One<!-- for later --> two', '<p>One two</p>'],
    ['a bracket in a text', '1 < 2 & 3 > 2', '<p>1 &lt; 2 &amp; 3 &gt; 2</p>'],
    ['a tag shown', '`<script>`', '<code>&lt;script&gt;</code>'],
    ['a tag shown by entities', '&lt;script&gt;', '<p>&lt;script&gt;</p>'],
  ])('%s', (_, source, html) => {
    expect(render(source)).toContain(html);
  });
});

test('words are counted without notes and their numbers', () => {
  const { words } = renderMarkdown("## One's own\n\nTwo[^1], *three* and `four`.\n\n- 5\n\n[^1]: Not me.", OPTIONS);
  expect(words).toBe(7);
});

test('lines are counted from the top of the file', () => {
  const { problems } = renderMarkdown('Hello.\n\n# No', { ...OPTIONS, firstLine: 9 });
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual(['content/books/a-test.md:11']);
});

test('a link to no heading is told together with the other mistakes', () => {
  const { problems } = renderMarkdown('[One](#kettle)\n\n## Kettles\n\n[Two](ftp://a.example)', OPTIONS);
  expect(new Set(problems.map(({ line }) => line))).toEqual(new Set([1, 5]));
});

test('a link to a heading that unfinished HTML hides is not told', () => {
  const { problems } = renderMarkdown('[One](#kettles)\n\n<!-- ask her\n\n## Kettles', OPTIONS);
  expect(problems.map(({ message }) => message)).toEqual([expect.not.stringContaining('no such heading')]);
});

test('a word longer than any page stays whole', () => {
  const word = 'a'.repeat(100_000);
  expect(render(word)).toBe(`<p>${word}</p>`);
});

test.each([
  ['One.\n\n<!-- ask her -->\n\nTwo.', 'One.\n\nTwo.'],
  ['<!-- ask\n\nher -->\nOne.', 'One.'],
  ['One <!-- ask her --> two.', 'One two.'],
  ['- One <!-- ask her -->\n- Two', '- One\n- Two'],
  ['One.\n\n<!-- ask her -->', 'One.\n\n'],
  ['<p><!-- ask her -->One.</p>', '<p>One.</p>'],
  ['`<!-- as typed -->`\n\n\n\n    <!-- as typed -->', '`<!-- as typed -->`\n\n\n\n    <!-- as typed -->'],
])('a Markdown edition has no comment of the writer: %j', (source, expected) => {
  expect(withoutComments(source)).toBe(expected);
});
