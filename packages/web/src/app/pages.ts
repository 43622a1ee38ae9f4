// Every page is one row: its address, its name, what loads it and where it is linked. Router, titles, menus, home and the browser tests read it.
import { type ComponentType, createElement } from 'react';

interface PageRow {
  readonly path: `/${string}`;
  /** In the top bar and in the window's title. */
  readonly title: string;
  /** Without it the address only leads elsewhere. */
  readonly load?: () => Promise<ComponentType>;
  /** Shows what lives on the server. */
  readonly lists?: true;
  /** Its figures depend on the edition of the game. */
  readonly figures?: true;
  /** Players open the editor of a Pokémon here, so it is loaded ahead. */
  readonly edits?: true;
  /** The name in the menus; `/settings` and what follows is the player's own part. */
  readonly menu?: string;
  /** The words of its link on the home page. */
  readonly home?: string;
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
    title: 'Home',
    menu: 'Home',
    load: async (): Promise<ComponentType> => {
      const { Home } = await import('../features/home/home.tsx');
      return () => createElement(Home, { links: homeLinks() });
    },
  },
  {
    path: '/calculator',
    title: 'Calculator',
    menu: 'Calculator',
    figures: true,
    edits: true,
    load: async () => (await import('../features/calculator/calculator.tsx')).Calculator,
  },
  {
    path: '/compare',
    title: 'Compare',
    menu: 'Compare',
    figures: true,
    edits: true,
    load: async () => (await import('../features/compare/compare.tsx')).Compare,
  },
  {
    path: '/box',
    title: 'Pokébox',
    menu: 'Pokébox',
    home: 'Pokébox: everybody you own, and what each is worth this week',
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
    path: '/best',
    title: 'Best team',
    menu: 'Best team',
    home: 'Best team: who of them makes most together',
    figures: true,
    load: async () => (await import('../features/best/best.tsx')).Best,
  },
  {
    path: '/week',
    title: 'Week',
    menu: 'Week',
    home: 'Week: what to cook until Sunday, and which rank Snorlax reaches',
    figures: true,
    load: async () => (await import('../features/week/week.tsx')).Week,
  },
  {
    path: '/tierlist',
    title: 'Tier list',
    menu: 'Tier lists',
    figures: true,
    lists: true,
    load: async () => (await import('../features/tierlist/tier-list.tsx')).TierList,
  },
  {
    path: '/recipes',
    title: 'Recipes',
    menu: 'Recipes',
    home: 'Recipes: every dish, and who cooks it',
    figures: true,
    load: async () => (await import('../features/recipes/recipes.tsx')).Recipes,
  },
  {
    path: '/changes',
    title: 'What changed',
    load: async () => (await import('../features/changes/changes.tsx')).Changes,
  },
  {
    path: '/shared',
    title: 'Shared with you',
    figures: true,
    load: async () => (await import('../features/shared/shared.tsx')).SharedPage,
  },
  {
    path: '/help/screenshots',
    title: 'Good screenshots',
    load: async () => (await import('../features/help/screenshots.tsx')).ScreenshotHelp,
  },
  { path: '/settings', title: 'Settings', menu: 'Settings' },
  {
    path: '/settings/game',
    title: 'Game Settings',
    home: 'Settings: your pot, islands and recipe levels',
    lists: true,
    load: async () => (await import('../features/settings/game-settings.tsx')).GameSettings,
  },
  {
    path: '/settings/account',
    title: 'Account Settings',
    lists: true,
    load: async () => (await import('../features/settings/account-settings.tsx')).AccountSettings,
  },
  {
    path: '/settings/site',
    title: 'Site Settings',
    lists: true,
    load: async () => (await import('../features/settings/site-settings.tsx')).SiteSettings,
  },
  {
    path: '/profile',
    title: 'Profile',
    lists: true,
    load: async () => (await import('../features/profile/profile.tsx')).Profile,
  },
  {
    path: '/beta',
    title: 'Beta',
    home: 'What beta means',
    load: async () => (await import('../features/beta/beta.tsx')).Beta,
  },
  {
    path: '/admin',
    title: 'Admin',
    menu: 'Admin',
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
  { path: '/discord', title: 'Discord', closed: 'sign-in', lists: true, load: returnFrom('discord') },
  { path: '/patreon', title: 'Patreon', closed: 'sign-in', lists: true, load: returnFrom('patreon') },
  { path: '/google', title: 'Google', closed: 'sign-in', lists: true, load: returnFrom('google') },
] as const satisfies readonly PageRow[];

export type PagePath = (typeof PAGES)[number]['path'];

export type MenuEntry = Extract<(typeof PAGES)[number], { readonly menu: string }>;

const isInMenu = (page: (typeof PAGES)[number]): page is MenuEntry => 'menu' in page;

export const MENU: readonly MenuEntry[] = PAGES.filter(isInMenu);

const homeLinks = () => PAGES.flatMap((page) => ('home' in page ? [{ to: page.path, words: page.home }] : []));

/** A slash at the end makes no other page. */
function pageAt(path: string): PageRow | undefined {
  const plain = path === '/' ? path : path.replace(/\/+$/, '');
  return PAGES.find((page) => page.path === plain);
}

export const pageName = (path: string): string => pageAt(path)?.title ?? 'Not found';

export const hasFigures = (path: string): boolean => pageAt(path)?.figures === true;

export const editsPokemon = (path: string): boolean => pageAt(path)?.edits === true;

export const windowTitle = (path: string): string =>
  path === '/' ? 'Oversleep: overthink your sleep tracking' : `${pageName(path)} · Oversleep`;
