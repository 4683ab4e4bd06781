/** The plain page of a scene as Markdown, made from the same elements. Of books and agreements there is what was typed. */
import { parseFragment } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { escape, markdownAddress } from './plain-page.ts';
import type { FrameWords, PlainPage } from './plain-page.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** What the page shows above its foot. Its links lead from one Markdown edition to the next, as whole addresses. */
export function markdownOf({ title, below = [], body }: PlainPage, { ui, studio }: FrameWords): string {
  const shown = [...below, ...body].join('\n').replaceAll(`</a> ${escape(ui.site.new_tab)}`, '</a>');
  return `${[`# ${typed(title)}`, ...blocks(parseFragment(shown).childNodes, studio.url)].join('\n\n')}\n`;
}

function blocks(nodes: readonly Node[], site: string): string[] {
  return nodes.filter(isElement).flatMap((it) => {
    switch (it.tagName) {
      case 'nav':
      case 'section':
        return blocks(it.childNodes, site);
      case 'h2':
      case 'h3':
        return `${'#'.repeat(Number(it.tagName.at(-1)))} ${inline(it.childNodes, site)}`;
      case 'p':
      case 'figcaption':
        return paragraph(it.childNodes, site);
      case 'figure':
        return indented(blocks(it.childNodes, site).join('\n\n'), '> ', '> ');
      case 'ul':
        return list(it, '- ', site);
      case 'ol':
        return list(it, '1. ', site);
      default:
        throw new Error(`A plain page has <${it.tagName}>, and nothing says how Markdown has it.`);
    }
  });
}

/** A list, whose entries may end with another one. */
function list({ childNodes }: Element, mark: string, site: string): string {
  const entries = childNodes.filter(isElement).map(({ childNodes: inside }) => {
    const within = inside.filter((it) => isElement(it) && it.tagName === 'ul');
    const own = paragraph(inside.filter((it) => !within.includes(it)), site);
    return indented([own, ...blocks(within, site)].join('\n'), mark, ' '.repeat(mark.length));
  });
  return entries.join('\n');
}

/** Text that begins a line: not like a list, a heading or a quotation. */
const paragraph = (nodes: readonly Node[], site: string) =>
  inline(nodes, site).replace(/^([-+=>#])/, String.raw`\$1`).replace(/^(\d+)([.)])/, String.raw`$1\$2`);

function inline(nodes: readonly Node[], site: string): string {
  const parts = nodes.map((it) => {
    if ('value' in it) return typed(it.value);
    if (!isElement(it)) return '';
    const words = inline(it.childNodes, site);
    if (it.tagName === 'em') return `*${words}*`;
    const href = it.attrs.find(({ name }) => name === 'href')?.value;
    // There are no places within a Markdown page to go to.
    if (href === undefined || href.startsWith('#')) return words;
    return `[${words}](${href.startsWith('/') ? site + markdownAddress(href) : href})`;
  });
  // Only a link begins with a bracket here, and with a ! before it would be a picture.
  return parts.join('').replaceAll('![', String.raw`\![`).trim();
}

/** A text in which Markdown finds no marks. */
export const typed = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_~[\]<&]/g, String.raw`\$&`);

const indented = (text: string, first: string, next: string) => first + text.replaceAll('\n', `\n${next}`).replaceAll(/ +$/gm, '');

const isElement = (node: Node): node is Element => 'tagName' in node;
