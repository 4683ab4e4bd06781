import type { CountedScene } from '../../engine/story.ts';
import { onAnswer } from './on-answer.ts';
import { readCount, readReturning } from '../../storage/shapes.ts';

/**
 * The script that runs before the first paint. It is written into every page, and its hash into the policy
 * (scripts/head-script.ts bundles it), so its imports count for its size.
 *
 * It writes attributes on <html> for the styles, so that the first frame is right:
 * - `data-script`: `waiting` while scripts load; then `failed`, or `late` after five seconds. The realm writes `ready`.
 * - `data-visit`: `later` if the introduction of this page was played before, else `first`.
 * - `data-pressed`: the words of the button that was pressed last (shell/use-early-press.ts).
 * - `data-come` on each picture that has loaded, `data-failed` on each that has not.
 * - `data-whole` on each figure that waits for no picture any more (stage/picture/figure.ts).
 *
 * The last key that types a character is noted on the document, as its event.
 */

/**
 * If the scripts have not loaded after so many milliseconds, the printed page is shown. Not if they have, and a slow
 * machine has not run them yet: then the entry has written `data-came`.
 */
export const LATE_AFTER_MS = 5000;

/** The pages whose introduction is counted, by their path without a slash at its end. */
export const COUNTED_PAGES: Readonly<Record<string, CountedScene>> = {
  '': 'sea',
  '/port': 'port',
  '/port/athenaeum': 'athenaeum',
};

/** A document with the event of the key that was pressed last (shell/use-early-press.ts). */
export type KeyedDocument = Document & { key?: KeyboardEvent | null };

/** The part of the window that the head script uses. */
export type Page = Pick<
  Window,
  'localStorage' | 'location' | 'origin' | 'addEventListener' | 'setTimeout' | 'fetch'
> & { readonly document: KeyedDocument };

/**
 * Listens on the document, because the load event of an image never reaches the window. The styles do not ask with
 * `:has()` what has come: then the browser computes the whole page anew for each picture.
 */
function markPictures(document: Document): void {
  const mark = ({ type, target }: { readonly type: string; readonly target: HTMLImageElement }) => {
    const settled = () => {
      target.dataset[type === 'load' ? 'come' : 'failed'] = '';
      // All of them, because one can be part of another.
      for (const figure of document.querySelectorAll<HTMLElement>('[data-awaits]'))
        figure.toggleAttribute('data-whole', !figure.querySelector(figure.dataset['awaits']!));
    };
    // Only an image can be decoded. One that has failed cannot.
    target.decode?.().then(settled, settled);
  };
  onAnswer(document, mark);
}

/** Calls back when the site's code fails to load, or throws an error. All that a page begins with is imported by its script. */
function watchScripts({ origin, addEventListener }: Page, failed: () => void): void {
  const ours = `${origin}/assets/`;
  addEventListener(
    'error',
    (event) => {
      if (event.filename?.startsWith(ours) || (event.target as Element).tagName === 'SCRIPT') failed();
    },
    true,
  );
}

/**
 * Fetches the scripts as plain files. WebKit remembers that a script has failed, even through a reload, until somebody does
 * that. It costs little: all but the failed ones are in the cache.
 */
function forgetScripts({ document, fetch }: Page): void {
  for (const script of new Set(document.documentElement.innerHTML.match(/\/assets\/[\w.-]+\.js/g)))
    fetch(script).catch(() => {});
}

/** Whether the introduction was played, and nobody returns from the Lost scene. Throws if the states cannot be read. */
function isHeard(page: Page): boolean {
  // Undefined on other pages: then nothing is read, and no count is found.
  const scene = COUNTED_PAGES[page.location.pathname.replace(/\/+$/, '')]!;
  const states: unknown = scene && JSON.parse(page.localStorage.getItem('ANIMATION_STATES') ?? '');
  return readCount(states, scene) > 0 && !(scene === 'sea' && readReturning(states));
}

/** Runs the head script on a page. */
export function runHeadScript(page: Page): void {
  const { document, location } = page;
  const mark = document.documentElement.dataset;
  mark['script'] = 'waiting';
  mark['visit'] = 'first';
  try {
    if (isHeard(page)) mark['visit'] = 'later';
  } catch {
    // Storage is blocked, or its text is not JSON: this counts as a first visit.
  }

  markPictures(document);
  watchScripts(page, () => {
    if (mark['script'] === 'ready' || mark['script'] === 'failed') return;
    mark['script'] = 'failed';
    forgetScripts(page);
  });
  page.setTimeout(() => {
    if (mark['script'] === 'waiting' && !mark['came']) mark['script'] = 'late';
  }, LATE_AFTER_MS);

  /* oxlint-disable unicorn/prefer-add-event-listener -- a property can be taken away, once scripts answer */
  document.onclick = ({ target }) => {
    const button = (target as Element).closest('button');
    if (button) mark['pressed'] = button.textContent;
  };
  document.onkeydown = (event) => {
    if (!event.key[1] && !event.repeat) document.key = event;
  };
  /* oxlint-enable unicorn/prefer-add-event-listener */

  // After a reload, a step back to an older entry changes only the address until the router runs. So the page is loaded.
  const { pathname } = location;
  page.addEventListener('popstate', () => {
    // The element is looked up again, because a printed copy may have replaced it (entry.client.tsx).
    if (document.documentElement.dataset['script'] !== 'ready' && location.pathname !== pathname)
      location.reload();
  });
}
