import { StrictMode, startTransition, useEffect } from 'react';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { inNextTask } from './stage/time/next-task.ts';
import { createAliveRouter } from './router/alive-router.tsx';
import { forgetMedia } from './stage/picture/forget-media.ts';
import { PrintedBook, PrintedTexts, readBook, readTexts } from './stage/reading/printed-texts.ts';

// Scripts are late only until they have come: what is left takes as long as the machine is slow.
document.documentElement.dataset['came'] = 'true';
const texts = readTexts(document);
const book = readBook(document);

/**
 * A copy of the printed page, until hydration has finished. It is in a separate document, where no picture is fetched
 * and no script runs.
 */
let printed: HTMLElement | undefined = document.implementation
  .createHTMLDocument()
  .importNode(document.documentElement, true);

/** Puts the printed page back, so that it can be read, when the code of the page breaks before it is alive. */
function restorePrinted(error: unknown) {
  if (printed) {
    printed.dataset['script'] = 'failed';
    document.replaceChild(printed, document.documentElement);
    printed = undefined;
  }
  reportError(error);
}

/** The errors of a view transition that the browser skips, or that the navigator ends early. */
const SKIPPED_TRANSITION = ['AbortError', 'InvalidStateError', 'TimeoutError'];

/**
 * Reports an error that React has recovered from, but not a skipped view transition: the new scene is shown all the same.
 * Where a translator or an extension has changed the printed page, React renders it anew, which is only a warning.
 */
function reportRecovered(error: unknown) {
  if (error instanceof DOMException && SKIPPED_TRANSITION.includes(error.name)) return;
  if (printed) console.warn(error);
  else reportError(error);
}

function Page({ router: Router }: { readonly router: ComponentType }) {
  useEffect(() => {
    if (printed) forgetMedia(printed);
    printed = undefined;
  }, []);
  return (
    <PrintedBook value={book}>
      <PrintedTexts value={texts}>
        <Router />
      </PrintedTexts>
    </PrintedBook>
  );
}

/** Makes the page alive. Its script has imported the code of the scene, and says so first (`scripts/postbuild/order.ts`). */
export function start(): void {
  // In a task of its own: to run all code for the first time and to hydrate is too much for one.
  inNextTask(() => {
    // React Router's own also brings what changes code while one develops, and much that this site has no use for.
    const router = import.meta.env.DEV ? HydratedRouter : createAliveRouter();
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <Page router={router} />
        </StrictMode>,
        { onUncaughtError: restorePrinted, onRecoverableError: reportRecovered },
      );
    });
  });
}

// While one develops, a page imports the entry last.
if (import.meta.env.DEV) start();
