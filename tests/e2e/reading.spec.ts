import { expect, sail, test } from '../support/navigator.ts';
import { books, shelfWords } from '../support/words.ts';
import { DEFAULT_DELAY_MS } from '../../app/engine/reading-speed.ts';
import { minutesToRead } from '../../app/engine/reading-time.ts';
import { fill } from '../../app/schema/fill.ts';

/** What helps those who read: how long a book takes, its notes, a way to point at a passage. */

const [BIRTHDAY, , MINDFULNESS] = books;

/** What the shelf says of a book for a navigator with this delay. */
function told(words: number, delayMs: number): string {
  const minutes = minutesToRead(words, delayMs);
  return minutes === 1 ? shelfWords.minute : fill(shelfWords.minutes, { minutes });
}

test.describe('the shelf says how long a book takes', () => {
  test('at the pace of whoever looks', async ({ page, navigator }) => {
    await navigator({ delayMs: 80 });
    await sail(page, 'shelf');
    expect(told(MINDFULNESS.words, 80)).not.toBe(told(MINDFULNESS.words, DEFAULT_DELAY_MS));
    for (const { name, words } of [BIRTHDAY, MINDFULNESS]) {
      const entry = page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });
      await expect(entry.getByText(told(words, 80), { exact: true })).toBeVisible();
    }
  });

  test.describe(() => {
    test.use({ javaScriptEnabled: false });
    test('and, printed, at the speed the realm begins with', async ({ page }) => {
      await page.goto('/port/athenaeum/shelf');
      await expect(page.getByText(told(MINDFULNESS.words, DEFAULT_DELAY_MS), { exact: true })).toBeVisible();
    });
  });
});
