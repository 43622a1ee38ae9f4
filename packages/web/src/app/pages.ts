// Every page with its name, as the top bar and the window's title show it.

const PAGE_NAMES = {
  '/': 'Home',
  '/calculator': 'Calculator',
  '/compare': 'Compare',
  '/best': 'Best team',
  '/box': 'Pokébox',
  '/week': 'Week',
  '/recipes': 'Recipes',
  '/tierlist': 'Tier list',
  '/changes': 'What changed',
  '/shared': 'Shared with you',
  '/help/screenshots': 'Good screenshots',
  '/settings': 'Settings',
  '/settings/game': 'Game Settings',
  '/settings/account': 'Account Settings',
  '/settings/site': 'Site Settings',
  '/profile': 'Profile',
  '/beta': 'Beta',
  '/admin': 'Admin',
  '/discord': 'Discord',
  '/patreon': 'Patreon',
  '/google': 'Google',
} as const;

export type PagePath = keyof typeof PAGE_NAMES;

/** Pages whose figures depend on the edition of the game. */
const WITH_FIGURES: readonly string[] = [
  '/calculator',
  '/compare',
  '/best',
  '/box',
  '/week',
  '/recipes',
  '/tierlist',
  '/shared',
] satisfies PagePath[];

const NOT_FOUND = 'Not found';

const isPage = (path: string): path is PagePath => Object.hasOwn(PAGE_NAMES, path);

/** A slash at the end makes no other page. */
const plainPath = (path: string): string => (path === '/' ? path : path.replace(/\/+$/, ''));

export function pageName(path: string): string {
  const plain = plainPath(path);
  return isPage(plain) ? PAGE_NAMES[plain] : NOT_FOUND;
}

export const hasFigures = (path: string): boolean => WITH_FIGURES.includes(plainPath(path));

export const windowTitle = (path: string): string =>
  path === '/' ? 'Oversleep: overthink your sleep tracking' : `${pageName(path)} · Oversleep`;
