import type { Config } from '@react-router/dev/config';
import { PLACE_ROUTES, SCENE_ROUTES } from './app/schema/sources/place-routes.ts';
import { books } from './app/schema/generated/shelf.ts';

export default {
  ssr: false,
  // scripts/build.ts builds beside the last build.
  buildDirectory: process.env['BUILD_DIRECTORY'] ?? 'build',
  splitRouteModules: false,
  prerender: [
    ...Object.values(SCENE_ROUTES),
    ...books.map((book) => `${PLACE_ROUTES.shelf}/${book.slug}`),
    // Served with status 404: an unknown book, and any other address.
    `${PLACE_ROUTES.shelf}/404`,
    '/404',
  ],
} satisfies Config;
