import type { Element, Nodes as HtmlNode, Properties } from 'hast';
import type { Nodes as MarkdownNode } from 'mdast';

interface Visit<Node> {
  readonly node: Node;
  /** Its ancestors, the nearest last. */
  readonly parents: readonly Node[];
}

/** Every node of an HTML tree, in reading order. */
export const walkHtml = (root: HtmlNode): Iterable<Visit<HtmlNode>> => walk(root, []);

/** Every node of a Markdown tree, in reading order. */
export const walkMarkdown = (root: MarkdownNode): Iterable<Visit<MarkdownNode>> => walk(root, []);

function* walk<Node extends { children?: Node[] } | object>(node: Node, parents: readonly Node[]): Generator<Visit<Node>> {
  yield { node, parents };
  if (!('children' in node) || !node.children) return;
  const inside = [...parents, node];
  // Nodes added or removed during the walk are not visited.
  for (const child of node.children.slice()) yield* walk(child, inside);
}

/** All elements of an HTML tree, in reading order. */
export const elements = (root: HtmlNode): Element[] =>
  [...walkHtml(root)].flatMap(({ node }) => (node.type === 'element' ? [node] : []));

export const element = (tagName: string, properties: Properties, children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** Whether a node is an element, and one of these names if any are given. */
export const isElement = <const Name extends string>(
  node: HtmlNode | undefined,
  ...tagNames: readonly Name[]
): node is Element & { tagName: Name } =>
  node?.type === 'element' && (tagNames.length === 0 || tagNames.some((name) => name === node.tagName));

/** The text of a tree, of Markdown or HTML, as a reader sees it. */
export const textOf = (root: MarkdownNode | HtmlNode): string =>
  [...walk<MarkdownNode | HtmlNode>(root, [])].map(({ node }) => ('value' in node ? node.value : '')).join('');
