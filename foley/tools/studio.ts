import { chromium } from '@playwright/test';
import { build } from 'vite';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.mjs';
import type { ScoreName } from '../src/scores.ts';
import type { take } from './take.ts';

declare global {
  /** Within the browser's page. */
  var foley: { readonly take: typeof take };
}

export interface Studio {
  /** So many seconds of a scene, left and right. */
  take(scene: ScoreName, seconds: number, seed: number): Promise<readonly Float32Array[]>;
  close(): Promise<void>;
}

/** A browser in which scenes are heard as on the site, through the same room, offline. */
export async function openStudio(): Promise<Studio> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: `${import.meta.dirname}/take.ts`, formats: ['iife'], name: 'foley' },
    },
  });
  const [bundle] = [result].flat();
  if (!bundle || !('output' in bundle)) throw new Error('the sounds could not be bundled');
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) });
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  await page.addScriptTag({ content: `${bundle.output[0].code};globalThis.foley = foley` });
  return {
    async take(scene, seconds, seed) {
      const sides = await page.evaluate(([name, length, by]) => globalThis.foley.take(name, length, by), [
        scene,
        seconds,
        seed,
      ] as const);
      return sides.map((side) => {
        const bytes = Buffer.from(side, 'base64');
        return new Float32Array(new Uint8Array(bytes).buffer);
      });
    },
    close: () => browser.close(),
  };
}
