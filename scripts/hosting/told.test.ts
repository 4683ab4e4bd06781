import { expect, test } from 'vitest';
import { leadsElsewhere, toldOnce, whyNoAnswer } from './told.ts';

const SITE = new URL('https://place.example');

test.each([
  ['ECONNREFUSED', /^https:\/\/place.example cannot be asked. Nothing answers there/],
  ['ENOTFOUND', /No site has this name/],
  ['EPROTO', /does not speak https/],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', /Browsers would warn of its certificate. Have the host renew it/],
  ['ERR_TLS_CERT_ALTNAME_INVALID', /certificate/],
  ['EWHATEVER', /cannot be asked. \(the error\)$/],
])('%s is told in words', (code, says) => {
  expect(whyNoAnswer(SITE, Object.assign(new Error('the error'), { code }))).toMatch(says);
});

test('a site that leads to another as a whole is told', () => {
  const answer = (location?: string) => ({ status: 301, headers: { location }, body: Buffer.of() });
  expect(leadsElsewhere(SITE, answer('https://www.place.example/'))).toMatch(
    /leads to https:\/\/www.place.example. Ask that: npm run smoke -- https:\/\/www.place.example$/,
  );
  expect(leadsElsewhere(SITE, answer('/port'))).toBeUndefined();
  expect(leadsElsewhere(SITE, answer())).toBeUndefined();
});

test('what differs everywhere is told once, with where', () => {
  const everywhere = ['/', '/port', 'GET /a br', '/b', '/c'].map((at) => `${at}: x-frame is missing: yes`);
  expect(toldOnce([...everywhere, '/d: the body is another'])).toEqual([
    'x-frame is missing: yes\n    /, /port, GET /a br, and 2 more',
    'the body is another\n    /d',
  ]);
});
