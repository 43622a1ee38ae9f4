// Roles in words, and what it means to give one to a player.
import type { AdminUser, Role } from '@oversleep/contract';

export const ROLES: readonly Role[] = ['default', 'supporter', 'admin'];

export const ROLE_NAMES: Readonly<Record<Role, string>> = { default: 'Player', supporter: 'Supporter', admin: 'Admin' };

export const roleNamed = (value: string): Role | null => ROLES.find((role) => role === value) ?? null;

const SOURCES: Readonly<Record<AdminUser['role_source'], string>> = {
  none: 'as all players have it',
  patreon: 'by a membership on Patreon',
  manual: 'given by an admin',
};

export const roleOrigin = ({ role, role_source: source }: AdminUser): string =>
  `${ROLE_NAMES[role]}, ${SOURCES[source]}`;

const GAINS: Readonly<Record<Role, string>> = {
  admin:
    'They will see all players with their friend codes, change roles and codes, and write news to all players. They stay admin until an admin changes it.',
  supporter:
    'They get the heart and the happy avatars, and keep them until an admin changes it, whatever Patreon says.',
  default: 'From then on Patreon decides again: an active membership makes them a supporter with the next check.',
};

/** One sentence for each thing that happens. */
export function roleMeaning({ role }: Pick<AdminUser, 'role'>, to: Role, isSelf: boolean): readonly string[] {
  const loses = role === 'admin' && to !== 'admin';
  return [
    ...(loses ? ['They lose this page and everything on it at once.'] : []),
    GAINS[to],
    ...(loses && isSelf ? ['This is your own account: you cannot give the role back to yourself.'] : []),
    'The change is written into the audit log.',
  ];
}

export const roleQuestion = (name: string, to: Role): string =>
  to === 'default' ? `Make ${name} a regular player?` : `Make ${name} ${to === 'admin' ? 'an admin' : 'a supporter'}?`;
