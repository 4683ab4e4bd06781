import { RouterProvider, UNSAFE_FrameworkContext as FrameworkContext } from 'react-router';
import type { UNSAFE_AssetsManifest as Manifest, UNSAFE_RouteModules as Modules } from 'react-router';
import type { Context } from 'react';
import { createSceneRouter } from './scene-router.tsx';

type Files = typeof FrameworkContext extends Context<infer Value> ? NonNullable<Value> : never;

/** What React Router prints into each page for its router. */
interface PrintedPage {
  readonly __reactRouterContext: Omit<Files, 'manifest' | 'routeModules'>;
  readonly __reactRouterManifest: Manifest;
  readonly __reactRouterRouteModules: Modules;
}

/**
 * The router of a page that is alive, in place of React Router's `<HydratedRouter>`, with the same shape: identifiers
 * depend on it. Where that one has its data, this has an empty fragment.
 */
export function createAliveRouter() {
  const {
    __reactRouterContext: context,
    __reactRouterManifest: manifest,
    __reactRouterRouteModules: routeModules,
  } = window as typeof window & PrintedPage;
  const router = createSceneRouter(manifest, routeModules).initialize();
  const files: Files = { ...context, manifest: withPrintedStyles(manifest, routeModules), routeModules };
  return function AliveRouter() {
    return (
      <>
        <FrameworkContext value={files}>
          <RouterProvider router={router} />
        </FrameworkContext>
        <></>
      </>
    );
  };
}

/** A manifest whose style sheets are those that were printed, and all belong to the page: React never takes one out. */
function withPrintedStyles(manifest: Manifest, printed: Modules): Manifest {
  const own = Object.entries(manifest.routes).filter(([id]) => id in printed);
  const css = own.flatMap(([, route]) => route?.css ?? []);
  const routes = Object.entries(manifest.routes).map(([id, route]) => [
    id,
    route && { ...route, css: route.parentId === undefined ? css : [] },
  ]);
  return { ...manifest, routes: Object.fromEntries(routes) as Manifest['routes'] };
}
