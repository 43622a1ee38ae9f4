// Who changed what and when; fetched when it is opened.
import type { AuditEntry } from '@oversleep/contract';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { type Column, DataTable } from '../../ui/tables/data-table.tsx';
import { useAuditPage } from './audit-list.ts';
import { actionText, actorText, isAboutPlayer } from './audit-words.ts';
import { CursorPager } from './cursor-pager.tsx';
import { QueryState } from './query-state.tsx';
import { useCursorPages } from './use-cursor-pages.ts';
import { UtcTime } from './utc-time.tsx';
import * as adminStyles from './admin.module.css';
import * as styles from './audit-log.module.css';

interface AuditLogProps {
  /** Looks for the player with that id. */
  readonly onFind: (id: string) => void;
}

export function AuditLog({ onFind }: AuditLogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.audit} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Audit log</summary>
      {isOpen && <Entries onFind={onFind} />}
    </details>
  );
}

function Entries({ onFind }: AuditLogProps) {
  const pages = useCursorPages('audit');
  const query = useAuditPage(pages.cursor);
  return (
    <QueryState query={query} of="entries of the log">
      {({ entries, nextCursor }) => (
        <>
          <DataTable
            caption="Changes and who made them, newest first"
            columns={columns(onFind)}
            rows={entries}
            rowKey={({ at, action, target }) => `${at} ${action} ${target}`}
            empty="Nothing was changed yet."
          />
          <CursorPager label="Pages of the log" pages={pages} next={nextCursor} />
        </>
      )}
    </QueryState>
  );
}

const columns = (onFind: (id: string) => void): readonly Column<AuditEntry>[] => [
  { key: 'what', title: 'What', cell: (entry) => actionText(entry) },
  { key: 'who', title: 'By', cell: (entry) => <bdi>{actorText(entry)}</bdi> },
  { key: 'when', title: 'When', cell: ({ at }) => <UtcTime at={at} /> },
  { key: 'about', title: 'About', cell: (entry) => <About entry={entry} onFind={onFind} /> },
];

function About({ entry, onFind }: { readonly entry: AuditEntry } & AuditLogProps) {
  const short = <code className={adminStyles.whole}>{entry.target.slice(0, 8)}</code>;
  if (!isAboutPlayer(entry)) return short;
  return (
    <span className={styles.about}>
      <Button small variant="quiet" onClick={() => onFind(entry.target)}>
        <span className="unseen">Find the player </span>
        {short}
      </Button>
    </span>
  );
}
