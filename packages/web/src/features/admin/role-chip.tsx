// A player's role: a sign and a word, not the colour alone.
import type { Role } from '@oversleep/contract';
import { IconCrown, IconHeartFilled } from '@tabler/icons-react';
import { Chip } from '../../ui/buttons/chip.tsx';
import { ROLE_NAMES } from './role-words.ts';

const SIGNS = {
  default: undefined,
  supporter: <IconHeartFilled size={16} aria-hidden="true" />,
  admin: <IconCrown size={16} aria-hidden="true" />,
} as const;

export function RoleChip({ role }: { readonly role: Role }) {
  if (role === 'default') return ROLE_NAMES.default;
  return <Chip label={ROLE_NAMES[role]} icon={SIGNS[role]} colour={`var(--${role})`} />;
}
