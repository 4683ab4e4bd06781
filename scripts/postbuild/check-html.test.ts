import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkPage, checkSite } from './check-html.ts';

const HEAD = `document.documentElement.dataset.script = 'waiting';`;
const CONTEXT = `window.__reactRouterContext = {"basename":"/","ssr":false};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());`;
const BOOTSTRAP = `import "/assets/manifest-d03ea140.js";
import * as route0 from "/assets/root--6kiDiTt.js";
import * as route1 from "/assets/sea-BeujIaiK.js";
  
  window.__reactRouterRouteModules = {"root":route0,"routes/sea":route1};

import{start}from"/assets/entry.client-9iOw2knn.js";start();`;
const DATA = String.raw`window.__reactRouterContext.streamController.enqueue("[{\"_1\":2},\"said \\u003c/script>\"]\n");`;
const END = `window.__reactRouterContext.streamController.close();`;

interface Parts {
  headScript?: string;
  head?: string;
  main?: string;
  context?: string;
  bootstrap?: string;
  data?: string;
  end?: string;
}

/** A page as React Router prints it, with a test's own parts. */
function page({
  headScript = HEAD,
  head = '',
  main = '',
  context,
  bootstrap,
  data,
  end,
}: Parts = {}): string {
  return (
    `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><link rel="modulepreload" href="/assets/sea.js"/>` +
    `<script>${headScript}</script>${head}</head><body><main>${main}</main><script>${context ?? CONTEXT}</script>` +
    `<script type="module" async="">${bootstrap ?? BOOTSTRAP}</script><!--$--><script>${data ?? DATA}</script><!--$-->` +
    `<script>${end ?? END}</script><!--/$--><!--/$--></body></html>`
  );
}

function problemsOf(parts: Parts): string[] {
  return checkPage(page(parts), HEAD).problems;
}

describe('a page as it should be', () => {
  it('passes', () => {
    const main = `<h1>Sea</h1><img src="/art/a.avif" srcSet="/art/a.avif 1x, /art/b.avif 2x" alt="javascript: a tale"/>
      <a href="https://shop.example/x" rel="noopener">x</a> <a href="mailto:seer@studio.example">y</a> <a href="#z">z</a>
      <noscript><p>All its words are here.</p></noscript><svg viewBox="0 0 1 1"><path d="M0 0"/></svg>`;
    const head = `<title>Out at Sea</title><link rel="canonical" href="https://studio.example/"/>
      <script type="application/ld+json">{"@context":"https://schema.org","@graph":[]}</script>`;
    const { problems, scripts, ownAddresses } = checkPage(page({ main, head }), HEAD);
    expect(problems).toEqual([]);
    expect(scripts).toEqual([HEAD, CONTEXT, BOOTSTRAP, DATA, END]);
    expect(ownAddresses).toEqual(['/assets/sea.js', '/art/a.avif', '/art/b.avif']);
  });

  it('has no script at all in the archive', () => {
    expect(checkPage('<!doctype html><title>A book</title><p>Words').problems).toEqual([]);
    expect(checkPage(page()).problems).toHaveLength(5);
  });
});

describe('refused markup', () => {
  it.each([
    ['an inline handler', '<img src="/a.png" onerror="alert(1)">'],
    ['an inline handler', '<svg onload=alert(1)></svg>'],
    ['a style attribute', '<p style="color:red">x</p>'],
    ['a mark of a transition', '<meta name="description" content="x" vt-update="none">'],
    ['a <style> element', '<style>p{}</style>'],
    ['a <style> element', '<noscript><style>p{}</style></noscript>'],
    ['a <style> element', '<template><style>p{}</style></template>'],
    ['a <base> element', '<base href="/">'],
    ['a <iframe> element', '<iframe></iframe>'],
    ['a <object> element', '<object></object>'],
    ['a <form> element', '<form></form>'],
    ['a srcdoc attribute', '<div srcdoc="x"></div>'],
    ['a http-equiv attribute', '<meta http-equiv="refresh" content="0;url=//evil.example">'],
    ['a javascript: address', '<a href="javascript:alert(1)">x</a>'],
    ['a javascript: address', '<a href=" java\nscript:alert(1)">x</a>'],
    ['a javascript: address', '<a href="JaVaScRiPt:alert(1)">x</a>'],
    ['a javascript: address', '<svg><a xlink:href="javascript:alert(1)">x</a></svg>'],
    ['a data: address', '<a href="data:text/html,x">x</a>'],
    ['an address that cannot be read', '<a href="http://[">x</a>'],
    ['something from another origin', '<img src="https://evil.example/x.png">'],
    ['something from another origin', '<img src="//evil.example/x.png">'],
    ['something from another origin', '<img src="data:image/png;base64,AAAA">'],
    ['something from another origin', '<img srcset="/a.png 1x, https://evil.example/x.png 2x">'],
    ['something from another origin', '<svg><use href="https://evil.example/x.svg#a"></use></svg>'],
    [
      'something from another origin',
      '<svg><animate attributeName="href" values="javascript:alert(1)"/></svg>',
    ],
    ['something from another origin', '<video poster="https://evil.example/x.png"></video>'],
    ['something from another origin', '<link rel="stylesheet" href="https://evil.example/x.css">'],
    ['something from another origin', '<link rel="dns-prefetch" href="//evil.example">'],
    ['something from another origin', '<button formaction="javascript:alert(1)">x</button>'],
  ])('%s: %s', (problem, main) => {
    expect(problemsOf({ main })).toEqual(expect.arrayContaining([expect.stringContaining(problem)]));
  });
});

describe('refused scripts', () => {
  it.each([
    ['among the words', { main: '<script>alert(1)</script>' }],
    ['a copy of one of ours', { main: `<script>${END}</script>` }],
    ['in an SVG', { main: '<svg><script>alert(1)</script></svg>' }],
    ['in a template', { main: '<template><script>alert(1)</script></template>' }],
    ['in <noscript>', { main: '<noscript><script>alert(1)</script></noscript>' }],
    ['from a file', { main: '<script src="/assets/x.js"></script>' }],
    [
      'of data, among the words',
      { main: '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[]}</script>' },
    ],
    [
      'of data that is not JSON',
      { head: '<script type="application/ld+json">{"@context":"https://schema.org",alert(1)}</script>' },
    ],
    [
      'of data with a source',
      {
        head: '<script type="application/ld+json" src="/x.js">{"@context":"https://schema.org","a":1}</script>',
      },
    ],
    ['a second one in the head', { head: '<script>alert(1)</script>' }],
    ['another in the place of the head script', { headScript: 'alert(1)' }],
    ['one that follows the context', { context: `${CONTEXT}alert(1)` }],
    [
      'a context that is not data',
      { context: CONTEXT.replace('{"basename":"/","ssr":false}', '{a:alert(1)}') },
    ],
    ['one in the bootstrap', { bootstrap: `${BOOTSTRAP}alert(1)` }],
    ['a bootstrap from elsewhere', { bootstrap: BOOTSTRAP.replace('/assets/entry', '//evil.example/entry') }],
    ['a stream that is not a text', { data: DATA.replace('enqueue("', 'enqueue(alert("x")+"') }],
    ['one after the end', { end: `${END}alert(1)` }],
  ])('%s', (_, parts) => {
    expect(problemsOf(parts)).toEqual(
      expect.arrayContaining([expect.stringMatching(/unexpected script|noscript/)]),
    );
  });

  it('a missing one is noticed', () => {
    const source = page().replace(`<script>${END}</script>`, '');
    expect(checkPage(source, HEAD).problems).toEqual(["the stream's end is missing"]);
  });
});

function hash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

describe('the whole site', () => {
  let dir: string;

  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'site-'));
    write('/assets/sea.js', '');
  });
  afterEach(() => {
    rmSync(dir, { recursive: true });
  });

  function write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  }

  it('names the pages, and the hashes of all their scripts', () => {
    write('/index.html', page({ main: '<a href="/port">x</a><a href="/archive/a/index.html">x</a>' }));
    write('/port/index.html', page({ bootstrap: BOOTSTRAP.replaceAll('sea', 'port') }));
    write('/archive/a/index.html', '<!doctype html><title>A</title><a href="/">x</a>');
    expect(checkSite(dir, HEAD)).toEqual({
      problems: [],
      hosting: {
        pages: ['/archive/a/index.html', '/index.html', '/port/index.html'],
        scripts: [HEAD, CONTEXT, BOOTSTRAP, BOOTSTRAP.replaceAll('sea', 'port'), DATA, END]
          .map(hash)
          .toSorted(),
      },
    });
  });

  it('names the file of every problem', () => {
    write('/index.html', page());
    write('/port/index.html', page({ main: '<p style="color:red">' }));
    expect(checkSite(dir, HEAD).problems).toEqual([
      expect.stringMatching(/^\/port\/index\.html: a style attribute/),
    ]);
  });

  it('finds links and files that do not exist', () => {
    write('/port/index.html', page());
    write(
      '/index.html',
      page({ main: '<a href="/prot">x</a><a href="/port/">x</a><a href="/port/index.html">x</a>' }),
    );
    expect(checkSite(dir, HEAD).problems).toEqual([
      '/index.html: /prot leads nowhere',
      '/index.html: /port/index.html leads nowhere',
    ]);
  });
});
