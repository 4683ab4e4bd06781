/** A word in curly brackets, and the word alone. */
export const PLACEHOLDER = /\{([^{}]*)\}/g;

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** What a text asks for: its own placeholders where the text is known to the compiler, any otherwise. */
export type Values<Text extends string> = Readonly<
  Record<string extends Text ? string : NamesIn<Text>, string | number>
>;

/**
 * The text with its {placeholders} filled in, each once: a value that holds curly brackets itself stays as it is.
 * A placeholder without a value is left standing.
 */
export function fill<const Text extends string>(text: Text, values: Values<Text>): string {
  const known: Readonly<Record<string, string | number>> = values;
  return text.replace(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(known, name) ? String(known[name]) : whole,
  );
}
