import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { textWords } from '../../schema/words.ts';
import styles from './copy-link.module.css';

/** The elements that the copy buttons are rendered in, by the id of their heading. */
export type Hosts = ReadonlyMap<string, HTMLElement>;

/** Adds a host to each heading with an id. A label keeps the button's words out of the heading's name. */
export function hostsIn(text: HTMLElement): Hosts {
  const hosts = new Map<string, HTMLElement>();
  for (const heading of text.querySelectorAll<HTMLElement>(':is(h2, h3, h4, h5)[id]')) {
    const host = document.createElement('span');
    heading.setAttribute('aria-label', heading.textContent.trim());
    heading.append(host);
    hosts.set(heading.id, host);
  }
  return hosts;
}

/** Removes the hosts: the headings are as they were printed. */
export function removeHosts(hosts: Hosts): void {
  for (const host of hosts.values()) {
    host.parentElement?.removeAttribute('aria-label');
    host.remove();
  }
}

/**
 * A button on each heading that copies its address. One status element announces the outcome; it is in the page from the
 * start, so that screen readers notice its change.
 */
export function CopyLinks({ hosts }: { readonly hosts: Hosts }) {
  const [status, setStatus] = useState('');
  return (
    <>
      {[...hosts].map(([id, host]) => createPortal(<CopyLink id={id} announce={setStatus} />, host, id))}
      <p role="status" className="hidden">
        {status}
      </p>
    </>
  );
}

function CopyLink({ id, announce }: { readonly id: string; announce(words: string): void }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const link = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    if (outcome === 'refused') link.current?.select();
  }, [outcome]);

  const copy = async () => {
    // Emptied first: a status with an unchanged text is not announced again.
    announce('');
    setOutcome(undefined);
    const result = await toClipboard(addressOf(id));
    setOutcome(result);
    announce(result === 'copied' ? textWords.copied : textWords.not_copied);
  };
  const leave = () => setOutcome(undefined);
  return (
    <span className={styles.copy} data-outcome={outcome} onBlur={leave}>
      {outcome === 'refused' ? (
        <input ref={link} readOnly aria-label={textWords.link} value={addressOf(id)} />
      ) : (
        <button
          type="button"
          id={`copy-${id}`}
          // Its words, and those of its heading.
          aria-labelledby={`copy-${id} ${id}`}
          onClick={() => void copy()}
          onPointerLeave={leave}
        >
          <span>{textWords.copy_link}</span>
        </button>
      )}
      {outcome === 'copied' ? <b aria-hidden="true">{textWords.copied}</b> : null}
    </span>
  );
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
