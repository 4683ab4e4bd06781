import { fill } from '../../schema/fill.ts';
import { textWords } from '../../schema/words.ts';

/**
 * Notes that open at their reference: a printed link to the list at the end, and with scripts a button. The open note is a
 * copy of the list's nodes, so no text becomes markup here; the same note beside the paragraph is hidden meanwhile.
 */

/** The class of an open note, for prose.module.css. */
const HERE = 'here';

/** Makes the notes of a text open at their references. Returns a function that undoes this. */
export function openNotesIn(root: HTMLElement): () => void {
  const undo = [...root.querySelectorAll<HTMLAnchorElement>('.ref a')].flatMap((link) => {
    const entry = root.querySelector<HTMLLIElement>(`.notes li#${CSS.escape(link.hash.slice(1))}`);
    return entry ? [becomeButton(link, entry)] : [];
  });
  return () => {
    for (const asPrinted of undo) asPrinted();
  };
}

function becomeButton(link: HTMLAnchorElement, entry: HTMLLIElement): () => void {
  const printedName = link.getAttribute('aria-label') ?? '';
  const number = entry.value;
  const name = fill(textWords.note, { number });
  const side = sideNoteOf(link, number);
  let note: HTMLElement | undefined;

  const close = () => {
    note?.remove();
    note = undefined;
    side?.removeAttribute('data-open');
    link.setAttribute('aria-expanded', 'false');
    link.removeAttribute('aria-controls');
  };
  const toggle = () => {
    if (note) return close();
    note = noteOf(entry, name);
    note.id = `${link.id}-${HERE}`;
    putBelow(link, note);
    side?.setAttribute('data-open', '');
    link.setAttribute('aria-expanded', 'true');
    link.setAttribute('aria-controls', note.id);
  };
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    toggle();
  };
  // Enter clicks a link. A button must also answer Space, and Escape closes what is open.
  const onKeyDown = (event: KeyboardEvent) => {
    const closes = event.key === 'Escape' && note !== undefined;
    if (event.key !== ' ' && !closes) return;
    event.preventDefault();
    if (closes) close();
    else if (!event.repeat) toggle();
  };

  link.setAttribute('role', 'button');
  link.setAttribute('aria-label', name);
  link.setAttribute('aria-expanded', 'false');
  link.addEventListener('click', onClick);
  link.addEventListener('keydown', onKeyDown);
  return () => {
    close();
    link.removeAttribute('role');
    link.removeAttribute('aria-expanded');
    link.setAttribute('aria-label', printedName);
    link.removeEventListener('click', onClick);
    link.removeEventListener('keydown', onKeyDown);
  };
}

/** The note beside the paragraph, if there is one: only the first of several references to a note has it. */
function sideNoteOf(link: Element, number: number): Element | undefined {
  const all = link.closest('p, li, dd')?.querySelectorAll(':scope > .side') ?? [];
  const own = link.id.endsWith(`fnref-${number}`);
  return own ? [...all].find((it) => it.querySelector('sup')?.textContent === String(number)) : undefined;
}

/** A copy of a list entry as a note, without ids, which must stay unique, and without the links back to the text. */
function noteOf(entry: HTMLLIElement, name: string): HTMLElement {
  const note = document.createElement('div');
  note.className = HERE;
  note.setAttribute('role', 'note');
  note.setAttribute('aria-label', name);
  const mark = document.createElement('sup');
  mark.setAttribute('aria-hidden', 'true');
  mark.textContent = String(entry.value);
  note.append(mark, ...[...entry.childNodes].map((part) => part.cloneNode(true)));
  for (const link of note.querySelectorAll('a[href*="#"][href*="fnref-"]')) link.remove();
  for (const element of note.querySelectorAll('[id]')) element.removeAttribute('id');
  return note;
}

/** Puts a note below the paragraph, after other open notes; without a paragraph, at the end of the entry or cell. */
function putBelow(link: Element, note: Element): void {
  const paragraph = link.closest('p');
  if (!paragraph) {
    (link.closest('li, dd, td, th') ?? link.parentElement)?.append(note);
    return;
  }
  let before: Element = paragraph;
  for (let next = before.nextElementSibling; next?.className === HERE; next = next.nextElementSibling) {
    before = next;
  }
  before.after(note);
}
