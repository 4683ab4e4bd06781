/**
 * Three changes to the router's own code, which it gives no other way to make (docs/decisions/0009, 0026). Each looks for the
 * exact words it replaces: a router that is written otherwise, or in other files, stops the build.
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
    // The router answers a scene's code that fails to load with a reload, again and again, and waits without end in the
    // meantime. Here it tells of the failure, with a way to ask once more (app/shell/use-scene-code.ts).
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
    // The router forgets in the browser that a path is case-sensitive, and would hydrate the Lost page of /PORT as the
    // Port.
    name: 'exact case',
    file: '/lib/dom/ssr/routes.js',
    find: /\bpath: route\.path\b/g,
    put: 'caseSensitive: route.caseSensitive, path: route.path',
  },
  {
    // On the way to a scene the router waits for its style sheets, without end. The scene can be read without them
    // (app/styles/plain.css), and they are asked for once more when it stands there.
    name: 'styles in time',
    file: '/lib/dom/ssr/links.js',
    find: /document\.head\.appendChild\(link\);/g,
    put: `document.head.appendChild(link); setTimeout(link.onerror, ${STYLES_PATIENCE_MS});`,
  },
];

/** Applies the patches to the modules of one build, and knows which of them have found what they are for. */
export function createPatcher(patches: readonly Patch[]) {
  const applied = new Set<Patch>();
  return {
    /** The code of a module with what is to be changed in it, or undefined where nothing is. */
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

/** Patches the router in what browsers are given; a build in which a patch has changed nothing fails. */
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
