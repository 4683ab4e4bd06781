import type { UNSAFE_AssetsManifest as Manifest, UNSAFE_RouteModules as Modules } from 'react-router';
import { STYLES_PATIENCE_MS } from '../engine/timings.ts';
import { fetchFile } from '../stage/loading/ahead.ts';
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

/**
 * Loads the style sheets of a route before its scene is shown, for STYLES_PATIENCE_MS at most (decision 0026). React then
 * adds the links, and gets the sheets from the cache. A preload would be warned of if it is not used after all.
 */
export async function loadStyles({ css = [] }: Route): Promise<void> {
  await Promise.all(css.filter((href) => !has('stylesheet', href)).map(loadSheet));
}

function loadSheet(href: string): Promise<void> {
  return new Promise((resolve) => {
    // For no medium: it would change every style of the scene that is left, and once more when it goes. The second word has
    // no meaning: with it, nobody takes the link for a sheet of the page (shell/head/watch-styles.ts).
    const link = addLink({ rel: 'stylesheet ahead', href, media: 'not all', fetchPriority: 'high' });
    const done = () => {
      cancel();
      link.remove();
      resolve();
    };
    const cancel = wallClock.after(STYLES_PATIENCE_MS, done);
    for (const end of ['load', 'error']) link.addEventListener(end, done);
  });
}

/**
 * Fetches the code and the style sheets of a route, because it will probably be needed soon; then lets its scene fetch
 * what it begins with.
 */
export function fetchRoute(route: Route, modules: Modules): void {
  const { module, imports = [], css = [] } = route;
  for (const href of [module, ...imports]) {
    if (!has('modulepreload', href)) addLink({ rel: 'modulepreload', href });
  }
  for (const href of css) if (!has('stylesheet', href)) fetchFile(href);
  // Code that fails is told once the scene is chosen.
  prepare(route, modules).catch(() => {});
}

async function prepare({ id, module }: Route, modules: Modules): Promise<void> {
  modules[id] ??= (await import(/* @vite-ignore */ module)) as Modules[string];
  (modules[id]?.handle as SceneHandle | undefined)?.ahead();
}

const has = (rel: string, href: string) =>
  document.querySelector(`link[rel='${rel}'][href='${CSS.escape(href)}']`) !== null;

function addLink(attributes: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), attributes);
  document.head.append(link);
  return link;
}
