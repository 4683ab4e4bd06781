/** When a page is painted on a processor slowed down four times, and over a slow 4G line. */
import type { Browser } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pid } from 'node:process';
import { pass } from './figures.ts';

export const SLOW_DOWN = 4;
/** The slow 4G line of Lighthouse. */
const LINE = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const LOOKED_AT_MS = 9000;
export const VIEWPORT = { width: 1440, height: 900 };

export interface Paint {
  readonly first: number;
  readonly largest: number;
  readonly shift: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly args: { readonly data?: { readonly score?: number; readonly isMainFrame?: boolean } };
}

/** Reads a trace: without scripts a page cannot say when it was painted. */
function readPaint(file: string): Paint {
  const { traceEvents } = JSON.parse(readFileSync(file, 'utf8')) as { traceEvents: TraceEvent[] };
  const at = (name: string) => traceEvents.filter((event) => event.name === name).map(({ ts }) => ts);
  const start = at('navigationStart').at(-1)!;
  const since = (ts: number | undefined) => (ts === undefined ? Number.NaN : (ts - start) / 1000);
  const shifts = traceEvents.filter(({ name }) => name === 'LayoutShift');
  return {
    first: since(at('firstContentfulPaint').at(-1)),
    largest: since(at('largestContentfulPaint::Candidate').at(-1)),
    shift: shifts.reduce((sum, { args }) => sum + (args.data?.score ?? 0), 0),
  };
}

/** Makes a first visit, and looks at what is painted. */
export async function firstVisit(browser: Browser, address: string, { scripts = true } = {}): Promise<Paint> {
  const context = await browser.newContext({ viewport: VIEWPORT, javaScriptEnabled: scripts });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  const trace = path.join(tmpdir(), `paint-${pid}.json`);
  await browser.startTracing(page, { path: trace, categories: ['loading', 'blink.user_timing'] });
  await page.goto(address, { waitUntil: 'commit' });
  await pass(LOOKED_AT_MS);
  await browser.stopTracing();
  await context.close();
  return readPaint(trace);
}
