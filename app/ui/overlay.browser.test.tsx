import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Overlay } from './overlay.tsx';

let root: Root;
/** What has happened, in order. */
let said: string[];

function Page({ away }: { readonly away: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Overlay open={open} away={away} label="Test" onClose={() => setOpen(false)}>
        <div>
          <button type="button" onClick={() => said.push('first')}>
            First
          </button>
          <button type="button" onClick={() => said.push('last')}>
            Last
          </button>
        </div>
      </Overlay>
    </>
  );
}

const opener = page.getByRole('button', { name: 'Open' });
const dialog = page.getByRole('dialog');
const first = page.getByRole('button', { name: 'First' });
const last = page.getByRole('button', { name: 'Last' });
const ring = () => getComputedStyle(document.activeElement!).outlineStyle;
const wide = document.createElement('style');
// The browser's own styles make a dialog as large as its content.
wide.textContent = 'dialog { box-sizing: border-box; width: 100vw; height: 100vh } div { margin: 100px }';

/** `away`: something has taken the place of the page. */
const show = (away = false) => flushSync(() => root.render(<Page away={away} />));

beforeEach(() => {
  said = [];
  const place = document.createElement('div');
  document.body.replaceChildren(wide, place);
  root = createRoot(place);
  show();
});
afterEach(() => root.unmount());

describe('the focus', () => {
  test('moves in, stays in whichever way it goes, and comes back to what has opened it', async () => {
    await opener.click();
    await expect.element(first).toHaveFocus();
    await userEvent.tab();
    await expect.element(last).toHaveFocus();
    await userEvent.tab();
    await expect.element(first).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(last).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  test('comes back after something has taken the place of the page', async () => {
    await opener.click();
    show(true);
    await expect.element(dialog).not.toBeInTheDocument();
    show();
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(opener).toHaveFocus();
  });

  test('has no ring after a click until a key is pressed; after a key it has one', async () => {
    await opener.click();
    await expect.element(first).toHaveFocus();
    expect(ring()).toBe('none');
    await userEvent.keyboard('{Shift}');
    expect(ring()).not.toBe('none');
    await userEvent.keyboard('{Escape}{Enter}');
    await expect.element(first).toHaveFocus();
    expect(ring()).not.toBe('none');
  });
});

describe('a press', () => {
  test('beside the content closes it; one that begins in the content, or lies in it, does not', async () => {
    await opener.click();
    await userEvent.dragAndDrop(first, dialog, { targetPosition: { x: 4, y: 4 } });
    await expect.element(dialog).toBeVisible();
    await last.click();
    expect(said).toEqual(['last']);
    await expect.element(dialog).toBeVisible();
    await dialog.click({ position: { x: 4, y: 4 } });
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('twice on what opens it does nothing in it', async () => {
    await opener.dblClick({ position: { x: 2, y: 2 } });
    await expect.element(dialog).toBeVisible();
    expect(said).toEqual([]);
    await dialog.click({ position: { x: 4, y: 4 } });
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

test('Escape that gives up what an input method makes, or is held down, does not close it', async () => {
  await opener.click();
  for (const more of [{ isComposing: true }, { keyCode: 229 }, { repeat: true }])
    document.activeElement!.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...more }),
    );
  await expect.element(dialog).toBeVisible();
});

test('it stays when the browser closes it by itself while it is to be open', async () => {
  await opener.click();
  const it = document.querySelector('dialog')!;
  it.close();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});
