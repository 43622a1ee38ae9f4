// Players in rows that open; in a narrow place each row becomes a card, as in other tables.
// biome-ignore-all lint/a11y/noRedundantRoles: a browser forgets the roles when rows are shown as blocks
import type { AdminUser } from '@oversleep/contract';
import { type ReactNode, useState } from 'react';
import { Avatar } from '../../parts/avatar.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { RoleChip } from './role-chip.tsx';
import { UserDetails } from './user-details.tsx';
import { UtcTime } from './utc-time.tsx';
import '../../ui/data-table.css';

const COLUMNS = ['Name', 'Friend code', 'Role', 'Last login', 'Created at', 'Details'];

export function UsersTable({ users }: { readonly users: readonly AdminUser[] }) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <div className="table-box">
      <table className="table" role="table">
        <caption className="unseen">Players, the newest first</caption>
        <thead role="rowgroup">
          <tr role="row">
            {COLUMNS.map((title) => (
              <th key={title} role="columnheader" scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {users.map((user) => {
            const id = user.external_id;
            const isOpen = open === id;
            return <UserRows key={id} user={user} isOpen={isOpen} onToggle={() => setOpen(isOpen ? null : id)} />;
          })}
        </tbody>
      </table>
    </div>
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
      <tr role="row" className="admin-user" data-open={isOpen}>
        <th role="rowheader" scope="row">
          <span className="admin-person">
            <Avatar avatar={user.avatar} userRole={user.role} />
            <bdi>{user.name}</bdi>
          </span>
        </th>
        <Cell title="Friend code">
          <code>{user.friend_code}</code>
        </Cell>
        <Cell title="Role">
          <RoleChip role={user.role} />
        </Cell>
        <Cell title="Last login">
          <UtcTime at={user.last_login} />
        </Cell>
        <Cell title="Created at">
          <UtcTime at={user.created_at} />
        </Cell>
        <Cell title="Details">
          <IconButton
            plain
            label={`Details of ${user.name}`}
            icon={<Glyph name={isOpen ? 'up' : 'down'} />}
            aria-expanded={isOpen}
            aria-controls={details}
            onClick={onToggle}
          />
        </Cell>
      </tr>
      {isOpen && (
        <tr role="row" id={details} className="admin-opened">
          <td role="cell" colSpan={COLUMNS.length}>
            <UserDetails user={user} />
          </td>
        </tr>
      )}
    </>
  );
}

function Cell({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <td role="cell">
      <span className="table-cell-title" aria-hidden="true">
        {title}
      </span>
      {children}
    </td>
  );
}
