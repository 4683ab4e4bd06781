// What needs a browser: the tree that the browser makes for assistive software.
import { withoutChance } from '../support/chance.ts';
import { said404 } from '../support/guard.ts';
import { SEEN, alive, arrive, expect, test, tolerating } from '../support/navigator.ts';
import { Tree } from '../support/tree.ts';
import { NOWHERE } from '../support/voyage.ts';
import {
  athenaeum,
  books,
  controls,
  mapButtonName,
  mapHeading,
  mapWords,
  manualWords,
  plain,
  port,
  sea,
  shop,
} from '../support/words.ts';

test.use(tolerating(said404(NOWHERE)));

/** Running text, which a writer may change. */
const TEXT =
  /^ *- (text|paragraph|emphasis|strong|time|listitem|superscript|code|cell|row|term|definition|\/url)\b/;

test('each page has its landmarks, headings, links and controls, in their order', async ({
  page,
  navigator,
}) => {
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
    book: `/port/athenaeum/shelf/${books[0].slug}`,
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
    const lines = tree.split('\n').filter((line) => !TEXT.test(line));
    expect(`${lines.join('\n')}\n`).toMatchSnapshot(`${name}.txt`);
  }
});

test('the whole story by roles and names alone', async ({ page, navigator }) => {
  test.slow();
  await navigator();
  await arrive(page, '/');
  const tree = await Tree.of(page);
  const heading = (name: string) => tree.await('heading', name);

  await tree.act('button', sea.wake);
  await tree.await('region', 'Introduction');
  // A line is one piece of text, complete from the start.
  await tree.await('StaticText', sea.preamble[0]);
  await tree.act('button', /^Skip/);
  await heading(sea.title);
  await tree.act('link', sea.choices[0].text);

  await tree.await('StaticText', port.preamble[0]);
  await tree.act('button', /^Skip/);
  await heading(port.heading);
  await tree.act('link', port.choices[0].text);

  await heading(shop.title);
  const greetings = shop.greetings.map(({ text }) => plain(text).slice(0, 20));
  await expect
    .poll(async () =>
      (await tree.all()).some(({ name }) => greetings.some((words) => name.startsWith(words))),
    )
    .toBe(true);
  await tree.await('link', new RegExp(`^${shop.products[0].name}`));

  await tree.act('button', mapButtonName);
  const map = await tree.await('dialog', mapHeading);
  expect(map.states['modal']).toBe(true);
  expect(await tree.find('heading', shop.title), 'what lies behind the map is not told').toBeUndefined();
  await tree.await('StaticText', mapWords.you_are_here);
  await tree.act('link', /^The Athenaeum/);

  await tree.act('button', /^Skip/);
  await tree.act('button', athenaeum.button);
  await heading(athenaeum.title);
  await tree.act('button', athenaeum.choices[0].text);
  await tree.await('dialog', manualWords.region);
  await tree.act('button', manualWords.next);
  await tree.await('StaticText', athenaeum.manual.refusals[0]);
  await tree.act('button', manualWords.close);

  await tree.act('link', athenaeum.choices[1].text);
  await heading("The Seer's Shelf");
  await tree.act('link', books[0].name);
  await heading(books[0].name);
  await tree.act('link', /^Put the book back/);
  await heading("The Seer's Shelf");
  await tree.act('link', 'Back to the reading room');

  await tree.act('link', athenaeum.choices[2].text);
  await heading('The Filing Cabinet');
  const closed = await tree.await('button', 'Privacy Policy');
  expect(closed.states['expanded']).toBe(false);
  await tree.act('button', 'Privacy Policy');
  await expect.poll(async () => (await tree.find('button', 'Privacy Policy'))?.states['expanded']).toBe(true);
});
