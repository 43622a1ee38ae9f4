// Tabs with the results of the comparison.

import { areaFactor, type Game } from '@oversleep/game';
import { Suspense, useMemo } from 'react';
import { messages } from '../../messages/messages.ts';
import { useAppState, useComparison } from '../../state/context.ts';
import { COMPARE_TABS } from '../../state/data/comparison.ts';
import { lazyPart } from '../../state/page/loading.ts';
import { Tabs } from '../../ui/buttons/tabs.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import type { Sorting } from '../../ui/tables/sort-control.tsx';
import type { ComparisonEntry } from './entry.ts';
import { OverviewTable } from './overview-table.tsx';
import type { Around } from './question.ts';
import { strengthRows } from './strength-rows.ts';
import { miscTable, overviewTable, strengthTable } from './table-texts.ts';
import * as styles from './compare.module.css';

const t = messages('compare');

interface ResultTabsProps {
  readonly game: Game;
  readonly entries: readonly ComparisonEntry[];
  readonly baseline: ComparisonEntry | undefined;
  readonly around: Around;
}

const ExportMenu = lazyPart(
  () => import('./export-menu.tsx'),
  (file) => file.ExportMenu,
);
const MiscTable = lazyPart(
  () => import('./misc-table.tsx'),
  (file) => file.MiscTable,
);
const StrengthTab = lazyPart(
  () => import('./strength-tab.tsx'),
  (file) => file.StrengthTab,
);

export function ResultTabs({ game, entries, baseline, around }: ResultTabsProps) {
  const { creatures } = useAppState();
  const view = useComparison((state) => state.view);
  const timeWindow = useComparison((state) => state.timeWindow);
  const hasTeam = useComparison((state) => state.teamIndex !== null);
  const { areaBonus } = around.settings;
  const rows = useMemo(
    () => strengthRows(entries, baseline, { game, areaBonus: areaFactor(areaBonus), timeWindow, view }),
    [entries, baseline, game, areaBonus, timeWindow, view],
  );
  const tables = {
    overview: () => overviewTable(game, entries, timeWindow),
    strength: () => strengthTable(rows),
    misc: () => miscTable(entries, timeWindow),
  };
  const sortingOf = (table: string): Sorting => view.sorting[table] ?? { by: '', ascending: true };
  const sort = (table: string) => (sorting: Sorting) =>
    creatures.changeCompareView({ sorting: { ...view.sorting, [table]: sorting } });
  return (
    <Tabs
      label={t('tabs.label')}
      tabs={COMPARE_TABS.map((id) => ({ id, label: t(`tabs.${id}`) }))}
      selected={view.tab}
      onSelect={(id) => creatures.changeCompareView({ tab: COMPARE_TABS.find((tab) => tab === id) ?? 'overview' })}
    >
      <div className={styles.compareTab}>
        <Row gap={4} justify="between">
          <p className={styles.compareTabWords}>{t(`averages.${timeWindow}`)}</p>
          <Suspense>
            <ExportMenu title={t(`exports.${view.tab}`)} timeWindow={timeWindow} table={tables[view.tab]} rows={rows} />
          </Suspense>
        </Row>
        {view.tab === 'overview' && (
          <OverviewTable
            game={game}
            entries={entries}
            timeWindow={timeWindow}
            sorting={sortingOf('overview')}
            onSort={sort('overview')}
          />
        )}
        <Suspense fallback={<Spinner />}>
          {view.tab === 'strength' && (
            <StrengthTab
              rows={rows}
              baseline={baseline}
              hasTeam={hasTeam}
              sorting={sortingOf('strength')}
              onSort={sort('strength')}
            />
          )}
          {view.tab === 'misc' && (
            <MiscTable
              game={game}
              entries={entries}
              timeWindow={timeWindow}
              sorting={sortingOf('misc')}
              onSort={sort('misc')}
            />
          )}
        </Suspense>
      </div>
    </Tabs>
  );
}
