// Which page belongs to which address: all of the table of pages, and what some of them read from their address. Pages are loaded when they are first opened.
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { readAdminSearch } from '../features/admin/admin-search.ts';
import { readRecipeSearch } from '../features/recipes/recipe-search.ts';
import { loadPage } from '../state/page/loading.ts';
import type { AppState } from '../state/start-up.ts';
import { mayAdminister } from './admission.ts';
import { readBoxSearch } from './box-search.ts';
import { NotFound } from './not-found.tsx';
import { PAGES, type PagePath } from './pages.ts';
import { RouteError } from './route-error.tsx';
import { RoutePending } from './route-pending.tsx';
import { Shell } from './shell.tsx';
import { completeTierListSearch, readTierListSearch } from './tier-list-search.ts';

interface Context {
  readonly state: AppState;
}

const root = createRootRouteWithContext<Context>()({ component: Shell, notFoundComponent: NotFound });

const lazyPage = (load: () => Promise<ComponentType>, lists = false): RouteComponent =>
  lazyRouteComponent(async () => {
    if (!lists) return { default: await loadPage(load) };
    const [Page, { withServerLists }] = await Promise.all([
      loadPage(load),
      loadPage(() => import('./server-lists.tsx')),
    ]);
    return { default: withServerLists(Page) };
  });

/** The options of a page's route that its row says. */
function at<Path extends PagePath>(path: Path) {
  const row = PAGES.find((page) => page.path === path);
  return {
    path,
    ...(row && 'load' in row && { component: lazyPage(row.load, 'lists' in row) }),
  };
}

const box = createRoute({ getParentRoute: () => root, ...at('/box'), validateSearch: readBoxSearch });

const recipes = createRoute({ getParentRoute: () => root, ...at('/recipes'), validateSearch: readRecipeSearch });

const tierList = createRoute({
  getParentRoute: () => root,
  ...at('/tierlist'),
  validateSearch: readTierListSearch,
  beforeLoad: ({ search }) => {
    const complete = completeTierListSearch(search);
    if (complete) throw redirect({ to: '/tierlist', search: complete, replace: true });
  },
});

const admin = createRoute({
  getParentRoute: () => root,
  ...at('/admin'),
  validateSearch: readAdminSearch,
  beforeLoad: async ({ context }) => {
    if (!(await mayAdminister(context.state))) throw redirect({ to: '/', replace: true });
  },
});

/** A link with a preview holds its content in the path, for chats; here it goes where no server sees it. */
const previewLink = createRoute({
  getParentRoute: () => root,
  path: '/s/$code',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/shared', hash: params.code, replace: true });
  },
});

const settings = createRoute({
  getParentRoute: () => root,
  ...at('/settings'),
  beforeLoad: () => {
    throw redirect({ to: '/settings/game', replace: true });
  },
});

/** Around all settings; it stays while one goes from one to another. */
const settingsFrame = createRoute({
  getParentRoute: () => root,
  id: 'settings-frame',
  component: lazyPage(async () => (await import('../features/settings/settings-frame.tsx')).SettingsFrame),
});

type SettingsPath = Extract<PagePath, `/settings/${string}`>;
const isSettings = (path: PagePath): path is SettingsPath => path.startsWith('/settings/');

const OWN_ROUTES = ['/box', '/recipes', '/tierlist', '/admin', '/settings'] as const;
type PlainPath = Exclude<PagePath, SettingsPath | (typeof OWN_ROUTES)[number]>;
const isPlain = (path: PagePath): path is PlainPath => !isSettings(path) && !OWN_ROUTES.some((own) => own === path);

const paths = PAGES.map(({ path }) => path);

const routeTree = root.addChildren([
  ...paths.filter(isPlain).map((path) => createRoute({ getParentRoute: () => root, ...at(path) })),
  box,
  recipes,
  tierList,
  admin,
  previewLink,
  settings,
  settingsFrame.addChildren(
    paths.filter(isSettings).map((path) => createRoute({ getParentRoute: () => settingsFrame, ...at(path) })),
  ),
]);

export const createAppRouter = (state: AppState) =>
  createRouter({
    routeTree,
    context: { state },
    defaultPendingComponent: RoutePending,
    defaultErrorComponent: RouteError,
    defaultPreload: 'intent',
    scrollRestoration: true,
    trailingSlash: 'never',
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
