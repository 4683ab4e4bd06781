// What needs a browser: scripts that come late: nothing jumps when they come. What pictures do is in faults-slow.spec.ts.
import { hold, SCRIPTS } from '../support/faults.ts';
import { holdTime, pass } from '../support/held-clock.ts';
import { SEEN, alive, expect, test } from '../support/navigator.ts';
import { watchShifts } from '../support/shifts.ts';
import { replayButton } from '../support/voyage.ts';

for (const [when, memory] of [
  ['a first visit', {}],
  ['a later visit', SEEN],
] as const) {
  for (const path of ['/', '/port', '/port/athenaeum']) {
    test(`F07: ${path}, on ${when}: nothing jumps when the scripts come after 8 s, and nothing is told again`, async ({
      page,
      navigator,
    }) => {
      const shifts = await watchShifts(page);
      await holdTime(page);
      await navigator(memory);
      const release = await hold(page, SCRIPTS);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('[data-line]').last()).toBeAttached();
      await page.waitForFunction(() => document.readyState !== 'loading');
      // A line may break at another word in its own letters: what late fonts do is F13.
      await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
      await page.clock.runFor(8000);
      // On a later visit the page shows what follows the introduction.
      const read =
        when === 'a later visit'
          ? page.locator('main').getByRole('link').first()
          : page.locator('[data-line]').last();
      await expect(read).toBeVisible();
      const picture = page.locator('main [data-picture]:visible').first();
      const where = await picture.boundingBox();
      release();
      await alive(page);
      await pass(page, 500);
      expect(await picture.boundingBox()).toEqual(where);
      await expect(read).toBeVisible();
      await expect(replayButton(page)).toBeVisible();
      expect(await shifts()).toEqual([]);
    });
  }
}
