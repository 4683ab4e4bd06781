/**
 * npm run test:browsers [-- firefox|webkit] [journey]: makes the journeys in Chromium, Firefox and WebKit at the same time,
 * and compares what they show. Screenshots are left in browser-results. With `--report`, their results are written into
 * docs/reliability.md.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serveBuilt } from '../../scripts/bench/serve-built.ts';
import { findChromium } from '../../scripts/chromium.mjs';
import { findFirefox, findWebkit, installOtherBrowsers } from '../../scripts/other-browsers.mjs';
import { ROOT, Refusal, main } from '../../scripts/bootstrap.mjs';
import { withBrowsers, type Made } from '../../scripts/faults/browsers.ts';
import { againIfEnded } from './again.ts';
import { BROWSERS, type BrowserName, type Driver } from './driver.ts';
import { JOURNEYS } from './journeys.ts';
import { openByPuppeteer } from './puppeteer.ts';
import { Reference } from './reference.ts';
import { Voyage } from './voyage.ts';
import { openWebkit } from './webkit.ts';

const PAGE = path.join(ROOT, 'docs/reliability.md');
const FOLDER = path.join(ROOT, 'browser-results');

/** Chromium reports the status of the page for an unknown address, which is right. */
const SAID_404 = /the server responded with a status of 404/;

/** Opens a browser that is installed. */
function open(browser: BrowserName): Promise<Driver> {
  if (browser === 'webkit') return openWebkit(findWebkit()!);
  if (browser === 'firefox') return openByPuppeteer('firefox', findFirefox()!);
  const chromium = findChromium();
  if (chromium === undefined) throw new Refusal('There is no Chromium to compare with.');
  return openByPuppeteer('chrome', chromium);
}

/** What Chromium shows, by journey. */
const references = new Map(Object.keys(JOURNEYS).map((journey) => [journey, new Reference()]));

/** Makes a journey. Returns what went wrong. */
async function make(
  journey: string,
  browser: BrowserName,
  driver: Driver,
  address: string,
): Promise<Error | undefined> {
  const folder = path.join(FOLDER, browser);
  mkdirSync(folder, { recursive: true });
  const reference = references.get(journey)!;
  const voyage = new Voyage(driver, address, folder, reference, browser === 'chromium');
  try {
    const before = (await driver.faults()).length;
    await JOURNEYS[journey]!(voyage);
    const faults = (await driver.faults()).slice(before).filter((fault) => !SAID_404.test(fault));
    assert.deepEqual(faults, [], 'the console is clean');
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    if (browser === 'chromium') reference.end();
  }
  return undefined;
}

/** Makes journeys in one browser, one after another. */
async function makeAll(journeys: readonly string[], browser: BrowserName, address: string): Promise<Made> {
  let driver = await open(browser);
  const problems = new Map<string, string | undefined>();
  try {
    for (const journey of journeys) {
      const start = performance.now();
      const attempt = () => make(journey, browser, driver, address);
      // WebKitGTK crashes now and then where a machine without a graphics card paints for it (swrast_dri.so).
      const problem = await againIfEnded(attempt, async () => {
        console.log(`${browser.padEnd(9)} ${journey.padEnd(14)} ended, and is opened anew`);
        await driver.end().catch(() => {});
        driver = await open(browser);
      });
      problems.set(journey, problem?.message);
      const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
      const result = problem === undefined ? 'passed' : 'failed';
      console.log(`${browser.padEnd(9)} ${journey.padEnd(14)} ${result} ${seconds} s`);
      if (problem !== undefined) console.log(`    ${problem.message}`);
    }
  } finally {
    await driver.end();
  }
  return { browser, version: driver.version, problems };
}

await main(async () => {
  const given = process.argv.slice(2);
  const report = given.includes('--report');
  const asked = given.filter((word) => word !== '--report');
  const unknown = asked.find((word) => !(word in JOURNEYS) && !BROWSERS.includes(word as never));
  if (unknown !== undefined)
    throw new Refusal(
      `There is no ${unknown}; there are ${[...BROWSERS, ...Object.keys(JOURNEYS)].join(', ')}.`,
    );
  if (report && asked.some((word) => BROWSERS.includes(word as never)))
    throw new Refusal('--report is about all browsers, and takes the names of journeys only.');
  const orAll = <T extends string>(all: readonly T[]) => {
    const some = all.filter((name) => asked.includes(name));
    return some.length > 0 ? some : [...all];
  };
  const browsers = orAll(BROWSERS);
  const journeys = orAll(Object.keys(JOURNEYS));
  const installed = installOtherBrowsers(browsers);
  if (installed.length === 0) return;

  const { address, close } = await serveBuilt();
  const made = await Promise.all(
    (['chromium', ...installed] as const).map((browser) =>
      makeAll(journeys, browser, address).finally(() => {
        // Where it could not be opened, the others wait for nothing.
        if (browser === 'chromium') for (const reference of references.values()) reference.end();
      }),
    ),
  );
  await close();
  if (report) {
    const today = new Date().toISOString().slice(0, 10);
    writeFileSync(PAGE, withBrowsers(readFileSync(PAGE, 'utf8'), made, Object.keys(JOURNEYS), today));
    spawnSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', PAGE], { cwd: ROOT, stdio: 'inherit' });
  }
  const failed = made.some(({ problems }) => [...(problems?.values() ?? [])].some(Boolean));
  if (failed) process.exitCode = 1;
});
