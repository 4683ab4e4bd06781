import type { UNSAFE_AssetsManifest as Manifest, UNSAFE_RouteModules as Modules } from 'react-router';
import { STYLES_PATIENCE_MS } from '../engine/timings.ts';
import { fetchFile } from '../stage/loading/ahead.ts';
import type { SceneHandle } from '../stage/loading/ahead.ts';
import { wallClock } from '../stage/time/clock.ts';
import { stepTo } from '../stage/time/step.ts';

export type Route = Manifest['routes'][string] & object;

/**
 * Loads the code of a route into `modules`, for a step that `replaces` the present entry of the history, or adds one. A
 * failure is sent as an event with a function that asks again, and the promise waits for that (app/shell/use-scene-code.ts,
 * decision 0009).
 */
export async function loadCode(route: Route, modules: Modules, replaces = false): Promise<void> {
  if (route.id in modules) return;
  // From the first moment: whoever listens to the failure may begin to listen later than one leaves.
  let left = false;
  const onLeave = () => {
    left = true;
  };
  window.addEventListener('beforeunload', onLeave);
  const stop = () => window.removeEventListener('beforeunload', onLeave);
  try {
    modules[route.id] = (await import(/* @vite-ignore */ route.module).finally(stop)) as Modules[string];
  } catch (error) {
    // The scene that is there goes on.
    stepTo.set(undefined);
    await new Promise<void>((resolve) => {
      const again = () => resolve(loadCode(route, modules, replaces));
      const detail = { path: `/${route.path ?? ''}`, error, left, replaces, again };
      window.dispatchEvent(new CustomEvent('scene-code-failed', { detail }));
    });
  }
}

/** The style sheets that are loading, by their address. */
const loading = new Map<string, Promise<void>>();

/** Whether a step to the route need not wait for anything. */
export const isLoaded = ({ id, css = [] }: Route, modules: Modules): boolean =>
  id in modules && css.every((href) => linkOf('stylesheet', href) && !loading.has(href));

/**
 * Loads the style sheets of a route before its scene is shown, for STYLES_PATIENCE_MS at most (decision 0026). They stay
 * in the page: what is chosen by a sheet is computed anew when it comes, and again when it goes.
 */
export async function loadStyles({ css = [] }: Route): Promise<void> {
  await Promise.all(css.map(loadSheet));
}

function loadSheet(href: string): Promise<void> {
  if (linkOf('stylesheet', href)) return loading.get(href) ?? Promise.resolve();
  const link = addLink({ rel: 'stylesheet', href });
  const settled = new Promise<void>((resolve) => {
    const cancel = wallClock.after(STYLES_PATIENCE_MS, resolve);
    const onEnd = ({ type }: Event) => {
      cancel();
      loading.delete(href);
      // The next step asks for it again.
      if (type === 'error') link.remove();
      resolve();
    };
    for (const end of ['load', 'error']) link.addEventListener(end, onEnd);
  });
  loading.set(href, settled);
  return settled;
}

/**
 * Fetches the code and the style sheets of a route, because it will probably be needed soon; then lets its scene fetch
 * what it begins with. What is pointed at gets its styles at once: with the press they would come too late.
 */
export function fetchRoute(route: Route, modules: Modules, pointedAt: boolean): void {
  const { module, imports = [], css = [] } = route;
  for (const href of [module, ...imports]) {
    if (!linkOf('modulepreload', href)) addLink({ rel: 'modulepreload', href });
  }
  if (pointedAt) void loadStyles(route);
  else for (const href of css) if (!linkOf('stylesheet', href)) fetchFile(href);
  // Code that fails is told once the scene is chosen.
  prepare(route, modules, pointedAt).catch(() => {});
}

async function prepare({ id, module }: Route, modules: Modules, pointedAt: boolean): Promise<void> {
  modules[id] ??= (await import(/* @vite-ignore */ module)) as Modules[string];
  (modules[id]?.handle as SceneHandle | undefined)?.ahead(pointedAt);
}

const linkOf = (rel: string, href: string) =>
  document.querySelector<HTMLLinkElement>(`link[rel='${rel}'][href='${CSS.escape(href)}']`);

function addLink(attributes: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), attributes);
  document.head.append(link);
  return link;
}
