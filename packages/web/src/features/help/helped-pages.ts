// The pages that have a section on the help page, in its order.
export const HELPED_PAGES = [
  { name: 'calculator', path: '/calculator' },
  { name: 'compare', path: '/compare' },
  { name: 'best', path: '/best' },
  { name: 'week', path: '/week' },
  { name: 'box', path: '/box' },
  { name: 'tierlist', path: '/tierlist' },
  { name: 'recipes', path: '/recipes' },
  { name: 'changes', path: '/changes' },
  { name: 'shared', path: '/shared' },
  { name: 'settings', path: '/settings/game' },
] as const;

export type HelpedPage = (typeof HELPED_PAGES)[number]['name'];

export const helpFor = (path: string): HelpedPage | undefined =>
  HELPED_PAGES.find((page) => page.path === path.replace(/\/+$/, ''))?.name;
