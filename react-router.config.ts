import type { Config } from '@react-router/dev/config';
import { books } from './app/schema/generated/shelf.ts';

export default {
  ssr: false,
  splitRouteModules: false,
  prerender: [
    '/',
    '/port',
    '/port/shop',
    '/port/athenaeum',
    '/port/athenaeum/cabinet',
    '/port/athenaeum/shelf',
    ...books.map((book) => `/port/athenaeum/shelf/${book.slug}`),
    // Served with status 404: an unknown book, and any other address.
    '/port/athenaeum/shelf/404',
    '/404',
  ],
} satisfies Config;
