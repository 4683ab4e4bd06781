interface Answer<Target> {
  readonly type: 'load' | 'error';
  readonly target: Target;
}

/** Calls back when a file of an element of the document has loaded or failed. These events do not bubble. */
export function onAnswer<Target>(document: Document, listener: (answer: Answer<Target>) => void): void {
  for (const type of ['load', 'error'])
    document.addEventListener(type, listener as unknown as EventListener, true);
}
