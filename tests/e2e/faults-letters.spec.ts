// What needs a browser: lines in other scripts, and lines that are heard.
import { graphemes } from '../../app/engine/typing.ts';
import { holdTime, pass, passUntil } from '../support/held-clock.ts';
import { expect, sail, test, type Page } from '../support/navigator.ts';
import { port } from '../support/words.ts';

/** Replaces the Port's first lines, on the page and in its code. */
async function tellInstead(page: Page, lines: readonly string[], dir: 'ltr' | 'rtl'): Promise<void> {
  const replace = (text: string) =>
    lines.reduce((told, line, i) => told.replaceAll(port.preamble[i]!, () => line), text);
  await page.route(/\/assets\/.*\.js$|\/port$/, async (route) => {
    const answer = await route.fetch();
    const text = replace(await answer.text());
    await route.fulfill({
      response: answer,
      body: text.replace('<html lang="en"', `<html lang="en" dir="${dir}"`),
    });
  });
}

test.describe('F76: other scripts', () => {
  for (const [dir, lines] of [
    ['rtl', ['تصل القارب إلى الميناء قبل الغروب بقليل.', 'הסירה מגיעה לנמל מעט לפני השקיעה.']],
    [
      'ltr',
      [
        'नाव सूर्यास्त से ठीक पहले बंदरगाह पहुँचती है।',
        'e\u0301a\u0308 👩‍👩‍👧‍👦🏴‍☠️👍🏽 n\u0303o\u0302 क्षि',
        'lauschen'.repeat(20),
      ],
    ],
  ] as const) {
    test(`F76: ${dir}: letters are revealed whole, in the direction of reading`, async ({
      page,
      navigator,
    }) => {
      await tellInstead(page, lines, dir);
      await holdTime(page);
      await navigator({ delayMs: 60 });
      await sail(page, 'port');
      await page.evaluate(() => document.fonts.ready);
      for (const [i, text] of lines.entries()) {
        const line = page.locator(`[data-line="${i + 1}"]`);
        await passUntil(page, async () => (await line.getAttribute('data-state')) === 'typing', {
          within: 9000,
        });
        await expect(line).toHaveText(text);
        expect(await line.evaluate((it) => it.scrollWidth - it.clientWidth), 'no word stands out').toBe(0);
        const letters = graphemes(text);
        // The number of letters revealed, in reading order; -1 when one is cut through.
        const revealed = () =>
          line.evaluate(
            (element, { parts, rightToLeft }) => {
              const { left } = element.getBoundingClientRect();
              const corners = /^polygon\((.*)\)$/.exec(getComputedStyle(element).clipPath)?.[1]?.split(',');
              if (!corners) return undefined;
              const [x = 0, bottom = 0] = corners[4]!.trim().split(' ').map(Number.parseFloat);
              const told = element.firstChild!;
              let at = 0;
              let count = 0;
              const top = element.getBoundingClientRect().top;
              for (const part of parts) {
                const range = document.createRange();
                range.setStart(told, at);
                at += part.length;
                range.setEnd(told, at);
                const box = [...range.getClientRects()].at(-1);
                if (!box || box.width === 0) {
                  count += 1;
                  continue;
                }
                const end = (rightToLeft ? box.left : box.right) - left;
                const row = box.bottom - top;
                if (row > bottom + 2) break;
                const over = rightToLeft ? end >= x - 1.5 : end <= x + 1.5;
                if (row > bottom - 2 && !over) {
                  const begin = (rightToLeft ? box.right : box.left) - left;
                  return (rightToLeft ? begin > x + 1.5 : begin < x - 1.5) ? -1 : count;
                }
                count += 1;
              }
              return count;
            },
            { parts: letters, rightToLeft: dir === 'rtl' },
          );
        // An animation reveals the letters, and the test sets its time.
        const STEPS = 40;
        const turn = (part: number) =>
          line.evaluate((element, to) => {
            const [typing] = element.getAnimations();
            typing!.pause();
            typing!.currentTime = Number(typing!.effect!.getComputedTiming().endTime) * to;
          }, part);
        let before = 0;
        for (let step = 1; step < STEPS; step += 1) {
          await turn(step / STEPS);
          const now = await revealed();
          // Before the first letter is shown there is no clip to measure.
          if (now === undefined) continue;
          expect(now, 'no letter is cut through, and none is taken back').toBeGreaterThanOrEqual(before);
          before = now;
        }
        expect(before).toBeGreaterThan(1);
        expect(before).toBeLessThanOrEqual(letters.length);
        await page.keyboard.press('Enter');
      }
    });
  }
});

test('F81: while a line is typed nothing changes for those who hear it: one text a line, and no news', async ({
  page,
  navigator,
}) => {
  await holdTime(page);
  await navigator({ delayMs: 100 });
  await sail(page, 'port');
  const devtools = await page.context().newCDPSession(page);
  const heard = async () => {
    const { nodes } = await devtools.send('Accessibility.getFullAXTree');
    return nodes
      .filter(({ ignored }) => !ignored)
      .map(({ role, name }) => `${role?.value as string}: ${name?.value as string}`);
  };
  await pass(page, 100);
  const news = await page.evaluateHandle(() => {
    const changes: string[] = [];
    const observer = new MutationObserver((records) => changes.push(...records.map(({ type }) => type)));
    for (const region of document.querySelectorAll('[aria-live], [role="status"], [role="alert"]'))
      observer.observe(region, { childList: true, characterData: true, subtree: true });
    return changes;
  });
  const first = await heard();
  expect(first.filter((it) => it.includes(port.preamble[0]))).toEqual([`StaticText: ${port.preamble[0]}`]);
  for (let moment = 0; moment < 5; moment += 1) {
    await page.clock.runFor(900);
    expect(await heard(), `${moment}`).toEqual(first);
  }
  await expect(page.locator('[data-line="1"]')).toHaveAttribute('data-state', 'typing');
  expect(await news.jsonValue()).toEqual([]);
});
