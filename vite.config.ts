import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { timingsCss } from './app/engine/timings.ts';
import { ROOT } from './scripts/bootstrap.mjs';
import { CHUNKS, belongsTo } from './scripts/chunks.ts';
import { headScriptPlugin } from './scripts/head-script.ts';
import { contentPlugin } from './scripts/content/vite-plugin.ts';
import { createClassNames } from './scripts/styles/class-names.ts';
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
  plugins: [contentPlugin(), classTypesPlugin(), timings(), headScriptPlugin(), art(), reactRouter()],
  css: {
    modules: {
      generateScopedName:
        process.env['NODE_ENV'] === 'production' ? createClassNames(ROOT) : '[local]_[hash:base64:4]',
    },
  },
  // Here, because Vite does not read it in an environment. Each further pass makes a scene's scripts smaller by 100 bytes,
  // and the syntax of 2020, which every browser built for has, by another 80.
  build: { terserOptions: { ecma: 2020, compress: { passes: 3 } } },
  environments: {
    client: {
      build: {
        // It packs a scene's scripts by one in a hundred smaller than Vite's own, and takes some seconds more.
        minify: 'terser',
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: CHUNKS.map((chunk) => ({
                name: chunk.name,
                test: (id: string) => belongsTo(chunk, id),
                priority: chunk.priority,
              })),
            },
          },
        },
      },
    },
  },
});
