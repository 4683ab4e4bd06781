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

/** What the first script needs. It must import nothing that has styles: these would come before those of the document. */
const ofEntry =
  /node_modules|vite\/preload-helper|rolldown\/runtime|app\/(router\/|stage\/(ahead|time\/clock|reading\/printed-texts)\.ts|engine\/(clock|timings)\.ts)/;
const ofStory =
  /app\/stage\/(telling\/(preamble|pace|recall|speed|telling|told|use-scene)|scene-controls|story-column|words|picture\/eyelids)\.tsx?$|app\/ui\/ornament\.tsx$/;
const ofScenery =
  /app\/(stage\/(picture\/(stage|(use-)?cues|(use-)?motion|use-parallax)|telling\/(rehearsal|use-hurry)|choices|title)|engine\/weighted-pick)\.tsx?$/;
const ofText = /app\/stage\/reading\/(prose|notes|copy-links|trusted-html)\.tsx?$/;
const ofRealm =
  /foley\/src\/engine\/rate|app\/(stage(?!\/told-scene)|storage|ui(?!\/disclosure))\/|app\/art\/eyelids|app\/engine\/(?!manual|reading-time|shelf-rows|towards|weighted-pick)|schema\/(generated\/ui\.(?!keyWords|shopWords|manualWords|cabinetWords|bookWords)\w+|generated\/editions|fill|iso-date|places|plain-address)\.ts|shell\/(aground|map\/(frame|place-li|slip)|use-keys\.ts|settings\/use-settings\.ts)/;

export default defineConfig({
  plugins: [contentPlugin(), classTypesPlugin(), timings(), headScriptPlugin(), art(), reactRouter()],
  css: {
    modules: {
      generateScopedName:
        process.env['NODE_ENV'] === 'production' ? '[hash:base64:5]' : '[local]_[hash:base64:4]',
    },
  },
  // Here, because Vite does not read it in an environment. Each further pass makes a scene's scripts smaller by 100 bytes.
  build: { terserOptions: { compress: { passes: 3 } } },
  environments: {
    client: {
      build: {
        // It packs a scene's scripts by one in a hundred smaller than Vite's own, and takes some seconds more.
        minify: 'terser',
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Few files. The first two have what every page needs, and `realm` the styles of all that scenes share: a
              // page has two sheets that it cannot do without. `story`, `scenery` and `text` come with the scenes that need them.
              groups: [
                { name: 'vendor', test: ofEntry, priority: 3 },
                {
                  name: 'realm',
                  test: (id) =>
                    ofRealm.test(id) && !ofStory.test(id) && !ofScenery.test(id) && !ofText.test(id),
                  priority: 2,
                },
                { name: 'story', test: ofStory },
                { name: 'scenery', test: ofScenery, priority: 1 },
                { name: 'text', test: ofText },
              ],
            },
          },
        },
      },
    },
  },
});
