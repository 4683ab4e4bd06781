/** A value with subscribers. */
export interface Value<T> {
  get(): T;
  /** Replaces the value and calls the subscribers. The same value (`Object.is`) changes nothing and calls nobody. */
  set(next: T): void;
  /** Calls back after each change. Returns a function that ends the subscription. */
  subscribe(listener: () => void): () => void;
}

/** A value that may be read and followed, but not set. */
export type Readable<T> = Pick<Value<T>, 'get' | 'subscribe'>;

/** A value in memory. Its functions do not need `this`. */
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
      // A new function each time, so that the same listener can subscribe twice and unsubscribe twice.
      const entry = () => listener();
      listeners.add(entry);
      return () => {
        listeners.delete(entry);
      };
    },
  };
}
