import { index, layout, route } from '@react-router/dev/routes';
import type { RouteConfig } from '@react-router/dev/routes';

/** /PORT is another address than /port, and does not exist. */
const EXACT = { caseSensitive: true };

/** Path → scene. The pathless layout catches the errors of scenes. The rehearsal exists only while developing. */
export default [
  layout('shell/boundary.tsx', [
    index('scenes/sea/sea.tsx'),
    route('port', 'scenes/port/port.tsx', EXACT),
    route('port/shop', 'scenes/shop/shop.tsx', EXACT),
    route('port/athenaeum', 'scenes/athenaeum/athenaeum.tsx', EXACT),
    route('port/athenaeum/cabinet', 'scenes/cabinet/cabinet.tsx', EXACT),
    route('port/athenaeum/shelf', 'scenes/shelf/shelf.tsx', EXACT),
    route('port/athenaeum/shelf/:book', 'scenes/book/book.tsx', EXACT),
    ...(process.env['NODE_ENV'] === 'development'
      ? [route('rehearsal/:scene?/:state?', 'rehearsal/rehearsal.tsx')]
      : []),
    route('*', 'scenes/lost/lost.tsx'),
  ]),
] satisfies RouteConfig;
