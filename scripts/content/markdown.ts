/** Turns the Markdown of essays and agreements into HTML with only the elements a writer may use and those we add. */
import type { Element, ElementContent, Nodes, Parents, Root, Text } from 'hast';
import type { Heading, Html, Parents as MdastParents, Root as MdastRoot } from 'mdast';
import { parseFragment, serialize } from 'parse5';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { decoded } from '../../app/schema/decoded.ts';
import { PLACEHOLDER } from '../../app/schema/fill.ts';
import { hiddenCharacters } from '../../app/schema/hidden-characters.ts';
import type { Words } from '../../app/schema/sources.ts';
import { addressProblem, isElsewhere } from './addresses.ts';
import { setNotes } from './notes.ts';
import { didYouMean } from './problems.ts';
import type { Problem } from './problems.ts';
import { curlQuotes } from './quotes.ts';
import { readRawHtml } from './raw-html.ts';
import { SAFE } from './safe-html.ts';
import { element, elements, isElement, textOf, walkHtml, walkMarkdown } from './tree.ts';

export interface MarkdownOptions {
  readonly file: string;
  /** The line of the file on which the text begins. */
  readonly firstLine: number;
  /** The name of the document. It begins the ids of its headings, because several documents may share a page. */
  readonly slug: string;
  /** The title of the text, which names a part of it that has no heading. */
  readonly title: string;
  /** The number of levels by which its headings are lowered. */
  readonly headingShift: 0 | 1;
  /** Whether another text with notes may be on the same page. */
  readonly sharesPage: boolean;
  readonly sideNotes: boolean;
  readonly studio: Pick<Words['studio'], 'name' | 'email'>;
  readonly words: Pick<Words['ui']['bookWords'], 'notes' | 'to_note' | 'from_note'>;
  /** The paths of this site that a text may link to. */
  readonly ownPaths: ReadonlySet<string>;
}

export interface Rendered {
  readonly html: string;
  /** The number of its words without the notes. */
  readonly words: number;
  readonly problems: readonly Problem[];
}

const HIGHEST_HEADING = 2;
const DEEPEST_HEADING = 4;
const FILLED_IN = ['studio', 'email'];

/** What reads Markdown here. */
export const reader = unified().use(remarkParse).use(remarkGfm, { singleTilde: false });
const toHtmlTree = unified().use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: '' }).use(rehypeRaw);
const cleaner = unified().use(rehypeSanitize, SAFE);
const writer = unified().use(rehypeStringify);

/** Turns a text into HTML. With problems there is no HTML. */
export function renderMarkdown(source: string, options: MarkdownOptions): Rendered {
  const tree = reader.parse(source);
  const say = ({ line = 1, message }: Mistake): Problem => ({
    file: options.file,
    line: line + options.firstLine - 1,
    message,
  });
  const found = mistakes(tree, source, options.ownPaths);
  // HTML with a mistake may hide a heading, so links to headings are looked at once it is whole.
  const hasHtml = [...walkMarkdown(tree)].some(({ node }) => node.type === 'html');
  if (found.length > 0 && hasHtml) return { html: '', words: 0, problems: found.map(say) };

  for (const { node } of walkMarkdown(tree)) {
    if (node.type === 'heading') node.depth = (node.depth + options.headingShift) as Heading['depth'];
  }
  const page = toHtmlTree.runSync(tree);
  fillIn(page, options.studio);
  curlBlocks(page);
  unified().use(rehypeSlug, { prefix: `${options.slug}-` }).runSync(page);
  found.push(...setLinks(page, `${options.slug}-`));
  if (found.length > 0) return { html: '', words: 0, problems: found.map(say) };
  setTables(page, options.title);
  const words = countWords(page);
  setNotes(page, {
    words: options.words,
    idPrefix: options.sharesPage ? `${options.slug}-` : '',
    headingTag: `h${HIGHEST_HEADING + options.headingShift}`,
    sideNotes: options.sideNotes,
  });

  const written = writer.stringify(page);
  const cleaned = writer.stringify(cleaner.runSync(page));
  const safe = asBrowsersWrite(cleaned);
  if (cleaned !== written && safe !== asBrowsersWrite(written)) {
    return { html: '', words: 0, problems: [say({ line: 1, message: 'Something in this text is not allowed on the site.' })] };
  }
  return { html: safe, words, problems: [] };
}

/** A text as it was typed, without the writer's comments. They are for the studio, and a Markdown edition is public. */
export function withoutComments(source: string): string {
  if (!source.includes('<!--')) return source;
  const typed = [...walkMarkdown(reader.parse(source))].flatMap(({ node }) => (node.type === 'html' && node.position ? [node.position] : []));
  return typed.reduceRight((text, { start, end }) => {
    const [before, html, after] = [text.slice(0, start.offset), text.slice(start.offset, end.offset), text.slice(end.offset)];
    const kept = html.replaceAll(/<!--[^]*?-->/g, '');
    if (kept.trim() !== '') return before + kept + after;
    // A comment alone on its lines takes them along.
    return /(?:^|\n)$/.test(before) ? before + after.replace(/^\n+/, '') : before.replace(/ +$/, /^\s|^$/.test(after) ? '' : '$&') + after;
  }, source);
}

/** Writes HTML exactly as innerHTML returns it, so that a fetched body and a printed one are the same. */
const asBrowsersWrite = (html: string) => serialize(parseFragment(html)).trim();

// ---- What can be wrong -------------------------------------------------------------------------------------------

interface Mistake {
  readonly line: number | undefined;
  readonly message: string;
}

function mistakes(tree: MdastRoot, source: string, ownPaths: ReadonlySet<string>): Mistake[] {
  const found: Mistake[] = [];
  let depthBefore = HIGHEST_HEADING - 1;

  for (const { node } of walkMarkdown(tree)) {
    const line = node.position?.start.line;
    const say = (message: string) => found.push({ line, message });
    switch (node.type) {
      case 'heading':
        for (const message of headingMistakes(node, depthBefore)) say(message);
        depthBefore = Math.max(node.depth, HIGHEST_HEADING);
        break;
      case 'image':
      case 'imageReference':
        say('A picture cannot stand in a text. Take it out, or tell in words what it shows.');
        break;
      case 'listItem':
        if (typeof node.checked === 'boolean') say('A list here has no boxes to tick. Take out the [ ].');
        break;
      case 'link':
      case 'definition': {
        const problem = addressProblem(node.url, ownPaths);
        if (problem) say(problem);
        found.push(...hiddenMistakes(node.title ?? '', line));
        break;
      }
      case 'text':
        found.push(...placeholderMistakes(node.value, line));
        found.push(...hiddenMistakes(node.value, line));
        break;
      case 'html':
        found.push(...hiddenMistakes(serialize(parseFragment(node.value)), line));
        break;
      default:
    }
    if ('children' in node) found.push(...rawHtmlMistakes(node, ownPaths));
  }
  const told = new Set(found.map(({ line }) => line));
  found.push(...hiddenMistakes(source, 1).filter(({ line }) => !told.has(line)));
  return [...found, ...noteMistakes(tree, source)].toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
}

function headingMistakes(heading: Heading, depthBefore: number): string[] {
  const marks = '#'.repeat(heading.depth);
  const name = textOf(heading).trim();
  if (name === '') return ['A heading has no words. Write some, or take it out.'];
  const told: string[] = [];
  if (heading.depth < HIGHEST_HEADING) {
    told.push(`"${name}" is a heading of the highest kind. The title stands at the top of the file; begin with ##.`);
  } else if (heading.depth > DEEPEST_HEADING) {
    told.push(`"${name}" is a heading too deep. Use ${'#'.repeat(DEEPEST_HEADING)} at most.`);
  } else if (heading.depth > depthBefore + 1) {
    told.push(`"${name}" skips a level. After what stands before it, begin it with ${'#'.repeat(depthBefore + 1)}, not ${marks}.`);
  }
  if ([...walkMarkdown(heading)].some(({ node }) => node.type === 'footnoteReference')) {
    told.push(`"${name}" has a note. Hang the note on the text below the heading.`);
  }
  return told;
}

function placeholderMistakes(text: string, firstLine: number | undefined): Mistake[] {
  return [...text.matchAll(PLACEHOLDER)]
    .filter(([, name = '']) => !FILLED_IN.includes(name))
    .map(({ 0: whole, 1: name = '', index }) => ({
      line: lineIn(text, index, firstLine),
      message:
        `${whole} is not filled in by the site.${didYouMean(name.trim(), FILLED_IN)} ` +
        'What can stand here: {studio}, {email}. To show curly brackets, put them between backquotes.',
    }));
}

/** Looks for a character as typed and as an entity such as &rlm;. */
function hiddenMistakes(text: string, firstLine: number | undefined): Mistake[] {
  return hiddenCharacters(text).map(({ index, message }) => ({
    line: lineIn(text, index, firstLine),
    message: `The text ${message}`,
  }));
}

/** Reports mistakes in HTML typed by hand. What is opened must be closed by a sibling. */
function rawHtmlMistakes(parent: MdastParents, ownPaths: ReadonlySet<string>): Mistake[] {
  const nodes = parent.children.flatMap((child): Html[] => (child.type === 'html' ? [child] : []));
  if (nodes.length === 0) return [];
  const { problems, texts } = readRawHtml(
    nodes.map(({ value }) => value),
    ownPaths,
  );
  const lineOf = ({ piece, offset }: { piece: number; offset: number }) =>
    lineIn(nodes[piece]?.value ?? '', offset, nodes[piece]?.position?.start.line);
  return [
    ...problems.map((problem) => ({ line: lineOf(problem), message: problem.message })),
    ...texts.flatMap((it) => placeholderMistakes(it.text, lineOf(it))),
  ];
}

function noteMistakes(tree: MdastRoot, source: string): Mistake[] {
  const found: Mistake[] = [];
  const all = [...walkMarkdown(tree)];
  const referred = new Set(all.flatMap(({ node }) => (node.type === 'footnoteReference' ? [node.identifier] : [])));
  const defined = new Set<string>();

  for (const { node, parents } of all) {
    const line = node.position?.start.line;
    if (node.type === 'footnoteDefinition') {
      const name = node.label ?? node.identifier;
      if (defined.has(node.identifier)) {
        found.push({ line, message: `The note [^${name}] stands here a second time. Give one of them another name.` });
      } else if (!referred.has(node.identifier)) {
        found.push({
          line,
          message: `Nothing in the text points to the note [^${name}]. Put [^${name}] where it belongs, or take it out.`,
        });
      }
      defined.add(node.identifier);
      if (node.children.length === 0) found.push({ line, message: `The note [^${name}] is empty. Write it.` });
    }
    if (node.type === 'footnoteReference' && parents.some((parent) => parent.type === 'footnoteDefinition')) {
      found.push({ line, message: `A note cannot have a note. Take [^${node.label ?? node.identifier}] out.` });
    }
    if (node.type === 'text' && node.position) {
      // Markdown takes a reference without a note for plain text.
      const typed = source.slice(node.position.start.offset, node.position.end.offset);
      for (const { 1: name, index } of typed.matchAll(/(?<!\\)\[\^([^\]\n]+)\]/g)) {
        found.push({
          line: lineIn(typed, index, line),
          message: `[^${name}] points to a note that is not there. Add a line [^${name}]: at the end, or take it out.`,
        });
      }
    }
  }
  return found;
}

function lineIn(text: string, offset: number, firstLine = 1): number {
  return firstLine + text.slice(0, offset).split('\n').length - 1;
}

// ---- What is set -------------------------------------------------------------------------------------------------

const UNTOUCHED = ['code', 'pre', 'kbd', 'samp'] as const;

/** Fills in {studio} and {email}, which becomes a link, and removes the writer's comments. */
function fillIn(node: Parents, { name, email }: Pick<Words['studio'], 'name' | 'email'>, inLink = false): void {
  node.children = node.children.flatMap((child): ElementContent[] => {
    if (child.type === 'comment' || child.type === 'doctype') return [];
    if (child.type === 'element') {
      const { href } = child.properties;
      if (typeof href === 'string') child.properties['href'] = href.replace(/\{email\}|%7Bemail%7D/i, email);
      if (!isElement(child, ...UNTOUCHED)) fillIn(child, { name, email }, inLink || child.tagName === 'a');
      return [child];
    }
    const parts = child.value.replaceAll('{studio}', () => name).split('{email}');
    return parts.flatMap((value, i): ElementContent[] => {
      const link: ElementContent[] =
        i === 0 ? [] : inLink ? [text(email)] : [element('a', { href: `mailto:${email}` }, [text(email)])];
      return value === '' ? link : [...link, text(value)];
    });
  });
}

const text = (value: string): Text => ({ type: 'text', value });

const HEADINGS = ['h2', 'h3', 'h4', 'h5'] as const;
const TABLES = ['table', 'thead', 'tbody', 'tr', 'th', 'td'] as const;
const LISTS = ['ul', 'ol', 'li', 'dl', 'dt', 'dd'] as const;
const BLOCKS = [...HEADINGS, ...TABLES, ...LISTS, 'p', 'div', 'blockquote', 'pre', 'section'] as const;

/** Takes the place of code while quotation marks are set around it. */
const CODE: Text = { type: 'text', value: 'x' };
const LINE_BREAK: Text = { type: 'text', value: ' ' };

/** Sets the quotation marks of each block as one text, across the elements in it. */
function curlBlocks(block: Parents): void {
  let run: Text[] = [];
  const flush = () => {
    const curled = curlQuotes(run.map(({ value }) => value).join(''));
    let at = 0;
    for (const piece of run) {
      const end = at + piece.value.length;
      if (piece !== CODE && piece !== LINE_BREAK) piece.value = curled.slice(at, end);
      at = end;
    }
    run = [];
  };
  const collect = (parent: Parents) => {
    for (const child of parent.children) {
      if (child.type === 'text') run.push(child);
      else if (!isElement(child)) continue;
      else if (isElement(child, ...BLOCKS)) {
        flush();
        if (child.tagName !== 'pre') curlBlocks(child);
      } else if (isElement(child, ...UNTOUCHED)) run.push(CODE);
      else if (child.tagName === 'br') run.push(LINE_BREAK);
      else if (!('dataFootnoteRef' in child.properties)) collect(child);
    }
  };
  collect(block);
  flush();
}

/** Gives links within the text the ids of their headings, and `rel` to links that leave the site. */
function setLinks(page: Root, prefix: string): Mistake[] {
  const ids = new Set(elements(page).flatMap(({ properties }) => properties['id'] ?? []));
  const found: Mistake[] = [];
  for (const link of elements(page).filter(({ tagName }) => tagName === 'a')) {
    const { href } = link.properties;
    const isNote = 'dataFootnoteRef' in link.properties || 'dataFootnoteBackref' in link.properties;
    if (isNote || typeof href !== 'string') continue;
    if (isElsewhere(href)) link.properties['rel'] = ['noopener', 'noreferrer'];
    if (!href.startsWith('#')) continue;
    // What is written in Markdown has been encoded by now.
    const id = prefix + decoded(href.slice(1));
    if (ids.has(id)) link.properties['href'] = `#${id}`;
    else {
      const own = [...ids].filter((it) => it.startsWith(prefix)).map((it) => `#${it.slice(prefix.length)}`);
      found.push({
        line: link.position?.start.line,
        message: `The link to "${decoded(href)}" finds no such heading in this text.${didYouMean(decoded(href), own) || ' Take it out.'}`,
      });
    }
  }
  return found;
}

/** Puts each table into a box that scrolls, also by keyboard, and is named by the heading above it. */
function setTables(page: Root, title: string): void {
  let above = title;
  for (const { node, parents } of walkHtml(page)) {
    if (!isElement(node)) continue;
    if (isElement(node, ...HEADINGS)) above = textOf(node).trim();
    if (isElement(node, 'th', 'td')) {
      const { align } = node.properties;
      delete node.properties['align'];
      if (align === 'center' || align === 'right') node.properties['dataAlign'] = align;
      if (node.tagName === 'th') node.properties['scope'] = 'col';
    }
    if (isElement(node, 'code') && parents.some((it) => isElement(it, 'th', 'td'))) breakAtUnderscores(node);
    const parent = parents.at(-1);
    if (node.tagName !== 'table' || !parent || !('children' in parent)) continue;
    const named = { role: 'region', ariaLabel: above };
    const scroller = element('div', { className: ['table-scroll'], tabIndex: 0, ...named }, [node]);
    parent.children.splice(parent.children.indexOf(node), 1, scroller);
  }
}

/** A column is then not as wide as the longest name in it, such as READING_SPEED. */
function breakAtUnderscores(code: Element): void {
  code.children = code.children.flatMap((child): ElementContent[] => {
    if (child.type !== 'text') return [child];
    const parts = child.value.split(/(?<=_)/).map((value): Text => ({ type: 'text', value }));
    return parts.flatMap((part, i) => (i === 0 ? [part] : [element('wbr', {}, []), part]));
  });
}

function countWords(page: Root): number {
  const read = (node: Nodes): string => {
    if (node.type === 'text') return node.value;
    if (!('children' in node) || isNoteWork(node)) return '';
    return node.children.map(read).join('');
  };
  // Line feeds stand between blocks, so words of two blocks do not become one.
  return (read(page).match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’′″-]*/gu) ?? []).length;
}

const isNoteWork = (node: Nodes) =>
  isElement(node) && ('dataFootnoteRef' in node.properties || 'dataFootnotes' in node.properties);
