/** The words of a file that a navigator reads, without what only programs read: addresses, marks, names of fields. */

interface ProseLine {
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

/** In the order in which they are taken out. */
const NOT_READ: readonly RegExp[] = [
  /<!--.*?-->|<\/?\w[^>]*>/g, // HTML
  /`[^`]*`/g, // code
  /\[\^[^\]]*\]:?/g, // the number of a note
  /\]\([^)]*\)/g, // where a link leads
  /(?:https?:\/\/|www\.)\S+/g,
  /\S+@\S+/g,
  /\{[^}]*\}/g, // what the site fills in
  /(?<=^|[\s(])\/[\w/-]+/g, // a path of the site
  /&\w+;/g,
];

const withoutMarks = (text: string) => NOT_READ.reduce((left, mark) => left.replaceAll(mark, ' '), text);

/** The texts between double quotes on a line of YAML. */
const quoted = (line: string) =>
  /^\s*#/.test(line) ? '' : [...line.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => text.replaceAll(/\\./g, ' ')).join(' ');

const FENCE = '---';

/** The lines of a YAML file, or of a Markdown file with fields at its top, as a navigator reads them. */
export function proseLines(name: string, text: string): ProseLine[] {
  const lines = text.split('\n');
  const fields = name.endsWith('.md') && lines[0] === FENCE ? lines.indexOf(FENCE, 1) : -1;
  let isCode = false;
  return lines.flatMap((whole, i) => {
    if (name.endsWith('.yaml') || i <= fields) return { line: i + 1, text: withoutMarks(quoted(whole)) };
    if (/^\s*```/.test(whole)) isCode = !isCode;
    else if (!isCode) return { line: i + 1, text: withoutMarks(whole) };
    return [];
  });
}
