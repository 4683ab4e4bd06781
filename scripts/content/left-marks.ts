/** Marks that a writer has typed and Markdown does not take for what was meant. Visitors read the marks, or code. */
import type { Nodes } from 'mdast';
import { reader } from './markdown.ts';
import { textOf, walkMarkdown } from './tree.ts';

interface LeftMark {
  /** From 1, by the line of the text. */
  readonly line: number;
  readonly message: string;
}

const SEEN = 'so visitors read the marks.';

/** What is left in words, as it was typed. A star between two spaces is a star. */
const LEFT: readonly (readonly [RegExp, string])[] = [
  [/^#{1,6}[^\s#]/, `There is no space after the #, ${SEEN} Write it as in ## Three kettles.`],
  [/^\|.*\|\s*$/, `A table needs a line such as |---|---| below its first one, ${SEEN} Add it.`],
  [/(?<!\\)\][([]|(?<!\\)\] +\((?=[/#]|$)/, `A link is not whole, ${SEEN} Write it as in [the words](https://address.example/).`],
  [/(?<=[^\s\\])\*|(?<!\\)\*(?=\S)/, `A * has no partner in its paragraph, ${SEEN} Write *stressed*, or \\* for a star alone.`],
];

/** The marks of a text that nobody meant to be read. */
export function leftMarks(source: string): LeftMark[] {
  return [...walkMarkdown(reader.parse(source))].flatMap(({ node }) => ofNode(node, source));
}

function ofNode(node: Nodes, source: string): LeftMark[] {
  const line = node.position?.start.line ?? 1;
  const typed = source.slice(node.position?.start.offset, node.position?.end.offset);
  if (node.type === 'heading' && !typed.startsWith('#')) {
    const message = `"${textOf(node)}" becomes a heading, because a line of marks stands right below it. Put an empty line between the two, or begin it with ##.`;
    return [{ line, message }];
  }
  if (node.type === 'code') return ofCode(typed, line);
  if (node.type !== 'text') return [];
  return LEFT.flatMap(([mark, message]) => {
    const at = typed.search(new RegExp(mark, 'm'));
    return at < 0 ? [] : [{ line: line + typed.slice(0, at).split('\n').length - 1, message }];
  });
}

function ofCode(typed: string, line: number): LeftMark[] {
  const [fence] = /^(?:`{3,}|~{3,})/.exec(typed) ?? [];
  if (fence === undefined) return [{ line, message: 'A line that begins with four spaces or a tab is shown as code. Take them out.' }];
  if (typed.trimEnd().endsWith(`\n${fence}`)) return [];
  return [{ line, message: `The ${fence} is never closed, so all that follows is shown as code. Write ${fence} on a line below the code.` }];
}
