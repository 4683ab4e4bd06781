/**
 * Reads every built page as a browser does, and refuses everything the site's policy does not expect. It runs before the
 * policy gets its hashes: otherwise a script from an essay would be allowed like the site's own.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { html, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { ARCHIVE_FOLDER, pageAddress, readAddress, type Hosting } from '../hosting/pages.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** The scripts that React Router prints into each page, in order. Each pattern matches the whole script. */
const ROUTER_SCRIPTS: readonly Kind[] = [
  {
    name: "the router's context",
    parent: 'body',
    matches: json(
      /^window\.__reactRouterContext = (\{.*\});window\.__reactRouterContext\.stream = new ReadableStream\(\{start\(controller\)\{window\.__reactRouterContext\.streamController = controller;\}\}\)\.pipeThrough\(new TextEncoderStream\(\)\);$/,
    ),
  },
  {
    name: 'the module bootstrap',
    parent: 'body',
    attributes: { type: 'module', async: '' },
    matches: (text) =>
      /^(import (\* as route\d+ from )?"\/assets\/[\w.-]+";\s*)+window\.__reactRouterRouteModules = \{("[^"]+":route\d+,?)*\};\s*import\{start\}from"\/assets\/[\w.-]+";start\(\);$/.test(
        text,
      ),
  },
  {
    name: "the stream's data",
    parent: 'body',
    matches: json(/^window\.__reactRouterContext\.streamController\.enqueue\((".*")\);$/),
  },
  {
    name: "the stream's end",
    parent: 'body',
    matches: (text) => text === 'window.__reactRouterContext.streamController.close();',
  },
];

interface Kind {
  readonly name: string;
  readonly parent: 'head' | 'body';
  readonly attributes?: Readonly<Record<string, string>>;
  readonly matches: (text: string) => boolean;
}

/** What search engines are told. A browser does not run a script of this type, so it needs no hash. */
const DATA_BLOCK: Kind = {
  name: 'a data block',
  parent: 'head',
  attributes: { type: 'application/ld+json' },
  matches: json(/^(\{"@context":"https:\/\/schema\.org",.*\})$/),
};

const FORBIDDEN_ELEMENTS = new Set([
  'style',
  'base',
  'form',
  'iframe',
  'frame',
  'frameset',
  'object',
  'embed',
  'applet',
  'portal',
]);

/** The attributes that contain one address. With the last four, SVG animations change other attributes. */
const ADDRESS_ATTRIBUTES = new Set(
  [
    'href',
    'xlink:href',
    'src',
    'data',
    'poster',
    'background',
    'action',
    'formaction',
    'ping',
    'manifest',
    'cite',
  ].concat(['to', 'from', 'by', 'values']),
);
const ADDRESS_LIST_ATTRIBUTES = new Set(['srcset', 'imagesrcset']);

/** The `rel` values of links that load nothing. */
const METADATA_LINKS = new Set(['canonical', 'alternate', 'author', 'license', 'help', 'me', 'next', 'prev']);

/** The allowed schemes of links. All others are refused, above all `javascript:`. */
const LINK_SCHEMES = new Set(['http:', 'https:', 'mailto:']);

/** Takes the place of the site's origin when addresses are resolved. */
const ORIGIN = 'https://site.invalid';

interface Findings {
  /** The problems, each with its file. */
  readonly problems: readonly string[];
  readonly hosting: Hosting;
}

/** What is found on one page. */
export interface PageFindings {
  readonly file: string;
  readonly problems: readonly string[];
  /** The site's own addresses that the page uses. */
  readonly ownAddresses: readonly string[];
  /** The hashes of its scripts. */
  readonly scripts: readonly string[];
}

/** The pages in a folder, as `/port/index.html`. */
export const pagesIn = (dir: string): readonly string[] =>
  globSync('**/*.html', { cwd: dir }).map((name) => `/${name.split(path.sep).join('/')}`);

/** Checks the page of a file. */
export function findingsOf(file: string, source: string, headScript: string): PageFindings {
  const isPlain = file.startsWith(ARCHIVE_FOLDER);
  const page = checkPage(source, isPlain ? undefined : headScript);
  return { ...page, file, scripts: page.scripts.map(hashOf) };
}

/** What is found on all pages of the site in a folder. An address that many pages use is looked for once. */
export function checkTogether(dir: string, pages: readonly PageFindings[]): Findings {
  const sorted = pages.toSorted((a, b) => (a.file < b.file ? -1 : 1));
  const served = new Map<string, boolean>();
  const leadsNowhere = (address: string) => {
    if (!served.has(address)) served.set(address, isServed(dir, address));
    return !served.get(address);
  };
  const problems = sorted.flatMap(({ file, ...page }) => [
    ...page.problems.map((problem) => `${file}: ${problem}`),
    ...page.ownAddresses.filter(leadsNowhere).map((address) => `${file}: ${address} leads nowhere`),
  ]);
  const scripts = [...new Set(sorted.flatMap((page) => page.scripts))].toSorted();
  return { problems, hosting: { pages: sorted.map(({ file }) => file), scripts } };
}

/** Checks every page in the folder. */
export function checkSite(dir: string, headScript: string): Findings {
  const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
  return checkTogether(
    dir,
    pagesIn(dir).map((file) => findingsOf(file, read(file), headScript)),
  );
}

/**
 * Checks one page. A scene has exactly the given head script and what React Router prints; a plain page, for which none is
 * given, has no script at all. Data blocks run nothing and do not count. Returns the texts of the scripts, and the site's
 * own addresses that the page uses.
 */
export function checkPage(source: string, headScript?: string) {
  const problems = new Set<string>();
  const ownAddresses = new Set<string>();

  // Parsed twice, because the content of <noscript> is markup only for a browser without scripts.
  const elements = [...elementsOf(parse(source))];
  const elementsWithoutScript = /<noscript/i.test(source)
    ? [...elementsOf(parse(source, { scriptingEnabled: false }))]
    : elements;
  for (const element of new Set([...elements, ...elementsWithoutScript])) {
    for (const problem of problemsOf(element, ownAddresses)) problems.add(problem);
  }
  const found = elements.filter(isScript);
  const scripts = found.filter((script) => !isOfKind(script, DATA_BLOCK));
  if (elementsWithoutScript.filter(isScript).length !== found.length) {
    problems.add('a script inside <noscript>');
  }

  const expected = headScript === undefined ? [] : [headKind(headScript), ...ROUTER_SCRIPTS];
  for (const [place, script] of scripts.entries()) {
    const wanted = expected[place];
    if (wanted === undefined || !isOfKind(script, wanted)) {
      problems.add(
        `an unexpected script${wanted ? ` in the place of ${wanted.name}` : ''}: ${excerpt(textOf(script))}`,
      );
    }
  }
  for (const missing of expected.slice(scripts.length)) problems.add(`${missing.name} is missing`);

  return { problems: [...problems], ownAddresses: [...ownAddresses], scripts: scripts.map(textOf) };
}

function* problemsOf(element: Element, ownAddresses: Set<string>): Generator<string> {
  const { tagName, attrs } = element;
  const said = (name: string, value: string) => `<${tagName} ${name}="${excerpt(value)}">`;
  if (FORBIDDEN_ELEMENTS.has(tagName)) yield `a <${tagName}> element`;

  const fetches =
    tagName === 'link'
      ? !(attribute(element, 'rel') ?? '').split(/\s+/).every((word) => METADATA_LINKS.has(word))
      : !['a', 'area', 'blockquote', 'q', 'del', 'ins'].includes(tagName);

  for (const { name: local, prefix, value } of attrs) {
    const name = (prefix ? `${prefix}:${local}` : local).toLowerCase();
    if (name.startsWith('on')) yield `an inline handler: ${said(name, value)}`;
    if (name.startsWith('vt-') && tagName === 'meta') yield `a mark of a transition: ${said(name, value)}`;
    if (name === 'style') yield `a style attribute: ${said(name, value)}`;
    if (name === 'srcdoc' || name === 'http-equiv') yield `a ${name} attribute: ${said(name, value)}`;

    const addresses = ADDRESS_LIST_ATTRIBUTES.has(name)
      ? value.split(/,\s+|,$/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
      : ADDRESS_ATTRIBUTES.has(name)
        ? [value]
        : [];
    for (const address of addresses) {
      const url = URL.parse(address, ORIGIN);
      if (url === null) yield `an address that cannot be read: ${said(name, value)}`;
      else if (url.origin === ORIGIN) {
        if (address.startsWith('/')) ownAddresses.add(url.pathname);
      } else if (fetches) yield `something from another origin: ${said(name, value)}`;
      else if (!LINK_SCHEMES.has(url.protocol)) yield `a ${url.protocol} address: ${said(name, value)}`;
    }
  }
}

function* elementsOf(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* elementsOf(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child);
}

function headKind(headScript: string): Kind {
  return { name: 'the head script', parent: 'head', matches: (text) => text === headScript };
}

function isScript(element: Element): boolean {
  return element.tagName === 'script';
}

function isOfKind(script: Element, kind: Kind): boolean {
  const wanted = Object.entries(kind.attributes ?? {});
  return (
    script.namespaceURI === html.NS.HTML &&
    isChildOf(script, kind.parent) &&
    script.attrs.length === wanted.length &&
    wanted.every(([name, value]) => attribute(script, name) === value) &&
    kind.matches(textOf(script))
  );
}

function isChildOf(element: Element, tagName: string): boolean {
  const parent = element.parentNode;
  return parent !== null && 'tagName' in parent && parent.tagName === tagName;
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

function textOf(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

/** Whether the whole text matches the pattern, and its group is JSON, which is data and runs nothing. */
function json(pattern: RegExp) {
  return (text: string): boolean => {
    const data = pattern.exec(text)?.[1];
    if (data === undefined) return false;
    try {
      JSON.parse(data);
      return true;
    } catch {
      return false;
    }
  };
}

/** Whether one of the site's own addresses is a page or a file of the build. */
function isServed(dir: string, address: string): boolean {
  const place = path.join(dir, readAddress(address));
  if (existsSync(path.join(place, 'index.html'))) return true;
  const sendsElsewhere = pageAddress(address) !== undefined && !address.startsWith(ARCHIVE_FOLDER);
  return !sendsElsewhere && existsSync(place) && statSync(place).isFile();
}

function hashOf(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

const EXCERPT_CHARS = 80;

function excerpt(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > EXCERPT_CHARS ? `${line.slice(0, EXCERPT_CHARS)}...` : line;
}
