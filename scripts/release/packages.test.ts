import { expect, test } from 'vitest';
import { ROOT } from '../bootstrap.mjs';
import { billOfMaterials, licences } from './packages.ts';

test('everything that is shipped has a licence that allows it, and its text is there', () => {
  const text = licences(ROOT);
  for (const name of ['react', 'react-dom', 'react-router', '@fontsource-variable/eb-garamond'])
    expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
  expect(text).not.toMatch(/^vite \d/m);
});

test('the bill of materials tells what is shipped from what builds, and has the hashes of the lock', () => {
  const bill = JSON.parse(billOfMaterials(ROOT)) as {
    components: readonly { 'bom-ref': string; name: string; scope: string; hashes?: readonly unknown[] }[];
  };
  const scopeOf = (name: string) => bill.components.find((one) => one.name === name)?.scope;
  expect([scopeOf('react'), scopeOf('vite')]).toEqual(['required', 'excluded']);
  expect(bill.components.find(({ name }) => name === 'react')?.hashes).toEqual([
    { alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) },
  ]);
  const refs = bill.components.map((one) => one['bom-ref']);
  expect(new Set(refs).size).toBe(refs.length);
});
