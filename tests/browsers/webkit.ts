import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../scripts/port.mjs';
import { BrowserEnded, type Driver, type Key } from './driver.ts';
import { LIMIT_MS, until } from './until.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface WebkitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

/** Keys as the WebDriver protocol names them. */
const KEYS: Readonly<Record<Key, string>> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' };

/** A size that has not changed for so long is the window's. */
const SETTLED_MS = 250;

/** A virtual screen, large enough for every window of the journeys with its frame. */
const SCREEN = '2800x1600x24';

/**
 * The C library gives back at once what is freed, so that what is measured is what a page holds. With its usual settings it
 * keeps some 300 MB after many events.
 */
const GIVING_BACK = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * It paints on the processor, as a machine without a graphics card does best: an emulated card keeps some hundred MB of
 * textures, and crashes now and then (swrast_dri.so).
 */
const WITHOUT_CARD = { WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1' };

/** Opens WebKitGTK by the W3C WebDriver protocol, on a virtual screen. */
export async function openWebkit(programs: WebkitPrograms): Promise<Driver> {
  const running: ChildProcess[] = [];
  const stop = async () => {
    for (const process of running.toReversed()) {
      if (process.exitCode !== null) continue;
      const gone = new Promise((resolve) => process.once('exit', resolve));
      process.kill();
      await gone;
    }
  };
  try {
    const display = await startScreen(programs.screen, running);
    const port = await freePort();
    const driver = spawn(programs.driver, [`--port=${port}`], {
      env: { ...process.env, ...WITHOUT_CARD, ...GIVING_BACK, DISPLAY: display },
      stdio: 'ignore',
    });
    running.push(driver);
    const base = `http://127.0.0.1:${port}`;
    await until(
      'WebKitWebDriver answers',
      async () => (await fetch(`${base}/status`).catch(() => undefined))?.ok,
    );
    const session = await openSession(base, programs.browser);
    return {
      ...session,
      memoryMb: () => memoryOfPage(driver.pid!),
      end: async () => {
        // One that has ended cannot be asked to.
        await session.end().catch(() => {});
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts a virtual screen, and returns its name, which the program writes when it is ready. */
async function startScreen(program: string, running: ChildProcess[]): Promise<string> {
  const screen = spawn(program, ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  running.push(screen);
  return new Promise((resolve, reject) => {
    screen.stdout.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
    screen.once('error', reject);
    screen.once('exit', (status) => reject(new Error(`${program} ended with status ${status}`)));
  });
}

/** The largest process of pages below another one: its own memory, in MB, without the libraries it shares. */
function memoryOfPage(above: number): number {
  const processes = execFileSync('ps', ['-eo', 'pid=,ppid=,comm='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, parent, name = ''] = line.trim().split(/\s+/);
      return { pid: Number(pid), parent: Number(parent), name };
    });
  const below = (pid: number): typeof processes =>
    processes.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...below(child.pid)]);
  // The kernel cuts names after 15 letters.
  const pages = below(above).filter(({ name }) => name.startsWith('WebKitWebProces'));
  const ownMb = ({ pid }: { readonly pid: number }) =>
    Number(/^RssAnon:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  return Math.round(Math.max(...pages.map(ownMb)));
}

declare global {
  var faultsSeen: string[] | undefined;
}

/** In the page: records its console messages and its errors. */
function keepFaults(): void {
  // WebKit styles a page of plain text itself, which the policy refuses.
  if (document.contentType === 'text/plain') return;
  const seen: string[] = (globalThis.faultsSeen = []);
  for (const kind of ['error', 'warn'] as const) {
    const tell = console[kind];
    console[kind] = (...told: unknown[]) => {
      seen.push(told.map(String).join(' '));
      tell(...told);
    };
  }
  addEventListener('error', ({ message }) => seen.push(message));
  addEventListener('unhandledrejection', ({ reason }) => seen.push(String(reason)));
  document.addEventListener('securitypolicyviolation', (violation) => {
    seen.push(`${violation.violatedDirective} refused ${violation.blockedURI}`);
  });
}

/** WebKitWebDriver says this of the process of a page that ended. */
const ENDED = 'Could not parse script result';

/**
 * Asks the program that drives WebKit, and returns the `value` it answers with. Throws a BrowserEnded where it does not
 * answer for so many milliseconds, or says that the page has no process any more; an Error for every other failure.
 */
export const askerOf =
  (base: string, limitMs = LIMIT_MS) =>
  async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(base + path, {
      method,
      signal: AbortSignal.timeout(limitMs),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new BrowserEnded(`${method} ${path}: no answer`, { cause });
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (answer.ok) return value;
    const told = JSON.stringify(value);
    if (told.includes(ENDED))
      throw new BrowserEnded(
        `${method} ${path}: ${told} (the process of the page crashed, or had no memory left)`,
      );
    throw new Error(`${method} ${path}: ${told}`);
  };

async function openSession(base: string, browser: string): Promise<Driver> {
  const ask = askerOf(base);
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: browser,
      args: ['--automation'],
    },
  };
  const { sessionId, capabilities: given } = (await ask('POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const at = `/session/${sessionId}`;
  const act = (actions: unknown) => ask('POST', `${at}/actions`, { actions });
  const run: Driver['run'] = async (work, ...args) =>
    (await ask('POST', `${at}/execute/sync`, {
      script: `return (${work.toString()})(...arguments)`,
      args,
    })) as never;

  // The window takes its new size later than the protocol says.
  const settledSize = async () => {
    let before = '';
    return until('the window keeps its size', async () => {
      const [width, height] = await run(() => [innerWidth, innerHeight] as const);
      const is = `${width} by ${height}`;
      if (is === before) return { width, height };
      before = is;
      await delay(SETTLED_MS);
      return undefined;
    });
  };
  const resize = async (width: number, height: number) => {
    await until(`the window is ${width} by ${height}`, async () => {
      const inner = await settledSize();
      if (inner.width === width && inner.height === height) return true;
      // Its frame takes room, which is added.
      const outer = (await ask('GET', `${at}/window/rect`)) as Size;
      const whole = {
        width: outer.width + width - inner.width,
        height: outer.height + height - inner.height,
      };
      await ask('POST', `${at}/window/rect`, { x: 0, y: 0, ...whole });
      return false;
    });
  };

  // The protocol does not report the console, so each page records its own faults.
  const faults: string[] = [];
  const collect = async () => faults.push(...(await run(() => globalThis.faultsSeen?.splice(0) ?? [])));

  return {
    version: given.browserVersion,
    go: async (url) => {
      await collect();
      await ask('POST', `${at}/url`, { url });
      await run(keepFaults);
    },
    run,
    faults: async () => {
      await collect();
      return faults;
    },
    press: async (x, y) => {
      const moved = { type: 'pointerMove', origin: 'viewport', duration: 0 };
      await act([
        {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [
            { ...moved, x: Math.round(x), y: Math.round(y) },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ]);
    },
    key: async (key) => {
      const value = KEYS[key];
      await act([
        {
          type: 'key',
          id: 'keys',
          actions: [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ],
        },
      ]);
    },
    resize,
    repaint: async () => {
      const { width, height } = await settledSize();
      await resize(width, height - 1);
      await resize(width, height);
    },
    screenshot: async () => Buffer.from((await ask('GET', `${at}/screenshot`)) as string, 'base64'),
    end: async () => {
      await ask('DELETE', at);
    },
  };
}
