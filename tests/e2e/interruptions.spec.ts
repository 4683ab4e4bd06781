// What needs a browser: sequences that are cut short. None of them needs its pictures.
import { chanceOf } from '../../foley/src/engine/chance.ts';
import { holdTime, pass, passUntil } from '../support/held-clock.ts';
import { said404 } from '../support/guard.ts';
import { alive, arrive, expect, pathOf, test, tolerating, type Page } from '../support/navigator.ts';
import { show } from '../support/tab.ts';
import { NOWHERE, choice, mapButton, mapDialog, replayButton, skipButton } from '../support/voyage.ts';
import { TO, athenaeum, sea } from '../support/words.ts';

interface Sequence {
  /** Begins the sequence, on a first visit. */
  begin(page: Page): Promise<void>;
  readonly path: string;
  /** How long it takes, in milliseconds. */
  readonly takes: number;
}

const SEQUENCES: Readonly<Record<string, Sequence>> = {
  'the lids open': {
    path: '/',
    takes: 2600,
    begin: (page) => page.getByRole('button', { name: sea.wake }).click(),
  },
  'the lamps come on': {
    path: '/port',
    takes: 3000,
    begin: (page) => skipButton(page).click(),
  },
  'the doors open': {
    path: '/port/athenaeum',
    takes: 4000,
    begin: async (page) => {
      await skipButton(page).click();
      await page.getByRole('button', { name: athenaeum.button }).click();
    },
  },
  'the map unrolls': {
    path: '/port',
    takes: 2000,
    begin: (page) => mapButton(page).click(),
  },
  'one is lost': {
    path: NOWHERE,
    takes: 3100,
    begin: (page) => skipButton(page).click(),
  },
};

/** What a navigator may do during a sequence. */
const INTERRUPTIONS = {
  async resize(page: Page) {
    await page.setViewportSize({ width: 820, height: 1100 });
    await pass(page, 100);
    await page.setViewportSize({ width: 1280, height: 720 });
  },
  async hide(page: Page) {
    await show(page, 'hidden');
    await pass(page, 5000, 500);
    await show(page, 'visible');
  },
  async narrow(page: Page) {
    await page.setViewportSize({ width: 500, height: 720 });
    await pass(page, 100);
    await page.setViewportSize({ width: 1280, height: 720 });
  },
  async hurry(page: Page) {
    await page.keyboard.press('Space');
  },
  async back(page: Page) {
    await page.goBack();
  },
  async still(page: Page) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
  },
};

test.describe('interrupted at any moment', () => {
  test.use(tolerating(said404(NOWHERE)));
  /** Each interruption and each sequence comes once; tests/unit/tables.test.ts tests all moments of a table. */
  const PAIRS: readonly (readonly [keyof typeof SEQUENCES, keyof typeof INTERRUPTIONS])[] = [
    ['the lids open', 'resize'],
    ['the lamps come on', 'narrow'],
    ['the doors open', 'back'],
    ['the map unrolls', 'still'],
    ['the map unrolls', 'back'],
    ['one is lost', 'hide'],
  ];
  const ALL_PAIRS = Object.keys(SEQUENCES).flatMap((name) =>
    Object.keys(INTERRUPTIONS).map((how) => [name, how as keyof typeof INTERRUPTIONS] as const),
  );
  /** SEEDS=1,2,3 npm run test:e2e -- interruptions tests more moments of every pair. */
  const asked = process.env['SEEDS'];
  const SEEDS = (asked ?? '11').split(',').map(Number);

  for (const [name, how] of asked === undefined ? PAIRS : ALL_PAIRS)
    test(`${name}, ${how}: nothing is stuck`, async ({ page, navigator }) => {
      const sequence = SEQUENCES[name]!;
      const interrupt = INTERRUPTIONS[how];
      await holdTime(page);
      for (const seed of SEEDS) {
        await navigator({ delayMs: 10 });
        const draw = chanceOf(seed * 100 + name.length + how.length);
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        // Back leads there.
        if (how === 'back') await page.goto(pathOf('shelf'));
        await arrive(page, sequence.path);
        await sequence.begin(page);
        await pass(page, Math.floor(draw() * sequence.takes));
        await interrupt(page);
        await alive(page);
        await atRest(page, seed);
      }
    });
});

/** After all the time it may take, nothing moves, and the page answers. */
async function atRest(page: Page, seed: number): Promise<void> {
  const state = () =>
    page.evaluate(() => ({
      scene: document.querySelector<HTMLElement>('[data-realm] main')?.dataset['state'] ?? '',
      map: document.querySelector<HTMLElement>('[data-map-state]')?.dataset['mapState'] ?? 'closed',
    }));
  const resting = ['asleep', 'preamble', 'threshold', 'inside', 'choosing', 'open', ''];
  await passUntil(
    page,
    async () => {
      const { scene, map } = await state();
      return resting.includes(scene) && ['closed', 'open'].includes(map);
    },
    { within: 12_000, step: 250 },
  );
  if ((await state()).map === 'open') {
    await page.keyboard.press('Escape');
    await passUntil(page, () => mapDialog(page).isHidden(), { within: 4000, step: 250 });
  }
  await expect(mapButton(page), `seed ${seed}`).toHaveAttribute('aria-disabled', 'false');
  await expect(page.getByRole('main')).toBeVisible();
  const wake = page.getByRole('button', { name: sea.wake });
  if (await wake.isVisible()) return;
  const skip = skipButton(page);
  if (await skip.isVisible()) {
    await skip.click();
    await passUntil(
      page,
      async () =>
        (await replayButton(page).isVisible()) ||
        (await wake.isVisible()) ||
        (await choice(page, TO.port).isVisible()),
      { within: 8000, step: 250 },
    );
  }
}
