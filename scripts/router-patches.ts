/**
 * Three changes to the router's own code, for which it has no option (docs/decisions/0009, 0026). Each replaces exact
 * words. If the router no longer has these words, or has them in another file, the build stops.
 */
import type { Plugin } from 'vite';
import { STYLES_PATIENCE_MS } from '../app/engine/timings.ts';

interface Patch {
  readonly name: string;
  /** The end of the path of the one file it is for, within react-router/dist. */
  readonly file: string;
  readonly find: RegExp;
  readonly put: string;
}

export const ROUTER_PATCHES: readonly Patch[] = [
  {
    // When a scene's code fails to load, the router reloads the page each time, and waits for ever. Here it sends an event
    // with a function that asks again (app/shell/use-scene-code.ts).
    name: 'no reload',
    file: '/lib/dom/ssr/routeModules.js',
    find: /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/g,
    put: `return new Promise((resolve) => {
      const again = () => resolve(loadRouteModule(route, routeModulesCache));
      const detail = { path: '/' + (route.path ?? ''), again };
      window.dispatchEvent(new CustomEvent('scene-code-failed', { detail }));
    });`,
  },
  {
    // In the browser the router ignores that a path is case-sensitive. It would hydrate the Lost page of /PORT as the Port.
    name: 'exact case',
    file: '/lib/dom/ssr/routes.js',
    find: /\bpath: route\.path\b/g,
    put: 'caseSensitive: route.caseSensitive, path: route.path',
  },
  {
    // On the way to a scene the router waits for its style sheets, without end. The scene can be read without them
    // (app/styles/plain.css), and they are asked for once more when it is shown.
    name: 'styles in time',
    file: '/lib/dom/ssr/links.js',
    find: /document\.head\.appendChild\(link\);/g,
    put: `document.head.appendChild(link); setTimeout(link.onerror, ${STYLES_PATIENCE_MS});`,
  },
];

/** Applies the patches to the modules of one build, and records which patches have changed something. */
export function createPatcher(patches: readonly Patch[]) {
  const applied = new Set<Patch>();
  return {
    /** The changed code of a module, or undefined if no patch changes it. */
    apply(code: string, id: string): string | undefined {
      const [path = ''] = id.split('?');
      const patch = patches.find(({ file }) => path.includes('/react-router/dist/') && path.endsWith(file));
      if (!patch) return undefined;
      const changed = code.replaceAll(patch.find, patch.put);
      if (changed === code) return undefined;
      applied.add(patch);
      return changed;
    },
    /** The names of the patches that have changed nothing. */
    missed: (): readonly string[] => patches.filter((patch) => !applied.has(patch)).map(({ name }) => name),
  };
}

/** Patches the router in the code for browsers. The build fails if a patch has changed nothing. */
export function routerPatches(): Plugin {
  const patcher = createPatcher(ROUTER_PATCHES);
  return {
    name: 'router-patches',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: (code, id) => patcher.apply(code, id),
    buildEnd(error) {
      if (error || this.environment.mode !== 'build') return;
      const missed = patcher.missed();
      if (missed.length > 0)
        this.error(
          `react-router is written otherwise: nothing to change for ${missed.join(', ')} (docs/decisions/0009)`,
        );
    },
  };
}
