// What needs a browser: the tree that the browser makes for assistive software.
import { withoutChance } from '../support/chance.ts';
import { said404 } from '../support/guard.ts';
import { SEEN, alive, expect, sail, test, tolerating } from '../support/navigator.ts';
import { NOWHERE } from '../support/voyage.ts';
import { Tree } from '../support/tree.ts';
import { OTHER_ROUTES } from '../../app/schema/sources/place-routes.ts';
import * as words from '../support/words.ts';
import { fill } from '../../app/schema/fill.ts';
import { bodyOf } from '../../app/schema/words.server.ts';
import {
  BIRTHDAY,
  athenaeum,
  bookWords,
  books,
  controls,
  map,
  mapButtonName,
  mapHeading,
  mapWords,
  port,
  shop,
} from '../support/words.ts';

test.use(tolerating(said404(NOWHERE)));

/** Running text, which a writer may change. */
const TEXT =
  /^ *- (text|paragraph|blockquote|emphasis|strong|time|listitem|superscript|code|cell|row|term|definition|\/url)\b/;

/** What the studio may add, or take away. These lines are not compared: each thing is looked for by itself. */
const ARTIFACTS = shop.products.map(({ name, link, alt }) => (link ? `link "${name}. ` : `img "${alt}"`));
const BOOKS = books.map(({ name }) => name);
const SCENES = [
  ...map.places.map(({ name }) => name),
  ...Object.keys(OTHER_ROUTES).map(
    (id) => (words as unknown as Record<string, { title: string }>)[id]!.title,
  ),
].map((name) => `link "${name}"`);
const THINGS = [
  ...ARTIFACTS,
  ...SCENES,
  ...shop.products.flatMap(({ name, alt }) => [`img "${alt}"`, fill(bookWords.about, { artifact: name })]),
  ...BOOKS,
  ...[...bodyOf(BIRTHDAY.slug).matchAll(/<h\d[^>]*>([^<]*)</g)].map(([, heading = '']) => heading),
];
/** The studio's facts, by which no page is another one. */
const withoutFacts = (tree: string) =>
  tree.replaceAll(words.site.name, '{studio}').replaceAll(/[^\s"]+@[^\s"]+/g, '{email}');
const isThing = (line: string) => THINGS.some((thing) => line.includes(thing));

test('each page has its landmarks, headings, links and controls, in their order', async ({
  page,
  navigator,
}) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await withoutChance(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await navigator(SEEN);
  const pages = {
    sea: '/',
    port: '/port',
    shop: '/port/shop',
    athenaeum: '/port/athenaeum',
    cabinet: '/port/athenaeum/cabinet',
    shelf: '/port/athenaeum/shelf',
    book: `/port/athenaeum/shelf/${BIRTHDAY.slug}`,
    lost: NOWHERE,
    'plain-text': '/archive/',
    'plain-port': '/archive/port/index.html',
  };
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(path);
    if (!name.startsWith('plain')) await alive(page);
    if (name === 'lost') await expect(page.getByRole('button', { name: controls.star })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const tree = await page.locator('body').ariaSnapshot();
    const all = withoutFacts(tree)
      .split('\n')
      .filter((line) => !TEXT.test(line));
    // Each row of Artifacts is a list of its own.
    const lines = all
      .filter((line) => !isThing(line))
      .filter((line, i, { [i - 1]: before }) => line !== before || !line.endsWith('- list:'));
    const things =
      { shop: ARTIFACTS, shelf: BOOKS, 'plain-text': [...BOOKS, ...SCENES], book: [BIRTHDAY.name] }[name] ??
      [];
    for (const thing of things) expect(all, name).toContainEqual(expect.stringContaining(thing));
    expect(`${lines.join('\n')}\n`).toMatchSnapshot(`${name}.txt`);
  }
});

test('behind the open map nothing is told', async ({ page, navigator }) => {
  await navigator(SEEN);
  await sail(page, 'port');
  const tree = await Tree.of(page);
  await tree.await('heading', port.heading);
  await tree.act('button', mapButtonName);
  const dialog = await tree.await('dialog', mapHeading);
  expect(dialog.states['modal']).toBe(true);
  expect(await tree.find('heading', port.heading)).toBeUndefined();
  await tree.await('StaticText', mapWords.you_are_here);
  await tree.act('link', new RegExp(`^${words.PLACE.athenaeum}`));
  await tree.await('heading', athenaeum.title);
});
