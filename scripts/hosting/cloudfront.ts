/** What Amazon CloudFront needs in front of a folder at S3: a function for the addresses, and a policy for the headers. */
import { MADE, headersOf } from './host-rules.ts';
import type { Moved } from './moved.ts';
import { ARCHIVE_FOLDER, type Hosting } from './pages.ts';

/** The largest function CloudFront takes. */
export const LARGEST_FUNCTION_BYTES = 10_240;

/** Of the headers, those that CloudFront has a field of its own for. It takes them by no other name. */
const OWN_FIELDS = [
  'Content-Security-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'Referrer-Policy',
] as const;

/**
 * The function for viewer requests, in the JavaScript CloudFront runs. It gives an address its file, and redirects a
 * page's file and, as far as there is room for them, the former addresses of renamed books.
 */
export function cloudfrontFunction(moved: Moved): string {
  const text = `${MADE.replace('#', '//')}
var MOVED = ${JSON.stringify(moved)};

function to(address) {
  return { statusCode: 308, statusDescription: 'Permanent Redirect', headers: { location: { value: address } } };
}

function handler(event) {
  var request = event.request;
  var uri = request.uri;
  var bare = uri.replace(/\\/+$/, '');
  var page = bare.replace(/\\/index\\.html$/, '');
  if (MOVED.hasOwnProperty(page)) return to(MOVED[page]);
  if (uri === '/index.html') return to('/');
  if (/^(\\/[\\w-]+)+\\/index\\.html$/.test(uri) && uri.indexOf('${ARCHIVE_FOLDER}') !== 0) return to(page);
  if (bare === '') request.uri = '/index.html';
  else if (!/\\.\\w+$/.test(bare)) request.uri = bare + '/index.html';
  return request;
}
`;
  // Rather without the redirects than refused as a whole.
  return text.length > LARGEST_FUNCTION_BYTES ? cloudfrontFunction({}) : text;
}

/** The headers of every answer, as \`aws cloudfront create-response-headers-policy\` reads them. */
export function cloudfrontHeaders(hosting: Hosting): string {
  const headers = new Map(headersOf(hosting));
  const value = (name: (typeof OWN_FIELDS)[number]) => headers.get(name) ?? '';
  const seconds = Number(/max-age=(\d+)/.exec(value('Strict-Transport-Security'))?.[1]);
  const others = [...headers].filter(([name]) => !OWN_FIELDS.some((own) => own === name));
  const config = {
    Name: 'site',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ContentSecurityPolicy: value('Content-Security-Policy'), Override: true },
      StrictTransportSecurity: { AccessControlMaxAgeSec: seconds, Override: true },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { ReferrerPolicy: value('Referrer-Policy'), Override: true },
    },
    CustomHeadersConfig: {
      Quantity: others.length,
      Items: others.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}
