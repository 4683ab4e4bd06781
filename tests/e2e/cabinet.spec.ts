// What needs a browser: what an open folder shows, its name and its place in view.
import { chance } from '../support/chance.ts';
import { IN_FULL } from '../support/faults.ts';
import { arrive, expect, sail, test } from '../support/navigator.ts';
import { agreements } from '../support/words.ts';

const TITLES = ['Our Approach', 'Terms of Use', 'Privacy Policy'] as const;

test.beforeEach(async ({ navigator }) => navigator());

test('says what it is, and holds three closed sections', async ({ page }) => {
  await sail(page, 'cabinet');
  await expect(page.getByRole('heading', { level: 1, name: 'The Filing Cabinet' })).toBeVisible();
  await expect(page.getByText('Legal Documents', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Our agreements and duties as user and provider are communicated here.'),
  ).toBeVisible();
  for (const title of TITLES) {
    await expect(page.getByRole('button', { name: title, exact: true })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  }
  await expect(page.getByRole('button', { name: 'Expand all', exact: true })).toBeVisible();
});

test('closed folders end above the foot, and open ones at its edge', async ({ page }) => {
  const foot = page.getByRole('contentinfo');
  const edge = () => foot.evaluate((it) => getComputedStyle(it, '::before').boxShadow);
  for (const [width, height] of [
    [768, 1024],
    [600, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await sail(page, 'cabinet');
    const last = page.getByRole('button', { name: TITLES[2], exact: true });
    const { y, height: high } = (await last.boundingBox())!;
    expect(y + high, `${width}x${height}`).toBeLessThanOrEqual((await foot.boundingBox())!.y);
    expect(await edge()).toBe('none');
  }
  await page.getByRole('button', { name: 'Expand all', exact: true }).click();
  await expect.poll(edge).not.toBe('none');
});

test('in an upright window the page ends a little below its last folder', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await sail(page, 'cabinet');
  await page.getByRole('button', { name: 'Expand all', exact: true }).click();
  const left = () =>
    page.evaluate(() => {
      const [root, file] = [document.documentElement, document.querySelector('h1')!.closest('header, div')!];
      return root.scrollHeight - (file.parentElement!.getBoundingClientRect().bottom + scrollY);
    });
  await expect.poll(left).toBeLessThan(200);
});

test('each section opens and closes by itself, and shows its date and text', async ({ page }) => {
  await sail(page, 'cabinet');
  const dates = agreements.map(({ lastUpdated }) => lastUpdated);
  for (const [i, title] of TITLES.entries()) {
    const button = page.getByRole('button', { name: title, exact: true });
    const sheet = page.getByRole('region', { name: title });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(sheet).toBeVisible();
    await expect(button).toHaveAccessibleDescription(`Last updated ${dates[i]}`);
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(sheet).toBeHidden();
  }
});

test('the arrow of every section flips, Our Approach too', async ({ page }) => {
  await sail(page, 'cabinet');
  for (const title of TITLES) {
    const arrow = page.getByRole('button', { name: title, exact: true }).locator('svg');
    const turned = () => arrow.evaluate((it) => getComputedStyle(it).transform + getComputedStyle(it).rotate);
    const closed = await turned();
    await page.getByRole('button', { name: title, exact: true }).click();
    await expect.poll(turned).not.toBe(closed);
  }
});

test('one button expands all and closes all', async ({ page }) => {
  await sail(page, 'cabinet');
  await page.getByRole('button', { name: 'Expand all', exact: true }).click();
  for (const title of TITLES) await expect(page.getByRole('region', { name: title })).toBeVisible();
  await page.getByRole('button', { name: 'Close all', exact: true }).click();
  for (const title of TITLES) await expect(page.getByRole('region', { name: title })).toBeHidden();
});

test('the drawer of an open folder comes toward us, out of the point that the picture runs to', async ({
  page,
}) => {
  // Neither the pointer nor time moves anything.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await sail(page, 'cabinet');
  const fronts = await Promise.all(
    ['first', 'second', 'third'].map(async (name) => {
      const front = page.locator(`[data-plate='${name}-drawer']`);
      const closed = (await front.boundingBox())!;
      return { front, closed };
    }),
  );
  await page.getByRole('button', { name: 'Expand all', exact: true }).click();
  for (const { front, closed } of fronts) {
    const grown = async () => ((await front.boundingBox())?.width ?? 0) / closed.width;
    await expect.poll(grown).toBeGreaterThan(1.1);
    const open = (await front.boundingBox())!;
    const scale = open.width / closed.width;
    const [x, y] = [(open.x - scale * closed.x) / (1 - scale), (open.y - scale * closed.y) / (1 - scale)];
    const [farX, farY] = await page.locator(`[data-picture='cabinet']`).evaluate((it) => {
      const { left, top, width, height } = it.getBoundingClientRect();
      return [left + (1010 / 1920) * width, top + (455 / 1080) * height];
    });
    expect(Math.hypot(x - farX, y - farY)).toBeLessThan(3);
  }
});

test('F62: whatever is toggled, it reads Close all exactly when all three are open', async ({ page }) => {
  await sail(page, 'cabinet');
  const press = (name: string) =>
    page.getByRole('button', { name, exact: true }).evaluate((button: HTMLElement) => button.click());
  const open = [false, false, false];
  const draw = chance(23);
  for (let i = 0; i < (IN_FULL ? 200 : 40); i += 1) {
    // One of the three sections, or the one button for all.
    const which = Math.floor(draw() * 4);
    const all = open.every(Boolean);
    await press(TITLES[which] ?? (all ? 'Close all' : 'Expand all'));
    if (which < 3) open[which] = !open[which];
    else open.fill(!all);
    const word = open.every(Boolean) ? 'Close all' : 'Expand all';
    await expect(page.getByRole('button', { name: word, exact: true })).toHaveCount(1);
  }
});

test('an address that points into a section opens it', async ({ page }) => {
  await arrive(page, `/port/athenaeum/cabinet#${agreements[2].slug}`);
  await expect(page.getByRole('region', { name: 'Privacy Policy' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Privacy Policy', exact: true })).toBeInViewport();
});

test('the agreements say what is sold, kept and where to write', async ({ page }) => {
  await sail(page, 'cabinet');
  await page.getByRole('button', { name: 'Expand all', exact: true }).click();
  const terms = page.getByRole('region', { name: 'Terms of Use' });
  await expect(terms).toContainText(/all sales are final/i);
  const privacy = page.getByRole('region', { name: 'Privacy Policy' });
  for (const key of ['READING_SPEED', 'ANIMATION_STATES', 'ZOOM_CONFIG_INDEX']) {
    await expect(privacy).toContainText(key);
  }
  await expect(privacy).toContainText(/cookies/i);
  const link = privacy.getByRole('link', { name: /@/ }).first();
  await expect(link).toHaveAttribute('href', `mailto:${await link.innerText()}`);
});
