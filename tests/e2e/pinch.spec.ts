// What needs a browser: two fingers on a touch screen. One without windows magnifies, but does not move what it has magnified.
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.mjs';
import { SEEN, expect, sail, test, type Page } from '../support/navigator.ts';
import { mapDialog, openMap } from '../support/voyage.ts';
import { controls, settingWords } from '../support/words.ts';

test.use({
  launchOptions: { executablePath: findChromium({ whole: true })!, args: CHROMIUM_FLAGS },
  contextOptions: { hasTouch: true, isMobile: true },
  viewport: { width: 1024, height: 768 },
});

const OPENED: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the map': async (page) => {
    await openMap(page);
    await expect(mapDialog(page)).toBeVisible();
  },
  'the settings': async (page) => {
    await page.getByRole('button', { name: settingWords.button_label }).click();
    await expect(page.getByRole('dialog', { name: settingWords.title })).toBeVisible();
  },
  'the log': async (page) => {
    await page.keyboard.press('l');
    await expect(page.getByRole('complementary', { name: controls.log_title })).toBeVisible();
  },
};

for (const [name, open] of Object.entries(OPENED))
  test(`${name}, magnified with two fingers, is moved with one`, async ({ page, navigator }) => {
    await navigator(SEEN);
    await sail(page, 'port');
    await open(page);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Input.synthesizePinchGesture', { x: 500, y: 380, scaleFactor: 2 });
    const leftPx = () => page.evaluate(() => Math.round(visualViewport!.pageLeft));
    await expect.poll(leftPx).toBe(250);
    // From the corner of what is seen: upon the map, the sheet of the settings, and the log.
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      browser.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 350 }],
      });
    await touch('touchStart', 400);
    for (let x = 385; x >= 220; x -= 15) await touch('touchMove', x);
    await touch('touchEnd');
    await expect.poll(leftPx).toBeGreaterThan(300);
  });
