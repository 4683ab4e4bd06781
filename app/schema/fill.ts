/** A word in curly brackets, and the word alone. */
export const PLACEHOLDER = /\{([^{}]*)\}/g;

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The values for a text: for its own placeholders if the compiler knows the text, otherwise for any. */
type Values<Text extends string> = Readonly<
  Record<string extends Text ? string : NamesIn<Text>, string | number>
>;

/**
 * Replaces the {placeholders} of a text by their values. Curly brackets in a value are not replaced again. A placeholder
 * without a value stays.
 */
export function fill<const Text extends string>(text: Text, values: Values<Text>): string {
  const known: Readonly<Record<string, string | number>> = values;
  return text.replace(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(known, name) ? String(known[name]) : whole,
  );
}
