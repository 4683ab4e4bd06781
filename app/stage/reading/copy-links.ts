import { textWords } from '../../schema/words.ts';
import styles from './copy-links.module.css';

/**
 * A button on each heading that copies its address. Plain nodes: React does not know the elements inside a text, and a
 * portal to a heading costs more than a hundred listeners.
 */

/**
 * Adds a button to each heading with an id. `announce` lets screen readers say the outcome. Returns a function that
 * removes the buttons: the headings are as they were printed.
 */
export function copyLinksIn(text: HTMLElement, announce: (words: string) => void): () => void {
  const headings = [...text.querySelectorAll<HTMLElement>(':is(h2, h3, h4, h5)[id]')];
  const undo = headings.map((heading) => addButton(heading, announce));
  return () => {
    for (const asPrinted of undo) asPrinted();
  };
}

function addButton(heading: HTMLElement, announce: (words: string) => void): () => void {
  const host = document.createElement('span');
  const button = buttonFor(heading.textContent.trim());
  host.className = styles.copy;
  host.append(button);

  const reset = () => {
    delete host.dataset['outcome'];
    // The button is not moved where it stands, so that it keeps the focus.
    if (button.parentNode !== host) host.prepend(button);
    while (button.nextSibling) button.nextSibling.remove();
  };
  const copy = async () => {
    const address = addressOf(heading.id);
    // Emptied first: a status with an unchanged text is not announced again.
    announce('');
    reset();
    const outcome = await toClipboard(address);
    // Another press may have been answered meanwhile.
    reset();
    host.dataset['outcome'] = outcome;
    if (outcome === 'copied') host.append(confirmation());
    else showAddress(address, button);
    announce(outcome === 'copied' ? textWords.copied : textWords.not_copied);
  };
  button.addEventListener('click', () => void copy());
  button.addEventListener('pointerleave', reset);
  host.addEventListener('focusout', ({ relatedTarget }) => {
    // The window has lost the focus, and not the field.
    if (host.contains(document.activeElement)) return;
    if (!(relatedTarget instanceof Element)) reset();
    // Not before: a focus that moves on from a removed field is lost.
    else if (!host.contains(relatedTarget)) relatedTarget.addEventListener('focus', reset, { once: true });
  });

  // To a screen reader the words alone are the heading, and the button follows it. Orca says a heading's button in place
  // of the heading's words.
  const words = document.createElement('span');
  words.className = styles.words;
  words.setAttribute('role', 'heading');
  words.setAttribute('aria-level', heading.tagName.slice(1));
  words.append(...heading.childNodes);
  heading.setAttribute('role', 'presentation');
  heading.append(words, host);
  return () => {
    heading.replaceChildren(...words.childNodes);
    heading.removeAttribute('role');
  };
}

/** The button that copies the address of the heading with these words. */
function buttonFor(heading: string): HTMLButtonElement {
  const button = document.createElement('button');
  const words = document.createElement('span');
  words.textContent = textWords.copy_link;
  button.type = 'button';
  button.setAttribute('aria-label', `${textWords.copy_link} ${heading}`);
  button.append(words);
  return button;
}

/** The word beside a button that has copied. It is announced in a status. */
function confirmation(): HTMLElement {
  const word = document.createElement('b');
  word.setAttribute('aria-hidden', 'true');
  word.textContent = textWords.copied;
  return word;
}

/** Puts a field with the selected address in place of the button, so that it can be copied by hand. */
function showAddress(address: string, button: HTMLButtonElement): void {
  const field = document.createElement('input');
  field.readOnly = true;
  field.value = address;
  field.setAttribute('aria-label', textWords.link);
  // The focus moves before the button goes, so that it is never lost.
  button.before(field);
  field.focus();
  field.select();
  button.remove();
}

/** The address of a heading: this page's path and the heading's id, without the query. */
const addressOf = (id: string) => `${window.location.origin}${window.location.pathname}#${id}`;

/** A browser may refuse, or have no clipboard for pages, for example without a secure connection. */
async function toClipboard(text: string): Promise<'copied' | 'refused'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}
