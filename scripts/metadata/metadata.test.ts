import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse, parseFragment } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLACE_ROUTES, SCENE_ROUTES } from '../../app/schema/sources/place-routes.ts';
import { writeArchive } from '../content/archive.ts';
import { readContent } from '../content/read.ts';
import { REAL_CONTENT } from '../content/test-folder.ts';
import { readFiles } from '../hosting/files.ts';
import { checkSite } from '../postbuild/check-html.ts';
import { atomFeed, jsonFeed, standingAlone } from './feeds.ts';
import { cardAddress, drawCards } from './cards.ts';
import { writeMetadata } from './files.ts';
import { headElements, withHead } from './head.ts';
import { bookRoute, cardsOf, pageFacts } from './pages.ts';

type Element = DefaultTreeAdapterTypes.Element;

const content = await readContent(REAL_CONTENT);
const { url } = content.studio;
const ROUTES = [...Object.values(SCENE_ROUTES), ...content.books.map(bookRoute)];
/** The plain pages whose words stand nowhere else. */
const PLAIN_ALONE = ['/archive/', ...content.statements.map(({ slug }) => `/archive/${slug}/index.html`)];
const PRINTED = '<!DOCTYPE html><html lang="en"><head><title>x</title></head><body></body></html>';
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'metadata-'));
  await writeFile(path.join(dir, 'favicon.svg'), await readFile('public/favicon.svg'));
  for (const route of ROUTES) {
    await mkdir(path.join(dir, route), { recursive: true });
    await writeFile(path.join(dir, route, 'index.html'), PRINTED);
  }
  await writeArchive(dir, content);
  await writeMetadata(dir, content);
  await drawCards(cardsOf(content), dir);
  for (const [route, facts] of pageFacts(content)) {
    if (!route.startsWith(`${PLACE_ROUTES.shelf}/`)) continue;
    await writeFile(path.join(dir, route, 'index.html'), withHead(PRINTED, headElements(facts, content)));
  }
});
afterAll(() => rm(dir, { recursive: true }));

const read = (address: string) => readFile(path.join(dir, address), 'utf8');

function elementsOf(node: DefaultTreeAdapterTypes.Node): Element[] {
  const inside = 'childNodes' in node ? node.childNodes : [];
  return [...('tagName' in node ? [node] : []), ...inside.flatMap(elementsOf)];
}
const get = (element: Element | undefined, name: string) =>
  element?.attrs.find((attr) => attr.name === name)?.value;

async function headOf(route: string) {
  const elements = elementsOf(parse(await read(path.join(route, 'index.html'))));
  const script = elements.find(({ tagName }) => tagName === 'script')?.childNodes[0];
  return {
    links: elements
      .filter(({ tagName }) => tagName === 'link')
      .map((link) => [get(link, 'rel'), get(link, 'href')]),
    properties: Object.fromEntries(
      elements
        .filter(({ tagName }) => tagName === 'meta')
        .map((meta) => [get(meta, 'property'), get(meta, 'content')]),
    ),
    things: script && 'value' in script ? JSON.parse(script.value)['@graph'] : [],
  };
}

describe.each(ROUTES)('%s', (route) => {
  it('names its one address, and what a shared link says of it', async () => {
    const { links, properties } = await headOf(route);
    expect(links).toEqual([
      ['canonical', url + route],
      ['manifest', '/manifest.webmanifest'],
      ['alternate', '/feed.xml'],
      ['alternate', '/feed.json'],
    ]);
    const { title, description, card } = pageFacts(content).get(route)!;
    expect(properties).toMatchObject({
      'og:url': url + route,
      'og:title': title,
      'og:description': description,
      'og:image': `${url}${cardAddress(card.name)}`,
    });
  });
});

it.each(PLAIN_ALONE)(
  '%s says what a shared link to it shows: its words, and the card of the Sea',
  async (address) => {
    const { links, properties } = await headOf(address.replace(/index\.html$/, ''));
    expect(links.filter(([rel]) => rel === 'canonical')).toEqual([['canonical', url + address]]);
    expect(properties).toMatchObject({
      'og:type': 'website',
      'og:url': url + address,
      'og:title': expect.stringMatching(/\S/),
      'og:description': expect.stringMatching(/\S/),
      'og:image': `${url}${cardAddress('sea')}`,
    });
  },
);

it('a plain page whose words stand in the realm leaves it to that page', async () => {
  expect(Object.keys((await headOf('/archive/port/')).properties)).not.toContain('og:url');
});

it('the built heads pass the check of the pages, and no data block gets a hash', () => {
  const { problems, hosting } = checkSite(dir, '');
  expect(problems.filter((problem) => !problem.endsWith(' is missing'))).toEqual([]);
  expect(hosting.scripts).toEqual([]);
});

it('a name with markup in it stays text', () => {
  const facts = {
    url,
    card: { name: 'x', title: '', under: '' },
    title: '"><b>',
    description: 'x',
    about: [{ name: '</script><script>alert(1)</script>' }],
  };
  const elements = elementsOf(parseFragment(headElements(facts, content)));
  expect(elements.map(({ tagName }) => tagName).filter((name) => name === 'b')).toEqual([]);
  expect(elements.filter(({ tagName }) => tagName === 'script')).toHaveLength(1);
});

it('tells of the site, of each book, and of each Artifact with where it is sold', async () => {
  const kinds = async (route: string) =>
    (await headOf(route)).things.map((thing: Record<string, unknown>) => thing['@type']);
  expect(await kinds('/')).toEqual(['WebSite', 'Organization']);
  expect(await kinds('/port')).toEqual([]);
  for (const book of content.books) {
    const [article] = (await headOf(bookRoute(book))).things;
    expect(article).toMatchObject({ '@type': 'Article', headline: book.name, author: { name: book.author } });
    expect(article.datePublished).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
  const products = (await headOf(PLACE_ROUTES.shop)).things;
  expect(products.map(({ name }: { name: string }) => name)).toEqual(
    content.shop.products.map(({ name }) => name),
  );
  expect(products.map(({ offers }: { offers?: { url: string } }) => offers?.url ?? null)).toEqual(
    content.shop.products.map(({ link }) => link),
  );
});

describe('the cards', () => {
  it.each([...pageFacts(content).values()].map(({ card }) => cardAddress(card.name)))(
    '%s has the size services take whole, and is under 200 KB',
    async (address) => {
      const file = await readFile(path.join(dir, address));
      expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      expect(file.length).toBeLessThan(200_000);
    },
  );

  const drawn = async (cards: Parameters<typeof drawCards>[0]) => {
    await drawCards(cards, dir);
    return Promise.all(cards.map(({ name }) => readFile(path.join(dir, cardAddress(name)))));
  };

  it('bear their titles, each another, the same every time', async () => {
    const card = { name: 'a-card', title: 'A & <B>', under: 'by nobody', paper: true } as const;
    const [file, same, other, wordless] = await drawn([
      card,
      { ...card, name: 'same' },
      { ...card, name: 'other', title: 'C' },
      { ...card, name: 'wordless', title: '題', under: '' },
    ]);
    expect(file).toEqual(same);
    expect(file).not.toEqual(other);
    expect(file).not.toEqual(wordless);
  });

  it('bear a title without its emoji, and break a word that is too long', async () => {
    const card = { name: 'plain', title: 'Kettles', under: '', paper: true } as const;
    const [plain, emoji, bare, long] = await drawn([
      card,
      { ...card, name: 'emoji', title: '🫖 Kettles 👩‍🍳' },
      { ...card, name: 'bare', title: '' },
      { ...card, name: 'long', title: 'Kettles'.repeat(20) },
    ]);
    expect(emoji).toEqual(plain);
    const margin = { left: 0, top: 300, width: 100, height: 300 };
    const edge = (file: Buffer | undefined) => sharp(file).extract(margin).raw().toBuffer();
    expect(Buffer.compare(await edge(long), await edge(bare))).toBe(0);
  });

  it('lie on a plain ground where nobody has taken a photograph', async () => {
    const [file] = await drawn([{ name: 'nowhere', title: 'Nowhere', under: '' }]);
    expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630 });
  });
});

describe('the feeds', () => {
  it('have every book whole, the newest first', async () => {
    const { items } = JSON.parse(await read('/feed.json'));
    expect(items.map((item: { url: string }) => item.url)).toEqual(
      content.books.map((book) => url + bookRoute(book)),
    );
    for (const [i, book] of content.books.entries()) {
      expect(items[i].content_html).toBe(standingAlone(book.html, url + bookRoute(book)));
      expect(items[i].content_html).not.toBe('');
    }
    const days = items.map((item: { date_published: string }) => Date.parse(item.date_published));
    expect(days).not.toContain(Number.NaN);
    expect(days).toEqual(days.toSorted((a: number, b: number) => b - a));
  });

  it('say the same in Atom', async () => {
    const atom = await read('/feed.xml');
    const texts = [...atom.matchAll(/<content type="html">(.*?)<\/content>/gs)].map(([, text = '']) => text);
    const unescaped = (text: string) => {
      const [node] = parseFragment(text).childNodes;
      return node && 'value' in node ? node.value : '';
    };
    const { items } = JSON.parse(await read('/feed.json'));
    expect(texts.map(unescaped)).toEqual(items.map((item: { content_html: string }) => item.content_html));
    expect(atom.match(/<(\w+)(?: [^>]*)?(?<!\/)>/g)?.length).toBe(atom.match(/<\/\w+>/g)?.length);
    expect(atom).toContain(`<updated>${items[0].date_published}</updated>\n<icon>`);
  });

  it('know a renamed book by its first address', () => {
    const books = content.books.map((book) => ({ ...book, was: ['first', 'second'] })).slice(0, 1);
    const first = url + bookRoute({ slug: 'first' });
    const now = url + bookRoute(books[0]!);
    expect(atomFeed({ ...content, books })).toContain(`<entry>\n<id>${first}</id>`);
    expect(JSON.parse(jsonFeed({ ...content, books })).items).toMatchObject([{ id: first, url: now }]);
  });

  it('have bodies that stand alone: whole addresses, and each note once', () => {
    const html =
      '<p>A<sup class="ref"><a href="#fn-1" id="fnref-1">1</a></sup><span class="side" hidden="">Note</span>' +
      ' <a href="/port">B</a> <a href="https://c.example/">C</a> <a href="mailto:d@e.example">D</a></p>';
    expect(standingAlone(html, 'https://s.example/port/athenaeum/shelf/x')).toBe(
      '<p>A<sup class="ref"><a href="https://s.example/port/athenaeum/shelf/x#fn-1" id="fnref-1">1</a></sup>' +
        ' <a href="https://s.example/port">B</a> <a href="https://c.example/">C</a> <a href="mailto:d@e.example">D</a></p>',
    );
  });
});

it('the sitemap has each page once, and robots.txt names it', async () => {
  const map = await read('/sitemap.xml');
  expect([...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual(
    [...ROUTES, ...PLAIN_ALONE].map((route) => url + route),
  );
  expect(await read('/robots.txt')).toContain(`\nSitemap: ${url}/sitemap.xml\n`);
});

it('security.txt says where to write, and until when', async () => {
  const text = await read('/.well-known/security.txt');
  expect(text).toContain(`Contact: mailto:${content.studio.email}\n`);
  expect(new Date(/^Expires: (.*)$/m.exec(text)?.[1] ?? '').toUTCString()).not.toBe('Invalid Date');
});

describe('the icons', () => {
  it('have the sizes the manifest says', async () => {
    const { icons } = JSON.parse(await read('/manifest.webmanifest'));
    for (const { src, sizes } of icons) {
      const { width, height, format } = await sharp(path.join(dir, src)).metadata();
      expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
    }
  });

  it('favicon.ico has three pictures, each where its directory says', async () => {
    const ico = await readFile(path.join(dir, 'favicon.ico'));
    expect(ico.readUInt16LE(4)).toBe(3);
    for (const [i, width] of [16, 32, 48].entries()) {
      const at = 6 + 16 * i;
      const picture = ico.subarray(
        ico.readUInt32LE(at + 12),
        ico.readUInt32LE(at + 12) + ico.readUInt32LE(at + 8),
      );
      expect((await sharp(picture).metadata()).width).toBe(width);
    }
  });

  it('a circle of 80% cuts nothing off the maskable one', async () => {
    const { data, info } = await sharp(path.join(dir, 'icon-maskable-512.png'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const ground = data.subarray(0, 3);
    const outside: number[] = [];
    for (let y = 0; y < info.height; y += 1) {
      for (let x = 0; x < info.width; x += 1) {
        const at = (y * info.width + x) * info.channels;
        const differs = !data.subarray(at, at + 3).equals(ground);
        if (differs && Math.hypot(x - info.width / 2, y - info.height / 2) > info.width * 0.4)
          outside.push(at);
      }
    }
    expect(outside).toEqual([]);
  });
});

it('every file has a media type, also the one in a hidden folder', () => {
  const files = readFiles(dir);
  for (const address of [
    '/feed.xml',
    '/feed.json',
    '/sitemap.xml',
    '/.well-known/security.txt',
    '/favicon.ico',
  ])
    expect([...files.keys()]).toContain(address);
});
