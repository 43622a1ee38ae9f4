// Which tab of the admin's page is open is part of the address.

export const ADMIN_TABS = [
  { id: 'users', label: 'Users' },
  { id: 'announcements', label: 'Announcements' },
  { id: 'changelog', label: 'Changelog' },
  { id: 'jobs', label: 'Jobs' },
] as const;

export type AdminTab = (typeof ADMIN_TABS)[number]['id'];

export interface AdminSearch {
  readonly tab?: AdminTab;
}

export const FIRST_TAB: AdminTab = ADMIN_TABS[0].id;

export const adminTabOf = (value: unknown): AdminTab | undefined => ADMIN_TABS.find(({ id }) => id === value)?.id;

/** A tab that does not exist is none: then the first is shown. */
export function readAdminSearch(search: Readonly<Record<string, unknown>>): AdminSearch {
  const tab = adminTabOf(search.tab);
  return tab === undefined ? {} : { tab };
}
