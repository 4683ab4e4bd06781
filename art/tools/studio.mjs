// What look and bake share: the list of scenes, the bundle, the browser.
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.mjs';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const SCENES = join(ROOT, 'src/scenes');

/** The names of all scenes: one file each in src/scenes. */
export const sceneNames = () =>
  readdirSync(SCENES)
    .filter((file) => file.endsWith('.ts') && !file.startsWith('_'))
    .map((file) => file.slice(0, -3))
    .toSorted();

/** One scene and the engine as a script that leaves `globalThis.press` behind. */
export async function bundle(scene) {
  const file = join(SCENES, `${scene}.ts`);
  if (!existsSync(file)) throw new Error(`no scene ${scene}; there are ${sceneNames().join(', ')}`);
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

/** Opens a headless browser; `open(scene)` gives a page with `press` on it. */
export async function openStudio() {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('no Chromium found: set CHROMIUM to its path');
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

/** `--name value` options and the rest of the command line. */
export function readArguments(defaults) {
  const options = { ...defaults };
  const rest = [];
  const words = process.argv.slice(2);
  while (words.length) {
    const word = words.shift();
    if (!word.startsWith('--')) {
      rest.push(word);
      continue;
    }
    const [name, inline] = word.slice(2).split('=');
    if (!(name in defaults))
      throw new Error(`no option --${name}; there are ${Object.keys(defaults).join(', ')}`);
    options[name] = typeof defaults[name] === 'boolean' ? true : (inline ?? words.shift());
  }
  return { options, rest };
}
