/** The head script (app/shell/head) as one line of text, which is written into every page. */
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { ROOT } from './bootstrap.mjs';

const FOLDER = path.join(ROOT, 'app/shell/head');
const NAME = 'virtual:head-script';

/** Bundles the head script. The same sources give the same text, and so the same hash. */
export async function bundleHeadScript(): Promise<string> {
  const bundled = await build({
    configFile: false,
    logLevel: 'error',
    root: ROOT,
    publicDir: false,
    build: {
      write: false,
      target: 'es2020',
      modulePreload: false,
      rolldownOptions: {
        input: path.join(FOLDER, 'entry.ts'),
        output: { format: 'iife' },
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
      },
    },
  });
  const outputs = [bundled].flat().flatMap((one) => ('output' in one ? one.output : []));
  const [script] = outputs;
  if (outputs.length !== 1 || script?.type !== 'chunk')
    throw new Error('the head script is more than one script: what it imports must be plain code');
  return script.code.trim();
}

/** Gives the app the text of the head script as `virtual:head-script`. */
export function headScriptPlugin(): Plugin {
  return {
    name: 'head-script',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      for (const file of ['head-script.ts', 'watch-styles.ts']) this.addWatchFile(path.join(FOLDER, file));
      return `export default ${JSON.stringify(await bundleHeadScript())};`;
    },
  };
}
