// Players in rows that open; in a narrow place each row becomes a card, as in other tables.
// biome-ignore-all lint/a11y/noRedundantRoles: a browser forgets the roles when rows are shown as blocks
import type { AdminUser, Role } from '@oversleep/contract';
import { IconCrown, IconHeartFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { Avatar } from '../../parts/pictures/avatar.tsx';
import { Chip } from '../../ui/buttons/chip.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { BareTable, TitledCell } from '../../ui/tables/data-table.tsx';
import { ROLE_NAMES } from './role-words.ts';
import { UserDetails } from './user-details.tsx';
import { UtcTime } from './utc-time.tsx';
import * as adminStyles from './admin.module.css';
import * as styles from './users-table.module.css';

const SIGNS = {
  default: undefined,
  supporter: <IconHeartFilled size={16} aria-hidden="true" />,
  admin: <IconCrown size={16} aria-hidden="true" />,
} as const;

/** A player's role: a sign and a word, not the colour alone. */
function RoleChip({ role }: { readonly role: Role }) {
  if (role === 'default') return ROLE_NAMES.default;
  return <Chip label={ROLE_NAMES[role]} icon={SIGNS[role]} colour={`var(--${role})`} />;
}

const COLUMNS = ['Name', 'Friend code', 'Role', 'Last login', 'Created at', 'Details'];

export function UsersTable({ users }: { readonly users: readonly AdminUser[] }) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <BareTable caption="Players, the newest first" titles={COLUMNS}>
      {users.map((user) => {
        const id = user.external_id;
        const isOpen = open === id;
        return <UserRows key={id} user={user} isOpen={isOpen} onToggle={() => setOpen(isOpen ? null : id)} />;
      })}
    </BareTable>
  );
}

interface UserRowsProps {
  readonly user: AdminUser;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function UserRows({ user, isOpen, onToggle }: UserRowsProps) {
  const details = `details-${user.external_id}`;
  return (
    <>
      <tr role="row" className={styles.user} data-open={isOpen}>
        <th role="rowheader" scope="row">
          <Row as="span" gap={3} breaks="anywhere">
            <Avatar avatar={user.avatar} userRole={user.role} />
            <bdi>{user.name}</bdi>
          </Row>
        </th>
        <TitledCell title="Friend code">
          <code className={adminStyles.whole}>{user.friend_code}</code>
        </TitledCell>
        <TitledCell title="Role">
          <RoleChip role={user.role} />
        </TitledCell>
        <TitledCell title="Last login">
          <UtcTime at={user.last_login} />
        </TitledCell>
        <TitledCell title="Created at">
          <UtcTime at={user.created_at} />
        </TitledCell>
        <TitledCell title="Details">
          <IconButton
            plain
            label={`Details of ${user.name}`}
            icon={<Glyph name={isOpen ? 'up' : 'down'} />}
            aria-expanded={isOpen}
            aria-controls={details}
            onClick={onToggle}
          />
        </TitledCell>
      </tr>
      {isOpen && (
        <tr role="row" id={details} className={styles.opened}>
          <td role="cell" colSpan={COLUMNS.length}>
            <UserDetails user={user} />
          </td>
        </tr>
      )}
    </>
  );
}
