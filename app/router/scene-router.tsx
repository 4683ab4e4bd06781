import {
  createPath,
  matchRoutes,
  IDLE_NAVIGATION,
  NavigationType,
  parsePath,
  resolvePath,
} from 'react-router';
import type {
  DataRouter,
  Location,
  RouteObject,
  To,
  UNSAFE_AssetsManifest as Manifest,
  UNSAFE_RouteModules as Modules,
} from 'react-router';
import { inNextTask } from '../stage/time/next-task.ts';
import { spelled } from '../schema/decoded.ts';
import { fetchAhead, onAhead } from '../stage/loading/ahead.ts';
import { stepTo } from '../stage/time/step.ts';
import { fetchRoute, isLoaded, loadCode, loadStyles } from './files.ts';
import type { Route } from './files.ts';
import { asWritten, presentLocation, writeStep } from './session-history.ts';

type State = DataRouter['state'];

/** No scene is here: it matches what every unknown address does. */
const ANY_UNKNOWN_PATH = '/404';

interface Options {
  readonly replace?: boolean;
  readonly preventScrollReset?: boolean;
  readonly state?: unknown;
}

/**
 * What stands at an address once the page is alive (decision 0028): it matches, waits for a scene's code and styles, and
 * writes the history. React Router's components take it for their router of data; it has no loaders, actions or fetchers.
 */
export function createSceneRouter(manifest: Manifest, modules: Modules): DataRouter {
  const byId: Record<string, RouteObject> = {};
  const routes = childrenOf(undefined);
  const subscribers = new Set<Parameters<DataRouter['subscribe']>[0]>();
  const match = (to: To) => matchRoutes(routes, legible(to)) as State['matches'];
  let navigations = 0;
  let state: State = {
    historyAction: NavigationType.Pop,
    location: presentLocation(),
    matches: matchPrinted(),
    initialized: true,
    renderFallback: false,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: {},
    actionData: null,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  };

  /**
   * What the page was printed as. Where a host has one page for everything unknown, that page also stands at the address of
   * a book that is not there: it stays what it is.
   */
  function matchPrinted(): State['matches'] {
    const matches = match(presentLocation());
    return matches.at(-1)!.route.id in modules ? matches : match(ANY_UNKNOWN_PATH);
  }

  function childrenOf(parent: string | undefined): RouteObject[] {
    const own = Object.values(manifest.routes).filter((route) => route !== undefined);
    return own.filter(({ parentId }) => parentId === parent).map((route) => toObject(route));
  }

  function toObject(route: Route): RouteObject {
    const { id, path, index, caseSensitive } = route;
    const children = index ? undefined : childrenOf(id);
    const object = {
      id,
      path,
      index,
      caseSensitive,
      ...(children?.length ? { children } : {}),
    } as RouteObject;
    byId[id] = object;
    fill(object, modules);
    return object;
  }

  const update = (change: Partial<State>) => {
    state = { ...state, ...change };
    for (const tell of subscribers) {
      tell(state, { deletedFetchers: [], newErrors: null, viewTransitionOpts: undefined, flushSync: false });
    }
  };

  async function start(
    action: NavigationType,
    location: Location,
    preventScrollReset = false,
  ): Promise<void> {
    navigations += 1;
    const own = navigations;
    const matches = match(location);
    const { id } = matches.at(-1)!.route;
    if (!isWithinPage(state.location, location)) {
      stepTo.set(location.pathname);
      const route = manifest.routes[id]!;
      if (isLoaded(route, modules)) await nextTask();
      else {
        // No form is sent here, so the fields of a form stay empty.
        const loading = { ...IDLE_NAVIGATION, state: 'loading', location, matches, historyAction: action };
        update({ navigation: loading as State['navigation'] });
        await Promise.all([loadCode(route, modules, action === NavigationType.Replace), loadStyles(route)]);
      }
      // Another navigation has begun.
      if (own !== navigations) return;
      fill(byId[id]!, modules);
    }
    writeStep(action, location);
    update({ historyAction: action, location, matches, navigation: IDLE_NAVIGATION, preventScrollReset });
  }

  function locationOf(to: To, given: unknown): Location {
    const { pathname, search, hash } = resolvePath(to, state.location.pathname);
    const named = typeof to === 'string' ? parsePath(to) : to;
    // A step to a part of the page keeps the page's query.
    const kept = named.pathname === undefined && named.search === undefined ? state.location.search : search;
    const path = asWritten({ pathname, search: kept, hash });
    const key = Math.random().toString(36).slice(2, 10);
    return { ...path, state: given ?? null, key, mask: undefined };
  }

  return {
    basename: '/',
    routes,
    manifest: byId,
    match,
    get state() {
      return state;
    },
    initialize() {
      window.addEventListener('popstate', () => void start(NavigationType.Pop, presentLocation()));
      onAhead((address, pointedAt) => {
        const route = manifest.routes[match(address).at(-1)!.route.id]!;
        if (route.path !== '*') fetchRoute(route, modules, pointedAt);
      });
      watchIntent();
      return this;
    },
    subscribe(tell: Parameters<DataRouter['subscribe']>[0]) {
      subscribers.add(tell);
      return () => subscribers.delete(tell);
    },
    async navigate(to: To | number, { replace, preventScrollReset, state: given }: Options = {}) {
      if (typeof to === 'number') return window.history.go(to);
      const action = replace ? NavigationType.Replace : NavigationType.Push;
      await start(action, locationOf(to, given), preventScrollReset);
    },
    createHref: createPath,
    encodeLocation: asWritten,
  } as unknown as DataRouter;
}

/** An address that can be decoded: React Router would warn of a `%` that begins no letter. */
function legible(to: To): To {
  const { pathname = '' } = typeof to === 'string' ? parsePath(to) : to;
  return { pathname: spelled(pathname) };
}

/** Whether a step is to another part of the same page, as a browser understands it. */
function isWithinPage(from: Location, to: Location): boolean {
  return from.pathname === to.pathname && from.search === to.search && (to.hash !== '' || from.hash !== '');
}

/** Within the event of a step in the history React renders at once and not in slices, so nothing else is answered. */
const nextTask = () => new Promise<void>(inNextTask);

/** Gives a route what its code exports, if that has been loaded. */
function fill(route: RouteObject, modules: Modules): void {
  const module = modules[route.id!];
  if (!module) return;
  const { default: Component, ErrorBoundary, Layout } = module;
  const within = (Part: typeof Component | undefined) =>
    Part &&
    (Layout ? (
      <Layout>
        <Part />
      </Layout>
    ) : (
      <Part />
    ));
  Object.assign(route, {
    element: within(Component),
    errorElement: within(ErrorBoundary as typeof Component),
  });
}

/** Whoever points at a link will probably follow it. */
function watchIntent(): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin === window.location.origin && link.target === '') fetchAhead(link.pathname, true);
  };
  for (const intent of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(intent, onIntent, { passive: true });
  }
}
