/** A value that can be followed. */
export interface Value<T> {
  get(): T;
  /** Puts another in its place, and tells whoever follows it; the same value is told to nobody. */
  set(next: T): void;
  /** Calls back after each change. Returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/** What may only be looked at and followed. */
export type Readable<T> = Pick<Value<T>, 'get' | 'subscribe'>;

/** A value held in memory. Its functions may be handed on by themselves. */
export function createValue<T>(first: T): Value<T> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      // Wrapped, so that a function subscribed twice can also be taken back twice.
      const entry = () => listener();
      listeners.add(entry);
      return () => {
        listeners.delete(entry);
      };
    },
  };
}
