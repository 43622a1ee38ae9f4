// Everything that differs between two editions, by kind, with a field to search in it.
import type { EditionId } from '@oversleep/game';
import { useMemo, useState } from 'react';
import { countText } from '../../parts/words/wording.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SearchBar } from '../../ui/fields/search-bar.tsx';
import { type ChangeGroup, groupsOf, listedChanges, matching } from './change-list.ts';
import * as styles from './changes.module.css';

interface AllChangesProps {
  readonly from: EditionId;
  readonly to: EditionId;
}

export function AllChanges({ from, to }: AllChangesProps) {
  const [text, setText] = useState('');
  const all = useMemo(() => listedChanges(from, to), [from, to]);
  const found = useMemo(() => matching(all, text), [all, text]);
  return (
    <section className={`panel ${styles.card}`} aria-labelledby="all-changes">
      <div className={styles.head}>
        <h2 id="all-changes">All changes</h2>
        <p className={styles.count} role="status">
          {found.length === all.length
            ? countText(all.length)
            : `${countText(found.length)} of ${countText(all.length)}`}
        </p>
        <SearchBar label="Search changes" value={text} onChange={setText} maxWidth={360} />
      </div>
      {found.length === 0 ? (
        <EmptyState
          title="Nothing found"
          words={all.length === 0 ? 'These two are the same.' : 'No change has these words.'}
        />
      ) : (
        groupsOf(found).map((group) => <Group key={group.key} group={group} />)
      )}
    </section>
  );
}

function Group({ group: { title, changes } }: { readonly group: ChangeGroup }) {
  return (
    <section aria-label={title}>
      <h3 className={styles.groupTitle}>
        {title} <span className={styles.count}>{countText(changes.length)}</span>
      </h3>
      <ul className={styles.list}>
        {changes.map(({ change, title: name, lines }) => (
          <li key={change.key} className={styles.change}>
            <b>{name}</b>
            <Lines lines={lines.map(({ words }) => words)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}
