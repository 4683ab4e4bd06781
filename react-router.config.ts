import type { Config } from '@react-router/dev/config';
import { PLACE_ROUTES, SCENE_ROUTES } from './app/schema/sources/place-routes.ts';
import { allBooks } from './app/schema/words.server.ts';

/** Set by scripts/build.ts. It builds beside the last build, and prints the books itself (scripts/print/). */
const buildDirectory = process.env['BUILD_DIRECTORY'];

export default {
  ssr: false,
  buildDirectory: buildDirectory ?? 'build',
  splitRouteModules: false,
  prerender: [
    ...Object.values(SCENE_ROUTES),
    ...(buildDirectory ? [] : allBooks().map((book) => `${PLACE_ROUTES.shelf}/${book.slug}`)),
    // Served with status 404: an unknown book, and any other address.
    `${PLACE_ROUTES.shelf}/404`,
    '/404',
  ],
} satisfies Config;
