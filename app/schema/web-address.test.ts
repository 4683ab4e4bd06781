import { expect, test } from 'vitest';
import { webAddressProblem } from './web-address.ts';

test.each([
  'https://a.example',
  'https://a.example/x?y=z#w',
  'http://a.example:8080/',
  'HTTPS://A.example/',
  'https://a.example/@handle',
  'https://a.example/?to=x@y.example',
  'https://kettle.example/caf\u00e9',
])('%s leads to a page', (address) => {
  expect(webAddressProblem(address)).toBeUndefined();
});

test.each([
  'http:evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'https:/\\evil.example',
])('%s has no two slashes and a name', (address) => {
  expect(webAddressProblem(address)).toMatch(/two slashes/);
});

test.each([
  'https://user:pw@host.example/',
  'https://user@host.example',
  'https://@host.example/',
  'https://:@host.example/',
  'https://bank.example:443@evil.example',
  'https://bank.example%2F@evil.example/',
])('%s has somebody before an @', (address) => {
  expect(webAddressProblem(address)).toMatch(/user name/);
});

test.each([
  '',
  'a.example',
  'javascript:alert(1)',
  'ftp://a.example',
  'mailto:a@b.example',
  'https://',
  '/port',
])('%s is no page', (address) => {
  expect(webAddressProblem(address)).toMatch(/not the address of a page/);
});
