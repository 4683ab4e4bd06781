// What a screen reader says by itself along a voyage. The run compares it with docs/transcript.md, or writes it there:
// npm run test:e2e -- transcript --update-snapshots
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withoutChance } from '../support/chance.ts';
import { said404 } from '../support/guard.ts';
import { listen } from '../support/hearing.ts';
import { holdTime, passUntil } from '../support/held-clock.ts';
import { arrive, expect, test, tolerating } from '../support/navigator.ts';
import { NOWHERE, choice, mapButton } from '../support/voyage.ts';
import {
  BIRTHDAY,
  athenaeum,
  controls,
  lost,
  manualWords,
  port,
  sea,
  shop,
  shopWords,
} from '../support/words.ts';

test.use({ pictures: true });

const FILE = path.resolve(import.meta.dirname, '../../docs/transcript.md');
const HEAD = `# Transcript

What a screen reader is told by itself along a voyage: what comes into live regions, what gets the focus, the document's titles. The journey \`transcript.spec.ts\` listens to it, and fails if it hears anything else. Written by \`npm run test:e2e -- transcript --update-snapshots\`.

`;

/** Longer than any introduction takes at one millisecond a character. */
const INTRODUCTION_MS = 10_000;

test.use(tolerating(said404(NOWHERE)));

test('4.1.3: what is said, from the first line of the Sea to the last of the Lost', async ({
  page,
  navigator,
}) => {
  await holdTime(page);
  await withoutChance(page);
  await navigator({ delayMs: 1 });
  const hearing = await listen(page);
  const told = async (shown: () => Promise<boolean>) => passUntil(page, shown, { within: INTRODUCTION_MS });

  await hearing.part('The Sea, for the first time');
  await arrive(page, '/');
  await page.getByRole('button', { name: sea.wake }).press('Enter');
  await page.keyboard.press('Escape');
  await told(() => choice(page, sea.choices[0].text).isVisible());

  await hearing.part('The Port; paused in the middle, and resumed by a key');
  await choice(page, sea.choices[0].text).press('Enter');
  await expect(page.locator('[data-line="1"]')).toBeVisible();
  await told(() => page.locator('[data-line="5"]').isVisible());
  await page.keyboard.press('p');
  await expect(page.getByText(controls.paused)).toBeAttached();
  await page.keyboard.press('p');
  await told(() => choice(page, port.choices[0].text).isVisible());

  await hearing.part(shop.title);
  await choice(page, port.choices[0].text).press('Enter');
  await expect(page.getByText(shop.placard).first()).toBeAttached();
  await expect(page.getByRole('link', { name: new RegExp(`^${shop.products[0].name}`) })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: shopWords.speech_label })).toHaveText(/\w/);

  await hearing.part('Back by the history, and to the Athenaeum; then the manual');
  await page.goBack();
  await choice(page, port.choices[1].text).press('Enter');
  await told(() => page.getByRole('button', { name: athenaeum.button }).isVisible());
  await page.getByRole('button', { name: athenaeum.button }).press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: athenaeum.choices[0].text }).press('Enter');
  const ask = page.getByRole('button', { name: manualWords.next });
  for (const refusal of athenaeum.manual.refusals.slice(0, 2)) {
    await ask.press('Enter');
    await expect(page.getByText(refusal)).toBeVisible();
  }
  await page.keyboard.press('Escape');

  await hearing.part('A book');
  await choice(page, athenaeum.choices[1].text).press('Enter');
  await page.getByRole('link', { name: BIRTHDAY.name, exact: true }).press('Enter');
  await expect(page).toHaveTitle(`Now Reading: ${BIRTHDAY.name}`);

  await hearing.part('Lost, at an address where nothing is');
  await arrive(page, NOWHERE);
  await expect(page.locator('[data-line="1"]')).toBeVisible();
  await told(async () => page.url().endsWith('/') && mapButton(page).isVisible());

  const heard = HEAD + (await hearing.transcript());
  const { updateSnapshots } = test.info().config;
  if (updateSnapshots === 'all' || updateSnapshots === 'changed') writeFileSync(FILE, heard);
  expect(heard.split('\n')).toEqual(readFileSync(FILE, 'utf8').split('\n'));
  for (const { preamble } of [sea, port, athenaeum, lost])
    for (const line of preamble) expect(heard.split(`Said: ${line}\n`), line).toHaveLength(2);
});
