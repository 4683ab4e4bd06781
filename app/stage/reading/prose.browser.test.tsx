import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fill } from '../../schema/fill.ts';
import { textWords } from '../../schema/words.ts';
import { Prose } from './prose.tsx';

let root: Root;
beforeEach(() => {
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  root = createRoot(place);
  flushSync(() => root.render(<Prose slug="essay" html={inject('essay')} />));
});
afterEach(() => root.unmount());

describe('a note', () => {
  const name = (number: number) => fill(textWords.note, { number });
  const reference = (number: number) => page.getByRole('button', { name: name(number) });
  const note = (number: number) => page.getByRole('note', { name: name(number) });

  test.each([
    ['{Enter}', '{Enter}'],
    [' ', ' '],
    ['{Enter}', '{Escape}'],
  ])('opens at its reference by "%s" and closes by "%s", and keeps the focus there', async (key, closing) => {
    const button = reference(2);
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    button.element().focus();
    await userEvent.keyboard(key);
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    await expect.element(button).toHaveFocus();
    expect(note(2).element().textContent).toContain('The second note.');
    expect(note(2).getByRole('link').elements()).toHaveLength(0);
    await userEvent.keyboard(closing);
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    await expect.element(button).toHaveFocus();
    await expect.element(note(2)).not.toBeInTheDocument();
    expect(location.hash).toBe('');
  });

  test('stands right after its paragraph', async () => {
    await reference(2).click();
    const paragraph = reference(2).element().closest('p')!;
    const [above, below] = [paragraph, note(2).element()].map((it) => it.getBoundingClientRect());
    expect(below!.top).toBeGreaterThanOrEqual(above!.bottom);
    expect(below!.top - above!.bottom).toBeLessThan(60);
  });
});

describe('the address of a heading', () => {
  const heading = page.getByRole('heading', { name: 'Two ears' });
  const copy = page.getByRole('button', { name: `${textWords.copy_link} Two ears` });
  const field = page.getByRole('textbox', { name: textWords.link });
  const announced = () => document.querySelector('p[aria-live]')!.textContent;
  afterEach(() => vi.restoreAllMocks());

  test('is copied, which is said beside the heading and to a screen reader', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    copy.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(announced).toBe(textWords.copied);
    await expect.element(copy).toHaveFocus();
    const address = new URL(write.mock.calls[0]![0]);
    expect(address.origin + address.pathname).toBe(location.origin + location.pathname);
    expect(document.getElementById(address.hash.slice(1))).toBe(heading.element().parentElement);
  });

  test('can be copied by hand where the clipboard is refused; then the focus goes on from there', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No.', 'NotAllowedError'));
    copy.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveFocus();
    expect(announced()).toBe(textWords.not_copied);
    expect(getSelection()?.toString()).toBe((field.element() as HTMLInputElement).value);
    await userEvent.tab();
    await expect.element(field).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('button', { name: fill(textWords.note, { number: 2 }) }))
      .toHaveFocus();
  });
});
