// Every page is one row: its address, its name, what loads it and where it is linked. Router, titles, menus and the browser tests read it.
import { type ComponentType, createElement } from 'react';
import type { HelpedPage } from '../features/help/page-help.tsx';
import { messages } from '../messages/messages.ts';

const t = messages('shell');

/** Groups with a heading, `team` and `reference`, and those that need none. */
export type MenuGroup = 'start' | 'team' | 'mine' | 'reference' | 'own';

interface PageRow {
  readonly path: `/${string}`;
  /** Key of its texts: the title in the top bar and the window, the entry in menus. */
  readonly name: string;
  /** Without it the address only leads elsewhere. */
  readonly load?: () => Promise<ComponentType>;
  /** Shows what lives on the server. */
  readonly lists?: true;
  /** Its figures depend on the edition of the game. */
  readonly figures?: true;
  /** Players open the editor of a Pokémon here, so it is loaded ahead. */
  readonly edits?: true;
  /** It is in the menus, in this group of them. */
  readonly menu?: MenuGroup;
  /** It has a section of help, under its name in `pageHelp.json`. */
  readonly help?: true;
  /** Guests who open the address cannot stay. */
  readonly closed?: 'admins' | 'sign-in';
}

const returnFrom = (provider: 'discord' | 'patreon' | 'google') => async () => {
  const { ReturnPage } = await import('../features/account/return-page.tsx');
  return () => createElement(ReturnPage, { provider });
};

export const PAGES = [
  {
    path: '/',
    name: 'home',
    menu: 'start',
    load: async () => (await import('../features/home/home.tsx')).Home,
  },
  {
    path: '/calculator',
    name: 'calculator',
    help: true,
    menu: 'team',
    figures: true,
    edits: true,
    load: async () => (await import('../features/calculator/calculator.tsx')).Calculator,
  },
  {
    path: '/compare',
    name: 'compare',
    help: true,
    menu: 'team',
    figures: true,
    edits: true,
    load: async () => (await import('../features/compare/compare.tsx')).Compare,
  },
  {
    path: '/best',
    name: 'best',
    help: true,
    menu: 'team',
    figures: true,
    load: async () => (await import('../features/best/best.tsx')).Best,
  },
  {
    path: '/week',
    name: 'week',
    help: true,
    menu: 'mine',
    figures: true,
    load: async () => (await import('../features/week/week.tsx')).Week,
  },
  {
    path: '/box',
    name: 'box',
    help: true,
    menu: 'mine',
    figures: true,
    edits: true,
    // Both at once: a page that then waits for its list is drawn twice.
    load: async () => {
      const [{ BoxPage }] = await Promise.all([
        import('../features/box/box.tsx'),
        import('../features/box/lists.tsx').then(({ loadList }) => loadList()),
      ]);
      return BoxPage;
    },
  },
  {
    path: '/tierlist',
    name: 'tierlist',
    help: true,
    menu: 'reference',
    figures: true,
    lists: true,
    load: async () => (await import('../features/tierlist/tier-list.tsx')).TierList,
  },
  {
    path: '/recipes',
    name: 'recipes',
    help: true,
    menu: 'reference',
    figures: true,
    load: async () => (await import('../features/recipes/recipes.tsx')).Recipes,
  },
  {
    path: '/changes',
    name: 'changes',
    help: true,
    menu: 'reference',
    load: async () => (await import('../features/changes/changes.tsx')).Changes,
  },
  {
    path: '/shared',
    name: 'shared',
    help: true,
    load: async () => (await import('../features/shared/shared.tsx')).SharedPage,
  },
  {
    path: '/help/screenshots',
    name: 'screenshotHelp',
    load: async () => (await import('../features/help/screenshots.tsx')).ScreenshotHelp,
  },
  { path: '/settings', name: 'settings', menu: 'own' },
  {
    path: '/settings/game',
    name: 'gameSettings',
    help: true,
    lists: true,
    load: async () => (await import('../features/settings/game-settings.tsx')).GameSettings,
  },
  {
    path: '/settings/account',
    name: 'accountSettings',
    lists: true,
    load: async () => (await import('../features/settings/account-settings.tsx')).AccountSettings,
  },
  {
    path: '/settings/site',
    name: 'siteSettings',
    lists: true,
    load: async () => (await import('../features/settings/site-settings.tsx')).SiteSettings,
  },
  {
    path: '/help',
    name: 'help',
    menu: 'own',
    load: async () => {
      const { Help } = await import('../features/help/help.tsx');
      return () => createElement(Help, { pages: HELPED });
    },
  },
  {
    path: '/profile',
    name: 'profile',
    lists: true,
    load: async () => (await import('../features/profile/profile.tsx')).Profile,
  },
  {
    path: '/beta',
    name: 'beta',
    load: async () => (await import('../features/beta/beta.tsx')).Beta,
  },
  {
    path: '/developers',
    name: 'developers',
    lists: true,
    load: async () => (await import('../features/developers/developers.tsx')).Developers,
  },
  {
    path: '/admin',
    name: 'admin',
    menu: 'own',
    closed: 'admins',
    lists: true,
    load: async () => {
      const [{ Admin }, { NewsCard }] = await Promise.all([
        import('../features/admin/admin.tsx'),
        import('../features/inbox/news-card.tsx'),
      ]);
      return () => createElement(Admin, { newsCard: NewsCard });
    },
  },
  { path: '/discord', name: 'discord', closed: 'sign-in', lists: true, load: returnFrom('discord') },
  { path: '/patreon', name: 'patreon', closed: 'sign-in', lists: true, load: returnFrom('patreon') },
  { path: '/google', name: 'google', closed: 'sign-in', lists: true, load: returnFrom('google') },
] as const satisfies readonly PageRow[];

type AppPage = (typeof PAGES)[number];

export type PagePath = AppPage['path'];

export type PageLink = Extract<AppPage, { readonly menu: MenuGroup }>;

const isInMenu = (page: AppPage): page is PageLink => 'menu' in page;

export const MENU: readonly PageLink[] = PAGES.filter(isInMenu);

const helpedPage = (page: AppPage): readonly { readonly path: PagePath; readonly name: HelpedPage }[] =>
  'help' in page ? [page] : [];

const HELPED: readonly { readonly path: string; readonly name: HelpedPage }[] = PAGES.flatMap(helpedPage);

/** The name of a page in the menus. */
export const menuName = ({ name }: PageLink): string => t(`menu.${name}`);

/** A slash at the end makes no other page. */
function pageAt(path: string): AppPage | undefined {
  const plain = path === '/' ? path : path.replace(/\/+$/, '');
  return PAGES.find((page) => page.path === plain);
}

export function pageName(path: string): string {
  const page = pageAt(path);
  return page ? t(`pages.${page.name}`) : t('pages.notFound');
}

export function hasFigures(path: string): boolean {
  const page = pageAt(path);
  return page !== undefined && 'figures' in page;
}

export function editsPokemon(path: string): boolean {
  const page = pageAt(path);
  return page !== undefined && 'edits' in page;
}

/** Where the help for a page is, if it has any. */
export function helpFor(path: string): HelpedPage | undefined {
  const page = pageAt(path);
  return page && helpedPage(page)[0]?.name;
}

export const windowTitle = (path: string): string =>
  path === '/' ? t('homeWindowTitle') : t('windowTitle', { page: pageName(path) });
