import type { CountedScene } from '../../engine/story.ts';
import { readStates } from '../../storage/shapes.ts';

/**
 * The script that runs before the first paint. It stands in every page as it is, and its hash in the policy
 * (scripts/head-script.ts bundles it), so whatever it imports counts for its size.
 *
 * It writes on <html> what the styles must know, so that nobody sees a wrong first frame:
 * - `data-script`: `waiting` for the scripts; then `failed`, or `late` after five seconds. `ready` is written by the realm.
 * - `data-visit`: `later` where the introduction of this page has been heard, else `first`.
 * - `data-woken`: the eyelids were clicked before the scripts came.
 * - on each picture `data-come`, once it can be painted.
 */

/** Scripts that have not come by then, in milliseconds, are not waited for: the printed page is shown. */
export const PATIENCE_MS = 5000;

/** The pages whose introduction is counted, by their path without a slash at its end. */
export const COUNTED_PAGES: Readonly<Record<string, CountedScene>> = {
  '': 'sea',
  '/port': 'port',
  '/port/athenaeum': 'athenaeum',
};

/** The page, as far as the head script needs it. */
export type Page = Pick<
  Window,
  'document' | 'localStorage' | 'location' | 'origin' | 'addEventListener' | 'setTimeout'
>;

/** The load of an image is heard at the document; it never reaches the window. */
function markPictures(document: Document): void {
  document.addEventListener(
    'load',
    ({ target }) => {
      const image = target as HTMLImageElement;
      const come = () => image.setAttribute('data-come', '');
      if (image.tagName === 'IMG') image.decode().then(come, come);
    },
    true,
  );
}

/** Calls back when the site's code does not come, or breaks. */
function watchScripts(page: Page, failed: () => void): void {
  const ours = `${page.origin}/assets/`;
  page.addEventListener(
    'error',
    (event) => {
      if (event.filename?.startsWith(ours) || (event.target as Element).tagName === 'SCRIPT') failed();
    },
    true,
  );
  // When the entry does not come, no element fails but a promise; all browsers but Safari tell its address.
  page.addEventListener('unhandledrejection', ({ reason }) => {
    const message = (reason as Error | undefined)?.message ?? '';
    if (/\/assets\/|^Importing a module/.test(message)) failed();
  });
}

/** Whether the introduction of the page has been heard, and nobody comes back from being lost. */
function isHeard(page: Page): boolean {
  const scene = COUNTED_PAGES[page.location.pathname.replace(/\/+$/, '')];
  if (!scene) return false;
  const states = readStates(page.localStorage.getItem('ANIMATION_STATES'));
  return states[scene].numTimesPlayed > 0 && !(scene === 'sea' && states.sea.returning);
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
    // Storage is blocked: a stranger.
  }

  markPictures(document);
  watchScripts(page, () => {
    if (mark['script'] !== 'ready') mark['script'] = 'failed';
  });
  page.setTimeout(() => {
    if (mark['script'] === 'waiting') mark['script'] = 'late';
  }, PATIENCE_MS);

  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-wake]')) mark['woken'] = '';
  });

  // A page that was loaded among the steps of another document does not change at a step back while it does not live.
  const { pathname } = location;
  page.addEventListener('popstate', () => {
    // A printed copy may have taken the place of the page.
    if (document.documentElement.dataset['script'] !== 'ready' && location.pathname !== pathname)
      location.reload();
  });
}
