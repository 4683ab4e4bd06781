/** What someone may try to bring into the site with an essay. Each is either refused, or comes out as harmless text. */
import { html as names, parse, parseFragment, serialize } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, test } from 'vitest';
import { agreementDocument, archiveDocument } from './archive.ts';
import { renderMarkdown } from './markdown.ts';
import { parseContent } from './read.ts';
import { BOOK_HEAD, problemsIn, shortFolder, withBook, withFiles } from './test-folder.ts';

const VECTORS: readonly string[] = [
  // Scripts
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<script src="data:,alert(1)"></script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script\n>alert(1)</script>',
  '<script/x>alert(1)</script>',
  '<script>alert(1)',
  '</script><script>alert(1)</script>',
  '<<script>alert(1);//<</script>',
  '<script type="module">import "//evil.example"</script>',
  'text <script>alert(1)</script> text',
  '> <script>alert(1)</script>',
  '- <script>alert(1)</script>',
  '| <script>alert(1)</script> |\n|---|\n| x |',
  '[^1]\n\n[^1]: <script>alert(1)</script>',
  '## <script>alert(1)</script>',
  // Handlers
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)">',
  '<IMG """><SCRIPT>alert(1)</SCRIPT>">',
  '<img/src="x"/onerror=alert(1)>',
  '<img src=x:alert(alt) onerror=eval(src) alt=0>',
  '<b onmouseover=alert(1)>x</b>',
  '<b onmouseover="alert(1)">x</b>',
  "<b onmouseover='alert(1)'>x</b>",
  '<b/onmouseover="alert(1)">x</b>',
  '<b\tonmouseover="alert(1)">x</b>',
  '<b\nonmouseover="alert(1)">x</b>',
  '<b ONMOUSEOVER="alert(1)">x</b>',
  '<b on\u0000mouseover="alert(1)">x</b>',
  '<b title="x"onmouseover="alert(1)">x</b>',
  '<b lang="x" onmouseover="alert(1)" lang="y">x</b>',
  '<p onpointerenter="alert(1)">x</p>',
  '<div onclick="alert(1)">x</div>',
  '<a href="/port" onfocus="alert(1)" autofocus>x</a>',
  '<br onclick="alert(1)">',
  '<hr onclick="alert(1)">',
  '<details open ontoggle=alert(1)>',
  '<body onload=alert(1)>',
  '<html onmouseenter="alert(1)">',
  '<marquee onstart=alert(1)>x</marquee>',
  '<video><source onerror="alert(1)"></video>',
  '<audio src=x onerror=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<select autofocus onfocus=alert(1)>',
  '<textarea autofocus onfocus=alert(1)>',
  '<xss onclick="alert(1)" style="display:block">x</xss>',
  '<x-y onclick="alert(1)">x</x-y>',
  // Addresses
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](java&#115;cript:alert(1))',
  '[x](java&Tab;script:alert(1))',
  '[x](java&NewLine;script:alert(1))',
  '[x](<java\tscript:alert(1)>)',
  '[x](&#1;javascript:alert(1))',
  '[x](&#x20;javascript:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](vbscript:msgbox(1))',
  '[x](blob:https://a.example/x)',
  '[x](filesystem:https://a.example/x)',
  '[x](file:///etc/passwd)',
  '[x](view-source:https://a.example/)',
  '[x](//evil.example/)',
  '[x](/\\evil.example/)',
  '[x](\\\\evil.example/)',
  '[x](https:/\\evil.example)',
  '[x](javascript://a.example/%0aalert(1))',
  '[x](https://a.example/"onmouseover="alert(1))',
  '[x](/port "x\\" onmouseover=\\"alert(1)")',
  '[x](/port \'"><script>alert(1)</script>\')',
  '[x][y]\n\n[y]: javascript:alert(1)',
  '[x][y]\n\n[y]: /port "\\"><img src=x onerror=alert(1)>"',
  '<javascript:alert(1)>',
  '<vbscript:x>',
  '<https://a.example/"onclick="alert(1)">',
  'javascript:alert(1)',
  'https://a.example/<script>alert(1)</script>',
  'www.a.example/"onmouseover="alert(1)',
  'a@b.example"onmouseover="alert(1)',
  '<a href="javascript:alert(1)">x</a>',
  "<a href='javascript:alert(1)'>x</a>",
  '<a href=javascript:alert(1)>x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="java&Tab;script:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="jav&#x0A;ascript:alert(1)">x</a>',
  '<a href="data:text/html,x">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="/port" href="javascript:alert(1)">x</a>',
  '<a href="/port" target="_blank" ping="https://evil.example/">x</a>',
  '<a xlink:href="javascript:alert(1)">x</a>',
  '<a href="{email}javascript:alert(1)">x</a>',
  '![x](javascript:alert(1))',
  '![x](x"onerror="alert(1))',
  '![x](https://evil.example/pixel.gif)',
  // Other documents, other worlds
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="javascript:alert(1)">',
  '<applet code="x"></applet>',
  '<portal src="https://evil.example/"></portal>',
  '<frameset><frame src="javascript:alert(1)"></frameset>',
  '<base href="//evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel="stylesheet" href="//evil.example/x.css">',
  '<style>*{background:url(//evil.example/)}</style>',
  '<style>@import "//evil.example";</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s></svg>',
  '<svg><set attributeName="href" to="javascript:alert(1)"></svg>',
  '<svg><foreignObject><iframe src="javascript:alert(1)"></iframe></foreignObject></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<math href="javascript:alert(1)">x</math>',
  '<math><mi xlink:href="data:x,<script>alert(1)</script>">x</mi></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><script>alert(1)</script></template>',
  '<title><img src=x onerror=alert(1)></title>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<listing>&lt;img src=x onerror=alert(1)&gt;</listing>',
  // Markup that is not what it seems
  '<!--><img src=x onerror=alert(1)>-->',
  '<!---><img src=x onerror=alert(1)>-->',
  '<!-- --!><img src=x onerror=alert(1)>-->',
  '<!-- x --><img src=x onerror=alert(1)>',
  '<!--[if true]><script>alert(1)</script><![endif]-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<?php echo "<script>alert(1)</script>" ?>',
  '<!DOCTYPE html><script>alert(1)</script>',
  '<!ENTITY x "<script>alert(1)</script>">',
  '<b title="><img src=x onerror=alert(1)>">x</b>',
  '<abbr title="&quot;><img src=x onerror=alert(1)>">x</abbr>',
  '<abbr title="`onmouseover=alert(1)">x</abbr>',
  '<abbr title=\'"onmouseover="alert(1)\'>x</abbr>',
  '<p\n\nonclick="alert(1)">x</p>',
  '<div\nonclick=alert(1)',
  '<b <script>alert(1)</script>>x</b>',
  '</p onclick="alert(1)"><p>x</p>',
  '<p></p title="</p><script>alert(1)</script>">',
  '<p>x<p onclick="alert(1)">y</p></p>',
  '<table><td background="javascript:alert(1)">x</td></table>',
  '<ol start="1" onclick="alert(1)"><li>x</li></ol>',
  '\uFF1Cscript\uFF1Ealert(1)\uFF1C/script\uFF1E',
  '\u0000<script>alert(1)</script>',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;img src=x onerror=alert(1)&#62;',
  '\\<script>alert(1)\\</script>',
  '`<script>alert(1)</script>`',
  '```html\n<script>alert(1)</script>\n```',
  '```"><script>alert(1)</script>\nx\n```',
  '    <img src=x onerror=alert(1)>',
  "+ADw-script+AD4-alert(1)+ADw-/script+AD4-",
  // Names that code might trip over
  '<b id="__proto__">x</b>',
  '<a name="body">x</a>',
  '<b is="x-y">x</b>',
  '<b slot="x">x</b>',
  '<sup class="ref"><a id="fnref-1">x</a></sup>',
  '<a data-footnote-ref href="#fn-1">x</a>',
  '<section data-footnotes><ol><li id="fn-x">x</li></ol></section>',
  '[^"><script>alert(1)</script>]\n\n[^"><script>alert(1)</script>]: x',
  '[^__proto__]\n\n[^__proto__]: x',
  '## "><img src=x onerror=alert(1)>',
  '## __proto__\n\n[x](#__proto__)',
  '{constructor}',
  '{__proto__}',
];

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

/** What a browser could be made to do by it. */
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
  expect(VECTORS.length).toBeGreaterThanOrEqual(150);
});

describe('as the text of a book', () => {
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
      '<img/src="x"/onerror=alert(1)>', // a plain text to Markdown
      '<abbr title="`onmouseover=alert(1)">x</abbr>',
      '<abbr title=\'"onmouseover="alert(1)\'>x</abbr>',
    ]);
  });
});

describe('elsewhere', () => {
  const PAYLOAD = `</title></textarea>"'><script>alert(1)</script><img src=x onerror=alert(1)>`;
  const yaml = JSON.stringify(PAYLOAD);

  test('in the fields of a book and the words around it, they are text', () => {
    const head = BOOK_HEAD.replace('"A Test"', () => yaml)
      .replace('"The Seer"', () => yaml)
      .replace(/description: .*/, () => `description: ${yaml}`);
    const ui = (shortFolder.files.get('ui.yaml') ?? '')
      .replace('"Go back to the Sea"', () => yaml)
      .replace('"by {author}"', () => JSON.stringify(`${PAYLOAD} {author}`));
    const studio = (shortFolder.files.get('studio.yaml') ?? '').replace('"Studio Example"', () => yaml);
    const { books, agreements, ui: words } = parseContent(
      withFiles({ 'books/a-test.md': `${head}Hello {studio}.`, 'ui.yaml': ui, 'studio.yaml': studio }),
    );
    const pages = [...books.map((it) => archiveDocument(it, words)), ...agreements.map((it) => agreementDocument(it, words))];
    for (const page of pages) {
      const tags = new Set(elementsOf(parse(page)).map(({ tagName }) => tagName));
      expect(tags.has('script') || tags.has('img') || tags.has('textarea')).toBe(false);
      expect(elementsOf(parse(page)).flatMap(({ attrs }) => attrs).filter(({ name }) => name.startsWith('on'))).toEqual([]);
    }
  });

  test.each(['x@y.example"onclick="alert(1)', 'x@y.example?body=<script>', 'javascript:alert(1)@y.example', 'x y@z.example'])(
    'as the e-mail address: %s',
    (email) => {
      const studio = (shortFolder.files.get('studio.yaml') ?? '').replace('"seer@studio.example"', () => JSON.stringify(email));
      expect(problemsIn(withFiles({ 'studio.yaml': studio }))).toHaveLength(1);
    },
  );

  test('whole, through the build', () => {
    expect(problemsIn(withBook('Hello.\n\n<script>alert(1)</script>'))).toMatchObject([
      { file: 'content/books/a-test.md', line: 10 },
    ]);
  });
});
