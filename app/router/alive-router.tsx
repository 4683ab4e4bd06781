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
  const files: Files = { ...context, manifest, routeModules };
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
