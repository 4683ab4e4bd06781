/**
 * What it costs to hear the realm: a minute of a scene, silent and heard, with the main thread slowed down four times.
 * The time of the thread that mixes the sounds (Linux alone says it), the main thread's, and underruns, where the browser
 * counts them. Prints a table; docs/performance.md keeps the last one.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../chromium.mjs';
import { pass } from './figures.ts';
import { SEEN } from './pages.ts';
import { serveBuilt } from './serve-built.ts';

const MINUTE_MS = 60_000;
/** Until the sounds of the scene are made, on a busy machine too. */
const SETTLE_MS = 25_000;
const SLOW_DOWN = 4;
const SCENES = ['/port', '/port/shop'];

interface Stats {
  readonly underrunEvents: number;
  readonly underrunDuration: number;
}

/** Lets the bench look at the page's AudioContext. */
const OVERHEAR = `(() => {
  const made = (globalThis.made = []);
  globalThis.AudioContext = class extends AudioContext { constructor(options) { super(options); made.push(this); } };
})()`;

/** The seconds of processor that a process's threads of sound have taken. Linux cuts their name after 15 letters. */
function soundSeconds(process: number): number {
  const tasks = `/proc/${process}/task`;
  const of = (task: string, file: string) => readFileSync(`${tasks}/${task}/${file}`, 'utf8');
  return readdirSync(tasks)
    .filter((task) => of(task, 'comm').startsWith('AudioOutputDev'))
    .reduce((sum, task) => sum + Number(of(task, 'schedstat').split(' ')[0]) / 1e9, 0);
}

const { address, close } = await serveBuilt();
const browser = await chromium.launch({
  executablePath: findChromium({ whole: true }),
  args: CHROMIUM_FLAGS,
});
const system = await browser.newBrowserCDPSession();
console.log('| Scene | Heard | Thread of sound, % of a core | Main thread, ms | Underruns |');
console.log('|---|---|---|---|---|');
for (const path of SCENES)
  for (const heard of [false, true]) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addInitScript(OVERHEAR);
    await context.addInitScript((states) => localStorage.setItem('ANIMATION_STATES', states), SEEN);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(address + path, { waitUntil: 'networkidle' });
    if (heard) await page.keyboard.press('s');
    await pass(SETTLE_MS);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    const measure = async () => {
      const { processInfo } = await system.send('SystemInfo.getProcessInfo');
      const pages = processInfo.filter(({ type }) => type === 'renderer');
      const mixing = pages.reduce((sum, { id }) => sum + soundSeconds(id), 0);
      const { metrics } = await session.send('Performance.getMetrics');
      const task = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
      const stats = await page.evaluate<Stats | undefined>(
        'globalThis.made[0]?.playbackStats && ({ underrunEvents: made[0].playbackStats.underrunEvents, underrunDuration: made[0].playbackStats.underrunDuration })',
      );
      return { mixing, task, stats };
    };
    const before = await measure();
    await pass(MINUTE_MS);
    const after = await measure();
    const percent = ((after.mixing - before.mixing) / (MINUTE_MS / 1000)) * 100;
    const underruns = after.stats
      ? after.stats.underrunEvents - (before.stats?.underrunEvents ?? 0)
      : 'not counted';
    const row = [path, heard, percent.toFixed(2), Math.round((after.task - before.task) * 1000)];
    console.log(`| ${[...row, heard ? underruns : ''].join(' | ')} |`);
    await context.close();
  }
await browser.close();
await close();
