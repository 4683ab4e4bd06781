// What needs a browser: the list of books as it is read.
import { expect, sail, test } from '../support/navigator.ts';
import { books } from '../support/words.ts';

test('lists the books, newest first, each with its date and description', async ({ page, navigator }) => {
  await navigator();
  await sail(page, 'shelf');
  await expect(page.getByRole('heading', { level: 1, name: "The Seer's Shelf" })).toBeVisible();
  const entries = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(entries).toHaveCount(books.length);
  const days = books.map(({ publishDate }) => Date.parse(publishDate));
  expect(days).toEqual(days.toSorted((a, b) => b - a));
  for (const [i, { slug, name, publishDate, description }] of books.entries()) {
    const entry = entries.nth(i);
    await expect(entry.getByRole('link', { name })).toHaveAttribute('href', `/port/athenaeum/shelf/${slug}`);
    await expect(entry.getByText(publishDate)).toBeVisible();
    await expect(entry.getByText(description)).toBeVisible();
  }
});
