import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { LARGEST_FUNCTION_BYTES, cloudfrontFunction, cloudfrontHeaders } from './cloudfront.ts';
import { securityHeaders } from './headers.ts';

const MOVED = { '/port/athenaeum/shelf/doors': '/port/athenaeum/shelf/on-gates' };

interface Answer {
  readonly uri?: string;
  readonly statusCode?: number;
  readonly headers?: { readonly location: { readonly value: string } };
}

/** What the function makes of an address: the file it asks for, or where it leads. */
function asked(uri: string): string {
  const context = createContext({ event: { request: { uri, headers: {} } } });
  const {
    uri: file,
    statusCode,
    headers,
  } = runInContext(`${cloudfrontFunction(MOVED)}; handler(event)`, context) as Answer;
  return statusCode === undefined ? (file ?? '') : `${statusCode} ${headers?.location.value}`;
}

describe('the function', () => {
  it.each([
    ['/', '/index.html'],
    ['/port', '/port/index.html'],
    ['/port/', '/port/index.html'],
    ['/port//', '/port/index.html'],
    ['/port/index.html', '308 /port'],
    ['/index.html', '308 /'],
    ['/archive/', '/archive/index.html'],
    ['/archive/port/index.html', '/archive/port/index.html'],
    ['/archive', '/archive/index.html'],
    ['/archive/a-book', '/archive/a-book/index.html'],
    ['/archive/index.md', '/archive/index.md'],
    ['/archive/a-book/index.md', '/archive/a-book/index.md'],
    ['/archive/older-books-2.json', '/archive/older-books-2.json'],
    ['/port/athenaeum/shelf/a-book', '/port/athenaeum/shelf/a-book/index.html'],
    ['/port/athenaeum/shelf/a-book/index.html', '308 /port/athenaeum/shelf/a-book'],
    ['/nowhere/at/all/', '/nowhere/at/all/index.html'],
    ['/PORT', '/PORT/index.html'],
    ['/assets', '/assets/index.html'],
    ['/_headers', '/_headers/index.html'],
    ['/nowhere/index.html%0d%0aSet-Cookie:%20a=b', '/nowhere/index.html%0d%0aSet-Cookie:%20a=b/index.html'],
    ['/assets/app-1234.js', '/assets/app-1234.js'],
    ['/.well-known/security.txt', '/.well-known/security.txt'],
    ['/port/athenaeum/shelf/doors', '308 /port/athenaeum/shelf/on-gates'],
    ['/port/athenaeum/shelf/doors/index.html', '308 /port/athenaeum/shelf/on-gates'],
    ['/port/athenaeum/shelf/doors/', '308 /port/athenaeum/shelf/on-gates'],
    ['/port/athenaeum/shelf/constructor', '/port/athenaeum/shelf/constructor/index.html'],
    ['//evil.example/index.html', '//evil.example/index.html'],
  ])('%s asks for %s', (uri, answer) => {
    expect(asked(uri)).toBe(answer);
  });

  it('is never larger than CloudFront takes', () => {
    const many = Object.fromEntries(Array.from({ length: 400 }, (_, i) => [`/archive/old-book-${i}`, '/x']));
    expect(cloudfrontFunction(many).length).toBeLessThan(LARGEST_FUNCTION_BYTES);
  });
});

it('the headers are those of every answer', () => {
  const config = JSON.parse(cloudfrontHeaders({ pages: ['/index.html'], scripts: ['sha256-x'] }));
  const expected = securityHeaders(['sha256-x'], { https: true });
  const { SecurityHeadersConfig: own, CustomHeadersConfig: others } = config;
  expect(own.ContentSecurityPolicy.ContentSecurityPolicy).toBe(expected['Content-Security-Policy']);
  expect(`max-age=${own.StrictTransportSecurity.AccessControlMaxAgeSec}`).toBe(
    expected['Strict-Transport-Security'],
  );
  expect(own.ReferrerPolicy.ReferrerPolicy).toBe(expected['Referrer-Policy']);
  expect(others.Quantity).toBe(others.Items.length);
  expect(others.Items.length + Object.keys(own).length).toBe(Object.keys(expected).length);
});
