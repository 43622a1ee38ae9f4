// Players: searched and filtered by the server, page by page, and below them who changed what.
import type { Role } from '@oversleep/contract';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SearchBar } from '../../ui/fields/search-bar.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { AuditLog } from './audit-log.tsx';
import { CursorPager } from './cursor-pager.tsx';
import { QueryState } from './query-state.tsx';
import { RefreshButton } from './refresh-button.tsx';
import { roleNamed } from './role-words.ts';
import { useCursorPages } from './use-cursor-pages.ts';
import { useUserPage } from './user-list.ts';
import { UsersTable } from './users-table.tsx';
import * as styles from './admin.module.css';

/** A value that follows another one once that has rested for a moment, as typing does between words. */
function useSettled<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}

const TYPING_MS = 300;

const ROLE_CHOICES = [
  { value: 'all', label: 'All players' },
  { value: 'default', label: 'Players' },
  { value: 'supporter', label: 'Supporters' },
  { value: 'admin', label: 'Admins' },
];

export function UsersTab() {
  const [search, setSearch] = useState('');
  const [role, setRole] = useState<Role | null>(null);
  const filter = { search: useSettled(search, TYPING_MS), role };
  const pages = useCursorPages(JSON.stringify(filter));
  const query = useUserPage(filter, pages.cursor);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFiltered = filter.search.trim() !== '' || role !== null;

  const showAll = () => {
    setSearch('');
    setRole(null);
  };

  const find = (id: string) => {
    setSearch(id);
    setRole(null);
    // The log is far below the list.
    heading.current?.focus();
  };

  return (
    <section className={styles.section}>
      <h2 ref={heading} tabIndex={-1}>
        User Management Console
      </h2>
      <div className={styles.toolbar}>
        <SearchBar label="Search name, friend code or ID" value={search} onChange={setSearch} maxWidth={360} />
        <SelectField
          label="Role"
          value={role ?? 'all'}
          choices={ROLE_CHOICES}
          onChange={(value) => setRole(roleNamed(value))}
        />
        <RefreshButton label="Refresh the players" busy={query.isFetching} onRefresh={() => void query.refetch()} />
      </div>
      <QueryState query={query} of="players">
        {({ users, nextCursor }) => (
          <>
            {users.length > 0 ? <UsersTable users={users} /> : <NoUsers isFiltered={isFiltered} onShowAll={showAll} />}
            <CursorPager label="Pages of players" pages={pages} next={nextCursor} />
          </>
        )}
      </QueryState>
      <AuditLog onFind={find} />
    </section>
  );
}

interface NoUsersProps {
  readonly isFiltered: boolean;
  readonly onShowAll: () => void;
}

function NoUsers({ isFiltered, onShowAll }: NoUsersProps) {
  if (!isFiltered) return <EmptyState title="No players yet" words="Players appear here at their first login." />;
  return (
    <EmptyState title="No matches" words="Names are found by any part, friend codes and IDs only whole.">
      <Button onClick={onShowAll}>Show all players</Button>
    </EmptyState>
  );
}
