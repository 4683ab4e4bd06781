/** Control characters, and those that change the direction of the text around them. Not tabs and line ends. */
const HIDDEN = /[\p{Bidi_Control}\u2028\u2029]|(?![\t\n\r])\p{Cc}/gu;

const HEX = 16;
const CODE_DIGITS = 4;
const SHOWN_CHARS = 20;

/** The invisible characters of a text that can make it look different from what it is. */
export function hiddenCharacters(
  text: string,
): readonly { readonly index: number; readonly message: string }[] {
  return [...text.matchAll(HIDDEN)].map(({ 0: character, index }) => {
    const code = (character.codePointAt(0) ?? 0).toString(HEX).toUpperCase().padStart(CODE_DIGITS, '0');
    const line = text.slice(text.lastIndexOf('\n', index) + 1, index);
    const before = line.replace(HIDDEN, '').slice(-SHOWN_CHARS).trim();
    const place = before === '' ? 'at its beginning' : `after "${before}"`;
    return {
      index,
      message: `has a character (U+${code}, ${place}) that cannot be seen and can change how a text reads. Type that part anew.`,
    };
  });
}
