import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { textWords } from '../../schema/words.ts';
import styles from './copy-link.module.css';

/** Where the ways to copy hang, by the address of their heading. */
export type Hosts = ReadonlyMap<string, HTMLElement>;

/** Makes a place for them in each heading that has an address; their words are no part of the heading's name. */
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

/** Leaves the headings as they were printed. */
export function removeHosts(hosts: Hosts): void {
  for (const host of hosts.values()) {
    host.parentElement?.removeAttribute('aria-label');
    host.remove();
  }
}

/**
 * On each heading a way to copy its address. What became of it is said in one status, which stands there from the
 * start.
 */
export function CopyLinks({ hosts }: { readonly hosts: Hosts }) {
  const [said, say] = useState('');
  return (
    <>
      {[...hosts].map(([id, host]) => createPortal(<CopyLink id={id} say={say} />, host, id))}
      <p role="status" className="hidden">
        {said}
      </p>
    </>
  );
}

function CopyLink({ id, say }: { readonly id: string; say(words: string): void }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const link = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    if (outcome === 'refused') link.current?.select();
  }, [outcome]);

  const copy = async () => {
    // Taken back first: a status that says the same twice is heard once.
    say('');
    setOutcome(undefined);
    const became = await toClipboard(addressOf(id));
    setOutcome(became);
    say(became === 'copied' ? textWords.copied : textWords.not_copied);
  };
  const leave = () => setOutcome(undefined);
  return (
    <span className={styles['copy']} data-outcome={outcome} onBlur={leave}>
      {outcome === 'refused' ? (
        <input ref={link} readOnly aria-label={textWords.link} value={addressOf(id)} />
      ) : (
        <button type="button" onClick={() => void copy()} onPointerLeave={leave}>
          <span>{textWords.copy_link}</span>
        </button>
      )}
      {outcome === 'copied' ? <b aria-hidden="true">{textWords.copied}</b> : null}
    </span>
  );
}

/** Where the heading stands: on this page, whatever the address bar says after its path. */
const addressOf = (id: string) => `${window.location.origin}${window.location.pathname}#${id}`;

/** A browser may refuse, or know of no clipboard: without a secure connection, for one. */
async function toClipboard(text: string): Promise<'copied' | 'refused'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}
