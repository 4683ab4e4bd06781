import type { UNSAFE_AssetsManifest as Manifest, UNSAFE_RouteModules as Modules } from 'react-router';
import { STYLES_PATIENCE_MS } from '../engine/timings.ts';
import type { SceneHandle } from '../stage/loading/ahead.ts';
import { wallClock } from '../stage/time/clock.ts';
import { stepTo } from '../stage/time/step.ts';

export type Route = Manifest['routes'][string] & object;

/**
 * Loads the code of a route into `modules`. A failure is sent as an event with a function that asks again, and the promise
 * waits for that (app/shell/use-scene-code.ts, decision 0009).
 */
export async function loadCode(route: Route, modules: Modules): Promise<void> {
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
      const again = () => resolve(loadCode(route, modules));
      const detail = { path: `/${route.path ?? ''}`, error, left, again };
      window.dispatchEvent(new CustomEvent('scene-code-failed', { detail }));
    });
  }
}

/** Whether a step to the route need not wait for anything. */
export const isLoaded = (route: Route, modules: Modules): boolean =>
  route.id in modules && missingStyles(route).every((href) => aheadOf(href)?.sheet);

/**
 * Loads the style sheets of a route before its scene is shown, for STYLES_PATIENCE_MS at most (decision 0026). React then
 * adds the links, and gets the sheets from the cache. A preload would be warned of if it is not used after all.
 */
export async function loadStyles(route: Route): Promise<void> {
  await Promise.all(missingStyles(route).map((href) => loadSheet(href, 'high')));
}

const missingStyles = ({ css = [] }: Route) => css.filter((href) => !linkOf('stylesheet', href));

/** The second word has no meaning: with it, nobody takes the link for a sheet of the page (shell/head/watch-styles.ts). */
const AHEAD = 'stylesheet ahead';
const aheadOf = (href: string) => linkOf(AHEAD, href);

/** Loads a sheet, which stays in the page, so that no later step waits for it. */
function loadSheet(href: string, fetchPriority: 'high' | 'low'): Promise<void> {
  // For no medium: it would change every style of the scene that is left, and once more when it goes.
  const link = aheadOf(href) ?? addLink({ rel: AHEAD, href, media: 'not all', fetchPriority });
  if (link.sheet) return Promise.resolve();
  return new Promise((resolve) => {
    const cancel = wallClock.after(STYLES_PATIENCE_MS, resolve);
    const done = ({ type }: Event) => {
      cancel();
      // The next step asks for it again.
      if (type === 'error') link.remove();
      resolve();
    };
    for (const end of ['load', 'error']) link.addEventListener(end, done);
  });
}

/**
 * Fetches the code and the style sheets of a route, because it will probably be needed soon; then lets its scene fetch
 * what it begins with.
 */
export function fetchRoute(route: Route, modules: Modules): void {
  const { module, imports = [] } = route;
  for (const href of [module, ...imports]) {
    if (!linkOf('modulepreload', href)) addLink({ rel: 'modulepreload', href });
  }
  for (const href of missingStyles(route)) void loadSheet(href, 'low');
  // Code that fails is told once the scene is chosen.
  prepare(route, modules).catch(() => {});
}

async function prepare({ id, module }: Route, modules: Modules): Promise<void> {
  modules[id] ??= (await import(/* @vite-ignore */ module)) as Modules[string];
  (modules[id]?.handle as SceneHandle | undefined)?.ahead();
}

const linkOf = (rel: string, href: string) =>
  document.querySelector<HTMLLinkElement>(`link[rel='${rel}'][href='${CSS.escape(href)}']`);

function addLink(attributes: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), attributes);
  document.head.append(link);
  return link;
}
