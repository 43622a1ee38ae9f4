// Which page belongs to which address. Pages are loaded when they are first opened.
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router';
import { admitAdmin } from './admission.ts';
import { NotFound } from './not-found.tsx';
import { RouteError } from './route-error.tsx';
import { RoutePending } from './route-pending.tsx';
import { Shell } from './shell.tsx';
import { completeTierListSearch, readTierListSearch } from './tier-list-search.ts';

const root = createRootRoute({ component: Shell, notFoundComponent: NotFound });

const page = <Path extends string>(path: Path, component: RouteComponent) =>
  createRoute({ getParentRoute: () => root, path, component });

const settings = createRoute({
  getParentRoute: () => root,
  path: 'settings',
  component: lazyRouteComponent(() => import('../features/settings/settings-frame.tsx'), 'SettingsFrame'),
});

const settingsPage = <Path extends string>(path: Path, component: RouteComponent) =>
  createRoute({ getParentRoute: () => settings, path, component });

const routeTree = root.addChildren([
  page(
    '/',
    lazyRouteComponent(() => import('../features/home/home.tsx'), 'Home'),
  ),
  page(
    'calculator',
    lazyRouteComponent(() => import('../features/calculator/calculator.tsx'), 'Calculator'),
  ),
  page(
    'beta',
    lazyRouteComponent(() => import('../features/beta/beta.tsx'), 'Beta'),
  ),
]);

export const router = createRouter({
  routeTree,
  defaultPendingComponent: RoutePending,
  defaultErrorComponent: RouteError,
  scrollRestoration: true,
  trailingSlash: 'never',
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
