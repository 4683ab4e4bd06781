import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

/**
 * The page as it was printed, until it lives. It is kept in a document of its own, where no picture is fetched and no
 * script runs.
 */
let printed: HTMLElement | undefined = document.implementation
  .createHTMLDocument()
  .importNode(document.documentElement, true);

/**
 * A page that someone else has changed before it lived (a translator, an extension) may be refused, and is taken away
 * with all its words then. It is given back as it was, to be read.
 */
function giveBack(error: unknown) {
  if (printed) {
    printed.dataset['script'] = 'failed';
    document.replaceChild(printed, document.documentElement);
    printed = undefined;
  }
  reportError(error);
}

/** How a transition between scenes ends that the browser calls off or gives up, or the navigator cuts short. */
const CALLED_OFF = ['AbortError', 'InvalidStateError', 'TimeoutError'];

/** The new scene is there all the same, and nobody has to be told. */
function unlessCalledOff(error: unknown) {
  if (!(error instanceof DOMException && CALLED_OFF.includes(error.name))) reportError(error);
}

function Page() {
  useEffect(() => {
    printed = undefined;
  }, []);
  return <HydratedRouter />;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Page />
    </StrictMode>,
    { onUncaughtError: giveBack, onRecoverableError: unlessCalledOff },
  );
});
