/**
 * npm run test:browsers [-- firefox|webkit] [journey]: makes the journeys in Chromium, then in Firefox and WebKit, and
 * compares what they show. Screenshots are left in browser-results.
 */
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { serveBuilt } from '../../scripts/bench/serve-built.ts';
import { findChromium } from '../../scripts/chromium.mjs';
import { findFirefox, findWebkit, installOtherBrowsers } from '../../scripts/other-browsers.mjs';
import { ROOT, Refusal, main } from '../../scripts/bootstrap.mjs';
import { differences } from './compare.ts';
import { BROWSERS, type BrowserName, type Driver } from './driver.ts';
import { JOURNEYS } from './journeys.ts';
import { openByPuppeteer } from './puppeteer.ts';
import { Voyage, type Look } from './voyage.ts';
import { openWebkit } from './webkit.ts';

const FOLDER = path.join(ROOT, 'browser-results');

/** Chromium reports the status of the page for an unknown address, which is right. */
const SAID_404 = /the server responded with a status of 404/;

/** Opens a browser; undefined where it is not installed. */
async function open(browser: BrowserName): Promise<Driver | undefined> {
  if (browser === 'webkit') {
    const programs = findWebkit();
    return programs && openWebkit(programs);
  }
  const program = browser === 'firefox' ? findFirefox() : findChromium();
  return program === undefined
    ? undefined
    : openByPuppeteer(browser === 'firefox' ? 'firefox' : 'chrome', program);
}

/** Makes a journey, and returns what was seen. */
async function make(journey: string, browser: BrowserName, driver: Driver, address: string) {
  const folder = path.join(FOLDER, browser);
  mkdirSync(folder, { recursive: true });
  const before = (await driver.faults()).length;
  const voyage = new Voyage(driver, address, folder);
  await JOURNEYS[journey]!(voyage);
  const faults = (await driver.faults()).slice(before).filter((fault) => !SAID_404.test(fault));
  assert.deepEqual(faults, [], 'the console is clean');
  return voyage.looks;
}

await main(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((word) => !(word in JOURNEYS) && !BROWSERS.includes(word as never));
  if (unknown !== undefined)
    throw new Refusal(
      `There is no ${unknown}; there are ${[...BROWSERS, ...Object.keys(JOURNEYS)].join(', ')}.`,
    );
  const orAll = <T extends string>(all: readonly T[]) => {
    const some = all.filter((name) => asked.includes(name));
    return some.length > 0 ? some : [...all];
  };
  const browsers = orAll(BROWSERS);
  const journeys = orAll(Object.keys(JOURNEYS));
  installOtherBrowsers(browsers);

  const { address, close } = await serveBuilt();
  const reference = new Map<string, ReadonlyMap<string, Look>>();
  let failures = 0;
  for (const browser of ['chromium', ...browsers] as const) {
    const driver = await open(browser);
    if (driver === undefined) {
      console.log(`${browser.padEnd(9)} skipped: it is not on this machine, and cannot be installed by us.`);
      continue;
    }
    try {
      for (const journey of journeys) {
        const start = performance.now();
        const problems: string[] = [];
        try {
          const looks = await make(journey, browser, driver, address);
          if (browser === 'chromium') reference.set(journey, looks);
          for (const [name, look] of reference.get(journey) ?? [])
            problems.push(
              ...differences(looks.get(name)!, look).map((difference) => `${name}: ${difference}`),
            );
        } catch (error) {
          problems.push(error instanceof Error ? error.message : String(error));
        }
        const seconds = ((performance.now() - start) / 1000).toFixed(1);
        console.log(
          `${browser.padEnd(9)} ${journey.padEnd(14)} ${problems.length > 0 ? 'failed' : 'passed'} ${seconds.padStart(6)} s`,
        );
        for (const problem of problems) console.log(`    ${problem}`);
        if (problems.length > 0) failures += 1;
      }
    } finally {
      await driver.end();
    }
  }
  await close();
  if (failures > 0) process.exitCode = 1;
});
