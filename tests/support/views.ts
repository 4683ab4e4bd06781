import { holdTime } from './held-clock.ts';
import { SEEN, expect, arrive, pathOf, type Memory, type Page } from './navigator.ts';
import { NOWHERE, choice, mapDialog, openMap, skipButton } from './voyage.ts';
import {
  TO,
  athenaeum,
  books,
  cabinetWords,
  controls,
  manualWords,
  mapWords,
  sea,
  settingWords,
} from './words.ts';

/** Every screen in every state that does not end by itself, for measurements in all of them. */

/** So slow that in practice a line is shown only by a hurry. */
const SLOW = { delayMs: 100 };

/** Clicks beside the story until it has come so far. */
export const hurryUntil = (page: Page, isSoFar: () => Promise<boolean>): Promise<void> =>
  expect
    .poll(
      async () => {
        const so = await isSoFar();
        if (!so) await page.mouse.click(4, 4);
        return so;
      },
      { intervals: [20] },
    )
    .toBe(true);

async function hurryThrough(page: Page, lines: number): Promise<void> {
  await expect(page.locator('[data-line="1"]')).toBeVisible();
  for (let line = 1; line <= lines; line += 1) {
    const whole = page.locator(`[data-line="${line}"][data-state="done"]`);
    await hurryUntil(page, async () => (await whole.count()) > 0);
  }
}

export interface View {
  readonly name: string;
  /** The clock is held. */
  readonly held?: true;
  /** Lays it out by a hurry after `change`, which changes the window's size: by itself it would do so only later. */
  readonly resize?: (page: Page, change: () => Promise<void>) => Promise<void>;
  show(page: Page, navigator: (memory?: Memory) => Promise<void>): Promise<void>;
}

const seen =
  (path: string, then?: (page: Page) => Promise<void>): View['show'] =>
  async (page, navigator) => {
    await navigator(SEEN);
    await arrive(page, path);
    await then?.(page);
  };

/** After so many lines of an introduction, with the clock held. */
export const told =
  (path: string, lines: number, before?: (page: Page) => Promise<void>): View['show'] =>
  async (page, navigator) => {
    // Otherwise the next line would begin during the measurement.
    await holdTime(page);
    await navigator(SLOW);
    await arrive(page, path);
    await before?.(page);
    await hurryThrough(page, lines);
  };

/** The Shop hangs a cloth before its case at each change, and lays out the rows anew behind it. */
export const restock = async (page: Page, change: () => Promise<void>): Promise<void> => {
  const cloth = await page.evaluateHandle(() => ({
    hangs: new Promise<void>((resolve) => {
      const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      addEventListener('resize', afterPaint, { once: true });
    }),
  }));
  await change();
  await cloth.evaluate(({ hangs }) => hangs);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main')).toHaveAttribute('data-state', 'open');
};

const openCabinet = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: cabinetWords.expand_all }).click();
  await expect(page.getByRole('button', { name: cabinetWords.close_all })).toBeVisible();
};

/** Walks of one page each: every view begins where the one before it ended. */
export const WALKS: readonly (readonly View[])[] = [
  [
    {
      name: 'sea, told',
      held: true,
      show: told('/', 8, async (page) => {
        await page.getByRole('button', { name: sea.wake }).click();
        await page.keyboard.press('Escape');
      }),
    },
    {
      name: 'sea',
      async show(page) {
        // In the long run the story may have ended by itself, while axe looked on.
        if ((await skipButton(page).count()) > 0) await skipButton(page).click();
      },
    },
  ],
  [
    { name: 'port, told', held: true, show: told('/port', 9) },
    { name: 'log', held: true, show: (page) => page.getByRole('button', { name: controls.log }).click() },
  ],
  [
    { name: 'port', show: seen('/port') },
    {
      name: 'settings',
      async show(page) {
        await page.keyboard.press('?');
        await expect(page.getByRole('dialog', { name: settingWords.title })).toBeVisible();
      },
    },
    {
      name: 'map',
      async show(page) {
        await page.keyboard.press('Escape');
        await openMap(page);
      },
    },
    {
      name: 'map as a list',
      show: (page) => mapDialog(page).getByRole('button', { name: mapWords.as_list }).click(),
    },
  ],
  [
    { name: 'doors, before there are doors', held: true, show: told('/port/athenaeum', 1) },
    { name: 'doors, told', held: true, show: (page) => hurryThrough(page, 4) },
    {
      name: 'threshold',
      show: (page) =>
        hurryUntil(page, () => page.getByRole('button', { name: athenaeum.button }).isVisible()),
    },
    {
      name: 'inside',
      async show(page) {
        await page.getByRole('button', { name: athenaeum.button }).click();
        await page.keyboard.press('Escape');
        await expect(choice(page, TO.shelf)).toBeVisible();
      },
    },
    {
      name: 'manual',
      async show(page) {
        await page.getByRole('button', { name: athenaeum.choices[0].text }).click();
        await page.getByRole('button', { name: manualWords.next }).click();
      },
    },
  ],
  [{ name: 'shop', resize: restock, show: seen('/port/shop') }],
  [
    { name: 'cabinet', show: seen('/port/athenaeum/cabinet') },
    { name: 'cabinet, open', show: openCabinet },
  ],
  [
    { name: 'shelf', show: seen(pathOf('shelf')) },
    {
      name: 'book',
      async show(page) {
        const [{ name }] = books;
        await page.getByRole('main').getByRole('link', { name }).last().click();
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      },
    },
  ],
  [
    { name: 'lost, told', held: true, show: told(NOWHERE, 12) },
    { name: 'lost, in the boat', held: true, show: (page) => hurryThrough(page, 22) },
  ],
  [
    {
      name: 'asleep',
      async show(page, navigator) {
        await navigator();
        await arrive(page, '/');
        await expect(page.getByRole('button', { name: sea.wake })).toBeVisible();
      },
    },
  ],
];
