/**
 * Reads HTML typed by a writer with a grammar much narrower than a browser has: known tags and attributes, quoted
 * values, every tag closed. So it does not matter how browsers repair mistakes.
 */
import { addressProblem } from './addresses.ts';
import { didYouMean } from './problems.ts';
import { RAW_ATTRIBUTES, RAW_TAGS, VOID_TAGS } from './safe-html.ts';

/** A mistake in a piece of HTML, and its offset. */
interface RawProblem {
  readonly piece: number;
  readonly offset: number;
  readonly message: string;
}

interface OpenTag {
  readonly name: string;
  readonly piece: number;
  readonly offset: number;
}

const TOKEN =
  /<!--(?<comment>(?:(?!--|<|>)[^])*)-->|<\/(?<close>[a-zA-Z][^\s/<>]*)\s*>|<(?<open>[a-zA-Z][^\s/<>]*)(?<attributes>(?:\s+[^\s=<>"'/]+\s*=\s*(?:"[^"<>]*"|'[^'<>]*'))*)\s*\/?>|(?<text>[^<]+)|(?<stray><[^<]*)/g;
const ATTRIBUTE = /([^\s=<>"'/]+)\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')/g;
const NAME_OF_STRAY = /^<\/?([a-zA-Z][^\s/<>]*)/;

const ALLOWED = Object.keys(RAW_TAGS)
  .map((name) => `<${name}>`)
  .join(' ');

/**
 * Reads pieces of HTML that are siblings, such as the `<b>` and the `</b>` of one paragraph. Returns the problems of
 * each piece, and its text with offsets.
 */
export function readRawHtml(pieces: readonly string[], ownPaths: ReadonlySet<string>) {
  const problems: RawProblem[] = [];
  const texts: { readonly piece: number; readonly offset: number; readonly text: string }[] = [];
  const open: OpenTag[] = [];

  for (const [piece, html] of pieces.entries()) {
    for (const match of html.matchAll(TOKEN)) {
      const offset = match.index;
      const say = (message: string) => problems.push({ piece, offset, message });
      const { open: opened, close, attributes = '', text, stray } = match.groups ?? {};
      if (text !== undefined) texts.push({ piece, offset, text });
      else if (stray !== undefined) say(strayProblem(stray));
      else if (opened !== undefined) {
        const name = opened.toLowerCase();
        for (const message of tagProblems(name, attributes, ownPaths)) say(message);
        if (!VOID_TAGS.has(name)) open.push({ name, piece, offset });
      } else if (close !== undefined) {
        const name = close.toLowerCase();
        const last = open.at(-1);
        if (last?.name === name) open.pop();
        else if (!isKnown(name)) say(unknownTag(name));
        else if (open.some((tag) => tag.name === name)) {
          say(`</${name}> stands before </${last?.name}>. Close first what was opened last.`);
          open.splice(open.findLastIndex((tag) => tag.name === name));
        } else say(`</${name}> closes a <${name}> that is not open here. Take it out, or open it before.`);
      }
    }
  }
  for (const { name, piece, offset } of open) {
    if (isKnown(name)) {
      problems.push({ piece, offset, message: `<${name}> is never closed. Write </${name}> in the same paragraph.` });
    }
  }
  return { problems, texts };
}

const isKnown = (name: string) => Object.hasOwn(RAW_TAGS, name);

function unknownTag(name: string): string {
  if (/^(?:img|picture|svg|figure)$/.test(name)) return `<${name}>: a picture cannot stand in a text. Take it out, or tell in words what it shows.`;
  const heading = /^h\d$/.test(name) ? ' For a heading begin the line with ## instead.' : '';
  const guess = heading || didYouMean(name, Object.keys(RAW_TAGS));
  return `<${name}> cannot stand in a text.${guess} Take it out; these can stand: ${ALLOWED}.`;
}

function strayProblem(stray: string): string {
  const name = NAME_OF_STRAY.exec(stray)?.[1]?.toLowerCase();
  if (name !== undefined && !isKnown(name)) return unknownTag(name);
  const shown = stray.split('\n')[0]?.slice(0, 60);
  return (
    `"${shown}" is not HTML the site can read. Write every value between double quotes and end the tag with >, ` +
    'or write a plain < as &lt;.'
  );
}

function tagProblems(name: string, attributes: string, ownPaths: ReadonlySet<string>): string[] {
  if (!isKnown(name)) return [unknownTag(name)];
  const allowed = [...RAW_ATTRIBUTES, ...(RAW_TAGS[name] ?? [])];
  return [...attributes.matchAll(ATTRIBUTE)].flatMap(([, typed = '', double, single]) => {
    const attribute = typed.toLowerCase();
    const value = double ?? single ?? '';
    if (!allowed.includes(attribute)) {
      return [`<${name}> cannot have ${attribute}="...". Take it out; it can have ${allowed.join(', ')}.`];
    }
    const problem = attribute === 'href' ? hrefProblem(value, ownPaths) : undefined;
    return problem ? [problem] : [];
  });
}

/** A browser decodes entities such as &Tab; and &#106; in an address. Only &amp; is accepted. */
function hrefProblem(value: string, ownPaths: ReadonlySet<string>): string | undefined {
  if (/&(?!amp;|[\w.~-]+=)/.test(value)) {
    return `The link to "${value.slice(0, 80)}" holds an &. Write each & as &amp; in HTML.`;
  }
  return addressProblem(value.replaceAll('&amp;', '&'), ownPaths);
}
