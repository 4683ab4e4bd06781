// What look and bake share: the list of scenes, the bundle, the browser.
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { chromium, type Page } from 'playwright-core';
import { Refusal } from '../../scripts/bootstrap.mjs';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.mjs';
import type { Press } from '../src/press';

declare global {
  /** Within the browser's page: the press for the scene that was opened. */
  var press: Press;
}

export const ROOT = dirname(import.meta.dirname);
const SCENES = join(ROOT, 'src/scenes');

/** The names of all scenes: one file each in src/scenes. */
export const sceneNames = (): string[] =>
  readdirSync(SCENES)
    .filter((file) => file.endsWith('.ts') && !file.startsWith('_'))
    .map((file) => file.slice(0, -3))
    .toSorted();

/** One scene and the engine as a script that leaves `globalThis.press` behind. */
export async function bundle(scene: string): Promise<string> {
  const file = join(SCENES, `${scene}.ts`);
  if (!existsSync(file))
    throw new Refusal(`No picture is called "${scene}". There are: ${sceneNames().join(', ')}`);
  const result = await build({
    stdin: {
      contents: `import { press } from './src/press'; import scene from './src/scenes/${scene}'; globalThis.press = press(scene);`,
      resolveDir: ROOT,
      loader: 'ts',
    },
    // Paths in the text are told from here, so that it is the same wherever the command was called.
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
  });
  return result.outputFiles[0].text;
}

export interface Studio {
  open(scene: string): Promise<Page>;
  close(): Promise<void>;
}

/** Opens a headless browser; `open(scene)` gives a page with `press` on it. */
export async function openStudio(): Promise<Studio> {
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new Refusal('There is no Chromium. Install one, or say where it is: CHROMIUM=/its/path');
  const args = [...CHROMIUM_FLAGS, '--force-color-profile=srgb'];
  const browser = await chromium.launch({ executablePath, args });
  return {
    async open(scene) {
      const code = await bundle(scene);
      const page = await browser.newPage();
      page.setDefaultTimeout(0);
      page.on('console', (message) => console.log(`[${scene}] ${message.text()}`));
      page.on('pageerror', (error) => console.error(`[${scene}] ${error.stack ?? error}`));
      await page.addScriptTag({ content: code });
      if (!(await page.evaluate(() => 'press' in globalThis))) throw new Error(`${scene} did not load`);
      return page;
    },
    close: () => browser.close(),
  };
}
