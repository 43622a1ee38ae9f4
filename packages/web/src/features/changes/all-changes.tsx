// Everything that differs between two editions, by kind, with a field to search in it.

import type { EditionId } from '@oversleep/game';
import { useMemo, useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { countText } from '../../parts/words/wording.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SearchBar } from '../../ui/fields/search-bar.tsx';
import { Grid, Panel, Stack, Text } from '../../ui/layout/layout.tsx';
import { type ChangeGroup, groupsOf, listedChanges, matching } from './change-list.ts';
import * as styles from './changes.module.css';

const t = messages('changes');

interface AllChangesProps {
  readonly from: EditionId;
  readonly to: EditionId;
}

export function AllChanges({ from, to }: AllChangesProps) {
  const [text, setText] = useState('');
  const all = useMemo(() => listedChanges(from, to), [from, to]);
  const found = useMemo(() => matching(all, text), [all, text]);
  return (
    <Panel gap={4} fit pad={4} aria-labelledby="all-changes">
      <div className={styles.head}>
        <h2 id="all-changes">{t('all.title')}</h2>
        <Text tone="muted" size="note" role="status">
          {found.length === all.length
            ? countText(all.length)
            : t('all.countOf', { found: found.length, count: all.length })}
        </Text>
        <SearchBar label={t('all.search')} value={text} onChange={setText} maxWidth={360} />
      </div>
      {found.length === 0 ? (
        <EmptyState title={t('all.none')} words={all.length === 0 ? t('all.same') : t('all.noneText')} />
      ) : (
        groupsOf(found).map((group) => <Group key={group.key} group={group} isSearch={text.trim() !== ''} />)
      )}
    </Panel>
  );
}

/** Longer groups are folded until they are asked for. */
const SHORT = 10;

interface GroupProps {
  readonly group: ChangeGroup;
  readonly isSearch: boolean;
}

function Group({ group: { title, changes }, isSearch }: GroupProps) {
  return (
    <Disclosure heading={3} label={title} value={countText(changes.length)} open={isSearch || changes.length <= SHORT}>
      <Stack as="ul" fit flush>
        {changes.map(({ change, title: name, lines }) => (
          <Grid as="li" key={change.key} className={styles.change} gapX={4}>
            <b>{name}</b>
            <Lines lines={lines.map(({ words }) => words)} />
          </Grid>
        ))}
      </Stack>
    </Disclosure>
  );
}

export function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <Text as="ul" className={styles.lines} tone="muted" size="note" breaks="anywhere">
      {lines.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </Text>
  );
}
