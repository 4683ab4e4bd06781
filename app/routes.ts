import { index, layout, route } from '@react-router/dev/routes';
import type { RouteConfig } from '@react-router/dev/routes';
import { PLACE_ROUTES, SCENE_ROUTES } from './schema/sources/place-routes.ts';

/** /PORT is another address than /port, and does not exist. */
const EXACT = { caseSensitive: true };

const sceneRoute = (path: string, file: string) =>
  path === '/' ? index(file) : route(path.slice(1), file, EXACT);

/** Path → scene. The pathless layout catches the errors of scenes. The rehearsal exists only while developing. */
export default [
  layout('shell/boundary.tsx', [
    ...Object.entries(SCENE_ROUTES).map(([id, path]) => sceneRoute(path, `scenes/${id}/${id}.tsx`)),
    sceneRoute(`${PLACE_ROUTES.shelf}/:book`, 'scenes/book/book.tsx'),
    ...(process.env['NODE_ENV'] === 'development'
      ? [route('rehearsal/:scene?/:state?', 'rehearsal/rehearsal.tsx')]
      : []),
    route('*', 'scenes/lost/lost.tsx'),
  ]),
] satisfies RouteConfig;
