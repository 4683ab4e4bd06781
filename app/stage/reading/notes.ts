import { fill } from '../../schema/fill.ts';
import { textWords } from '../../schema/words.ts';

/**
 * Notes that open where they are referred to. A reference is printed as a link to the list at the end. Alive, it is a
 * button that opens and closes the note below, however wide the window is: where a note also stands beside its
 * paragraph, it is not shown twice. What is shown is a copy of the list's own entry, made of nodes: no text becomes
 * markup here.
 */

/** For the styles: prose.module.css. */
const HERE = 'here';

/** Brings the notes of a text to life. Returns how to leave it as it was printed. */
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
  // Enter is a click on a link; on a button Space is one, too.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    if (!event.repeat) toggle();
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

/** The note beside the paragraph, if it has one there: of several references to a note only the first has. */
function sideNoteOf(link: Element, number: number): Element | undefined {
  const all = link.closest('p, li, dd')?.querySelectorAll(':scope > .side') ?? [];
  const own = link.id.endsWith(`fnref-${number}`);
  return own ? [...all].find((it) => it.querySelector('sup')?.textContent === String(number)) : undefined;
}

/** The entry of the list as a note of its own: without ids, which are the list's, and without the ways back. */
function noteOf(entry: HTMLLIElement, name: string): HTMLElement {
  const note = document.createElement('div');
  note.className = HERE;
  note.setAttribute('role', 'note');
  note.setAttribute('aria-label', name);
  const mark = document.createElement('sup');
  mark.setAttribute('aria-hidden', 'true');
  mark.textContent = String(entry.value);
  note.append(mark, ...[...entry.childNodes].map((part) => part.cloneNode(true)));
  for (const way of note.querySelectorAll('a[href*="#"][href*="fnref-"]')) way.remove();
  for (const named of note.querySelectorAll('[id]')) named.removeAttribute('id');
  return note;
}

/** Below the paragraph, after what is open there already; within the entry or cell where there is no paragraph. */
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
