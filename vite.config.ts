import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { timingsCss } from './app/engine/timings.ts';
import { headScriptPlugin } from './scripts/head-script.ts';
import { contentPlugin } from './scripts/content/vite-plugin.ts';
import { classTypesPlugin } from './scripts/styles/class-types.ts';

const TIMINGS = 'virtual:timings.css';

/** The story's durations as a style sheet: written once, in TypeScript. */
function timings(): Plugin {
  return {
    name: 'timings',
    resolveId: (id) => (id === TIMINGS ? `\0${TIMINGS}` : undefined),
    load: (id) => (id === `\0${TIMINGS}` ? timingsCss() : undefined),
  };
}

/** The baked pictures at /art/ while developing; the build copies them. */
function art(): Plugin {
  return {
    name: 'art',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(/^\/art\//, '/app/art/files/');
        next();
      });
    },
  };
}

/**
 * The router answers a scene's code that fails to load with a reload, again and again, and waits without end in the
 * meantime. Here it tells of the failure, with a way to ask once more (see docs/decisions and shell/use-scene-code.ts).
 */
function noReload(): Plugin {
  const RELOAD = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;
  const TELL = `return new Promise((resolve) => {
    const again = () => resolve(loadRouteModule(route, routeModulesCache));
    const detail = { path: '/' + (route.path ?? ''), again };
    window.dispatchEvent(new CustomEvent('scene-code-failed', { detail }));
  });`;
  return {
    name: 'no-reload',
    enforce: 'pre',
    transform(code, id) {
      if (!/react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.m?js/.test(id)) return undefined;
      if (!RELOAD.test(code))
        throw new Error('react-router no longer reloads in routeModules: see noReload()');
      return code.replace(RELOAD, TELL);
    },
  };
}

/**
 * The router forgets in the browser that a path is case-sensitive, and would hydrate the Lost page of /PORT as the Port.
 */
function exactCase(): Plugin {
  const ROUTE = 'path: route.path';
  return {
    name: 'exact-case',
    enforce: 'pre',
    transform(code, id) {
      if (!/react-router\/dist\/\w+\/lib\/dom\/ssr\/routes\.m?js/.test(id)) return undefined;
      if (!code.includes(ROUTE)) throw new Error('react-router makes its routes otherwise: see exactCase()');
      return code.replaceAll(ROUTE, `caseSensitive: route.caseSensitive, ${ROUTE}`);
    },
  };
}

export default defineConfig({
  plugins: [
    contentPlugin(),
    classTypesPlugin(),
    timings(),
    headScriptPlugin(),
    art(),
    noReload(),
    exactCase(),
    reactRouter(),
  ],
  css: {
    modules: {
      generateScopedName:
        process.env['NODE_ENV'] === 'production' ? '[hash:base64:5]' : '[local]_[hash:base64:4]',
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Few files: what every scene stands on comes in two, the rest with the scene that needs it.
              groups: [
                { name: 'vendor', test: /node_modules/ },
                {
                  name: 'realm',
                  test: /app\/(stage|ui|engine|storage)\/|schema\/(generated\/ui|fill|places)\.ts/,
                },
              ],
            },
          },
        },
      },
    },
  },
});
