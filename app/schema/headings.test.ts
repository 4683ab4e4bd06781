import { expect, it } from 'vitest';
import { contentsOf } from './headings.ts';

const TEXT =
  '<h2 id="a">One</h2><p>x</p><h3 id="b">Not this</h3><h2 id="c">Salt &amp; <em>water</em></h2><h2 id="d">Three</h2><h2>Notes</h2>';

it('lists the headings of a long text that a link can lead to', () => {
  expect(contentsOf(TEXT, 1200)).toEqual([
    { id: 'a', text: 'One' },
    { id: 'c', text: 'Salt & water' },
    { id: 'd', text: 'Three' },
  ]);
});

it('lists a heading that goes over two lines', () => {
  const text = TEXT.replace('Three', 'Three\nhouses');
  expect(contentsOf(text, 1200).at(-1)).toEqual({ id: 'd', text: 'Three\nhouses' });
});

it('has nothing to list for a short text, or for one with two headings', () => {
  expect(contentsOf(TEXT, 1199)).toEqual([]);
  expect(contentsOf('<h2 id="a">One</h2><h2 id="b">Two</h2>', 5000)).toEqual([]);
});
