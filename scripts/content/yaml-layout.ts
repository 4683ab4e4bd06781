/**
 * The layout of a YAML file as a writer sees it: where each line begins, and what it lacks. The parser meets such a
 * mistake only where it can go on no longer, which may be many lines later.
 */

interface LayoutProblem {
  /** From 0. */
  readonly line: number;
  readonly message: string;
}

interface Layout {
  readonly problems: readonly LayoutProblem[];
  /** The text with each mistake mended by a guess, line for line, so that everything else can be checked too. */
  readonly mended: string;
}

export const OUT_OF_LINE =
  'This line does not begin under its neighbors. Give it as many spaces at its beginning as the lines have that belong with it.';
const TAB = 'This line begins with a tab. Replace it with spaces.';
const NO_COLON = 'There is no colon after the name of the field. Write it as in title: "A text".';
const NO_SPACE = 'There is no space after the colon. Write it as in title: "A text".';
const NO_SPACE_AFTER_HYPHEN = 'There is no space after the hyphen. Write it as in - "A text".';
const ODD_SPACE =
  'This line begins with a space of another kind, as it comes with copied text. Replace it with plain spaces.';
const NOT_OPENED =
  'A quotation mark ends this text, and none begins it. Write " at the beginning of the text.';
const CURLY =
  'This text stands between curly quotation marks, and visitors would read them. Type a straight " in the place of each.';
const NOT_SHOWN =
  'What stands behind the # would not be shown. Put the whole text between double quotes.';
export const NOT_CLOSED =
  'Something is opened here and not closed, usually a quotation mark. Write " at the end of the text.';

/** Lines that begin in one column: the fields of a group, or the entries of a list. */
interface Block {
  readonly kind: 'field' | 'entry';
  readonly indent: number;
}

const STEP = 2;
const BLANK = /^\s*(?:#.*)?$/;
const HYPHEN = /^-(?:\s+|$)/;
const FIELD = /^[\w-]*\w *:(?:\s+|$)/;
const BULLET = /^[•‣◦·*–—](?=\s|$)/;

const indentOf = (line: string) => /^ */.exec(line)?.[0].length ?? 0;
const isText = (line: string | undefined): line is string => line !== undefined && !BLANK.test(line);

function kindOf(words: string): Block['kind'] | undefined {
  if (HYPHEN.test(words)) return 'entry';
  return FIELD.test(words) ? 'field' : undefined;
}

/** Finds lines that begin in a wrong column, lack a colon or a space, or do not close their quotation mark. */
export function readLayout(text: string): Layout {
  const lines = text.split('\n');
  const problems: LayoutProblem[] = [];
  let blocks: readonly Block[] = [{ kind: 'field', indent: 0 }];
  // Whether the line before has only a name or a hyphen, so that lines further to the right belong to it.
  let opened = false;

  let next = 0;
  while (next < lines.length) {
    const at = next;
    next += 1;
    const typed = lines[at] ?? '';
    if (!isText(typed)) continue;
    const say = (message: string) => problems.push({ line: at, message });
    const line = typed.replace(/^\s+/, (spaces) => spaces.replaceAll(/[^ \t]/g, ' '));

    const { words, lacks } = mendText(mendWords(line.trimStart(), opened, isFollowedByMore(lines, at)));
    if (lacks !== undefined) say(lacks);
    const kind = kindOf(words);
    // Anything else is left to the parser: a text that goes on, or something rare.
    if (kind === undefined) continue;

    const isTab = /^ *\t/.test(line);
    const parent = blocks.at(-1)?.indent ?? 0;
    const here = { kind, indent: isTab && opened ? parent + STEP : indentOf(line.replace('\t', ' '.repeat(STEP))) };
    const child = opened ? childOf(blocks, here, lines, at) : undefined;
    const block = child ?? blocks.findLast((it) => it.kind === kind && it.indent === here.indent) ?? nearest(blocks, here, opened);
    if (isTab) say(TAB);
    else if (line !== typed) say(ODD_SPACE);
    else if (block.indent !== here.indent) say(OUT_OF_LINE);

    const around = blocks.includes(block) ? blocks.slice(0, blocks.indexOf(block)) : blocks;
    const { inside, value } = unwrap(words, block.indent);
    blocks = [...around, block, ...inside];
    opened = BLANK.test(value);
    lines[at] = ' '.repeat(block.indent) + words;
    if (/^[|>]/.test(value)) while (lines[next] !== undefined && (!isText(lines[next]) || indentOf(lines[next] ?? '') > block.indent)) next += 1;
    if (isClosed(value)) continue;
    const end = endOfText(lines, at, value.charAt(0));
    if (end !== undefined) next = end + 1;
    else {
      say(NOT_CLOSED);
      lines[at] += value.charAt(0);
    }
  }
  return { problems, mended: lines.join('\n') };
}

interface Mended {
  readonly words: string;
  readonly lacks?: string;
}

/** The words of a line, with the hyphen, colon or space they lack. `leads`: more that belongs to it follows. */
function mendWords(words: string, opened: boolean, leads: boolean): Mended {
  const [bullet] = BULLET.exec(words) ?? [];
  if (bullet !== undefined) {
    const lacks = `This line begins with ${bullet} in place of a hyphen. Write it as in - "A text".`;
    return { words: mendWords(words.replace(BULLET, '-'), opened, leads).words, lacks };
  }
  const hyphens = /^(?:-\s+)*/.exec(words)?.[0] ?? '';
  const rest = words.slice(hyphens.length);
  const mend = (pattern: RegExp, to: string) => hyphens + rest.replace(pattern, to);
  if (/^-["'\w]/.test(rest)) return { words: mend(/^-/, '- '), lacks: NO_SPACE_AFTER_HYPHEN };
  if (/^[\w-]+:["'/]/.test(rest) && !rest.startsWith('http')) return { words: mend(/:/, ': '), lacks: NO_SPACE };
  if (/^[a-z][\w-]* *(?:[=：]|;(?= *["'/\d]|$))/.test(rest)) return { words: mend(/ *[=：;] */, ': '), lacks: NO_COLON };
  if (leads && hyphens !== '' && /^[a-z][\w-]*:\S/.test(rest)) return { words: mend(/:/, ': '), lacks: NO_SPACE };
  if (leads && hyphens !== '' && /^[a-z][\w-]* +[^\s:]/.test(rest) && !FIELD.test(rest)) return { words: mend(/ /, ': '), lacks: NO_COLON };
  // A name alone may be a value on a line of its own.
  const lone = (!opened || leads) && hyphens === '' && /^[\w-]*\w$/.test(rest);
  if (lone || /^[\w-]*\w +["'/]/.test(rest)) return { words: mend(/^[\w-]+/, '$&:'), lacks: NO_COLON };
  return { words };
}

/** Whether the next line is a field of the entry that begins in this one, or belongs to it by its column. */
function isFollowedByMore(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  const next = lines.slice(at + 1).find(isText) ?? '';
  const [mark] = /^\S\s+/.exec(line.trimStart()) ?? [];
  if (mark === undefined) return indentOf(next) > indentOf(line);
  return indentOf(next) === indentOf(line) + mark.length && kindOf(next.trimStart()) === 'field';
}

/** The words of a line with its text between double quotes, if it looks as if it were so and is not. */
function mendText(mended: Mended): Mended {
  const { words, lacks } = mended;
  const value = unwrap(words, 0).value.trimEnd();
  if (lacks !== undefined || kindOf(words) === undefined || /^["'[{|>]/.test(value)) return mended;
  const quote = (text: string, message: string) => {
    const before = words.trimEnd().slice(0, -value.length);
    return { words: before + JSON.stringify(text), lacks: message };
  };
  if (/^(?:[“”„«]|‘.*[’']$)/.test(value)) return quote(value.slice(1).replace(/["'“”’»]$/, ''), CURLY);
  if (value.endsWith('"') && value.split('"').length % 2 === 0) return quote(value.slice(0, -1), NOT_OPENED);
  // Behind a number, an address or a yes, it is a note of the writer's.
  const [, shown] = /^(.*?)\s+#/.exec(value) ?? [];
  return shown === undefined || /^[a-z\d./-]*$/.test(shown) ? mended : quote(value, NOT_SHOWN);
}

/** The block that a line begins below one that has only a name or a hyphen. */
function childOf(blocks: readonly Block[], { kind, indent }: Block, lines: readonly string[], at: number): Block | undefined {
  const parent = blocks.at(-1)?.indent ?? 0;
  // If the lines after it stand where they should, it is this one that is wrong.
  const rest = lines.slice(at + 1);
  const end = rest.findIndex((line) => isText(line) && indentOf(line) <= parent);
  const usual = rest
    .slice(0, end < 0 ? undefined : end)
    .some((line) => isText(line) && indentOf(line) === parent + STEP && kindOf(line.trimStart()) === kind);
  if (usual && !isOpener(lines[at])) return { kind, indent: parent + STEP };
  return indent > parent || (indent === parent && kind === 'entry') ? { kind, indent } : undefined;
}

const isOpener = (line = '') => BLANK.test(line.trimStart().replace(FIELD, ''));

/** Where a line that stands nowhere was probably meant to stand. */
function nearest(blocks: readonly Block[], here: Block, opened: boolean): Block {
  const parent = blocks.at(-1)?.indent ?? 0;
  const offers = [...blocks, ...(opened ? [{ kind: here.kind, indent: parent + STEP }] : [])].filter(({ kind }) => kind === here.kind);
  const far = ({ indent }: Block) => Math.abs(indent - here.indent);
  return offers.toSorted((a, b) => far(a) - far(b))[0] ?? here;
}

/** What stands behind the hyphens and the name of a line, and the blocks that begin in it. */
function unwrap(words: string, indent: number): { readonly inside: readonly Block[]; readonly value: string } {
  const [hyphen] = HYPHEN.exec(words) ?? [];
  if (hyphen === undefined) return { inside: [], value: words.replace(FIELD, '') };
  const rest = words.slice(hyphen.length);
  const kind = kindOf(rest);
  const { inside, value } = unwrap(rest, indent + hyphen.length);
  return { inside: kind ? [{ kind, indent: indent + hyphen.length }, ...inside] : inside, value };
}

const CLOSED: Readonly<Record<string, RegExp>> = {
  '"': /^"(?:[^"\\]|\\.)*"/,
  "'": /^'(?:[^']|'')*'/,
};

const isClosed = (value: string) => CLOSED[value.charAt(0)]?.test(value) ?? true;

/** The line on which a text ends that goes over several. Undefined if the next field or entry comes before its end. */
function endOfText(lines: readonly string[], from: number, mark: string): number | undefined {
  for (const [i, line] of lines.slice(from + 1).entries()) {
    if (isText(line) && kindOf(line.trimStart())) return undefined;
    if (line.trimEnd().endsWith(mark)) return from + 1 + i;
  }
  return undefined;
}
