// Which page belongs to which address. Pages are loaded when they are first opened.
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
import { loadList } from '../features/box/lists.tsx';
import { readRecipeSearch } from '../features/recipes/recipe-search.ts';
import { loadPage } from '../state/page/loading.ts';
import type { AppState } from '../state/start-up.ts';
import { mayAdminister } from './admission.ts';
import { readBoxSearch } from './box-search.ts';
import { NotFound } from './not-found.tsx';
import { RouteError } from './route-error.tsx';
import { RoutePending } from './route-pending.tsx';
import { Shell } from './shell.tsx';
import { completeTierListSearch, readTierListSearch } from './tier-list-search.ts';

interface Context {
  readonly state: AppState;
}

const root = createRootRouteWithContext<Context>()({ component: Shell, notFoundComponent: NotFound });

const page = <Path extends string>(path: Path, component: RouteComponent) =>
  createRoute({ getParentRoute: () => root, path, component });

/** A page that shows what lives on the server. */
const listing = (load: () => Promise<ComponentType>): RouteComponent =>
  lazyRouteComponent(async () => {
    const [Page, { withServerLists }] = await Promise.all([load(), loadPage(() => import('./server-lists.tsx'))]);
    return { default: withServerLists(Page) };
  });

const settings = createRoute({
  getParentRoute: () => root,
  path: 'settings',
  component: lazyRouteComponent(
    () => loadPage(() => import('../features/settings/settings-frame.tsx')),
    'SettingsFrame',
  ),
});

const settingsPage = <Path extends string>(path: Path, component: RouteComponent) =>
  createRoute({ getParentRoute: () => settings, path, component });

const settingsStart = createRoute({
  getParentRoute: () => settings,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/settings/game', replace: true });
  },
});

const box = createRoute({
  getParentRoute: () => root,
  path: 'box',
  validateSearch: readBoxSearch,
  // Both at once: a page that then waits for its list is drawn twice.
  component: lazyRouteComponent(async () => {
    const [page] = await Promise.all([loadPage(() => import('../features/box/box.tsx')), loadList()]);
    return page;
  }, 'Box'),
});

const recipes = createRoute({
  getParentRoute: () => root,
  path: 'recipes',
  validateSearch: readRecipeSearch,
  component: lazyRouteComponent(() => loadPage(() => import('../features/recipes/recipes.tsx')), 'Recipes'),
});

const tierList = createRoute({
  getParentRoute: () => root,
  path: 'tierlist',
  validateSearch: readTierListSearch,
  beforeLoad: ({ search }) => {
    const complete = completeTierListSearch(search);
    if (complete) throw redirect({ to: '/tierlist', search: complete, replace: true });
  },
  component: listing(async () => (await loadPage(() => import('../features/tierlist/tier-list.tsx'))).TierList),
});

const admin = createRoute({
  getParentRoute: () => root,
  path: 'admin',
  validateSearch: readAdminSearch,
  beforeLoad: async ({ context }) => {
    if (!(await mayAdminister(context.state))) throw redirect({ to: '/', replace: true });
  },
  component: lazyRouteComponent(async () => {
    const [{ Admin }, { NewsCard }, { withServerLists }] = await Promise.all([
      loadPage(() => import('../features/admin/admin.tsx')),
      loadPage(() => import('../features/inbox/news-card.tsx')),
      loadPage(() => import('./server-lists.tsx')),
    ]);
    return { default: withServerLists(() => <Admin newsCard={NewsCard} />) };
  }),
});

const returnPage = (provider: 'discord' | 'patreon' | 'google') =>
  createRoute({
    getParentRoute: () => root,
    path: provider,
    component: listing(async () => {
      const { ReturnPage } = await loadPage(() => import('../features/account/return-page.tsx'));
      return () => <ReturnPage provider={provider} />;
    }),
  });

/** Every part in every state, for those who build them. */
const gallery = import.meta.env.DEV
  ? [
      page(
        'dev/gallery',
        lazyRouteComponent(() => loadPage(() => import('../features/gallery/gallery.tsx')), 'Gallery'),
      ),
    ]
  : [];

const routeTree = root.addChildren([
  page(
    '/',
    lazyRouteComponent(() => loadPage(() => import('../features/home/home.tsx')), 'Home'),
  ),
  page(
    'calculator',
    lazyRouteComponent(() => loadPage(() => import('../features/calculator/calculator.tsx')), 'Calculator'),
  ),
  page(
    'compare',
    lazyRouteComponent(() => loadPage(() => import('../features/compare/compare.tsx')), 'Compare'),
  ),
  page(
    'best',
    lazyRouteComponent(() => loadPage(() => import('../features/best/best.tsx')), 'Best'),
  ),
  box,
  recipes,
  tierList,
  page(
    'week',
    lazyRouteComponent(() => loadPage(() => import('../features/week/week.tsx')), 'Week'),
  ),
  page(
    'changes',
    lazyRouteComponent(() => loadPage(() => import('../features/changes/changes.tsx')), 'Changes'),
  ),
  page(
    'shared',
    lazyRouteComponent(() => loadPage(() => import('../features/shared/shared.tsx')), 'SharedPage'),
  ),
  page(
    'help/screenshots',
    lazyRouteComponent(() => loadPage(() => import('../features/help/screenshots.tsx')), 'ScreenshotHelp'),
  ),
  settings.addChildren([
    settingsStart,
    settingsPage(
      'game',
      listing(async () => (await loadPage(() => import('../features/settings/game-settings.tsx'))).GameSettings),
    ),
    settingsPage(
      'account',
      listing(async () => (await loadPage(() => import('../features/settings/account-settings.tsx'))).AccountSettings),
    ),
    settingsPage(
      'site',
      listing(async () => (await loadPage(() => import('../features/settings/site-settings.tsx'))).SiteSettings),
    ),
  ]),
  page(
    'profile',
    listing(async () => (await loadPage(() => import('../features/profile/profile.tsx'))).Profile),
  ),
  page(
    'beta',
    lazyRouteComponent(() => loadPage(() => import('../features/beta/beta.tsx')), 'Beta'),
  ),
  admin,
  returnPage('discord'),
  returnPage('patreon'),
  returnPage('google'),
  ...gallery,
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
