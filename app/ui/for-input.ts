/**
 * Whether a key is for an input method, which makes words of what is typed: it takes Enter to accept and Escape to give up.
 * Safari says that the word is finished before it sends its last key, but still gives that key the number of such keys.
 */
export const isForInput = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;
