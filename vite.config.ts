import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { timingsCss } from './app/engine/timings.ts';
import { headScriptPlugin } from './scripts/head-script.ts';
import { contentPlugin } from './scripts/content/vite-plugin.ts';
import { classTypesPlugin } from './scripts/styles/class-types.ts';

const TIMINGS = 'virtual:timings.css';

/** Serves the story's durations as a style sheet, so that they are written once, in TypeScript. */
function timings(): Plugin {
  return {
    name: 'timings',
    resolveId: (id) => (id === TIMINGS ? `\0${TIMINGS}` : undefined),
    load: (id) => (id === `\0${TIMINGS}` ? timingsCss() : undefined),
  };
}

/** Serves the baked pictures at /art/ while developing. The build copies them. */
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

export default defineConfig({
  plugins: [
    contentPlugin(),
    classTypesPlugin(),
    timings(),
    headScriptPlugin(),
    art(),
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
              // Few files: the code every scene needs is in these two, other code is with its scene.
              groups: [
                { name: 'vendor', test: /node_modules/ },
                {
                  name: 'realm',
                  test: /app\/(stage|ui|engine|storage)\/|schema\/(generated\/ui|fill|places)\.ts|shell\/map\/(frame|place-li|slip)/,
                },
              ],
            },
          },
        },
      },
    },
  },
});
