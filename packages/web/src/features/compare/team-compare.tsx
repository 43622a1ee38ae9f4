// Compares two or more teams, each with its own settings, with the same luck.

import { Link } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { messages } from '../../messages/messages.ts';
import { Ovi } from '../../parts/pictures/ovi.tsx';
import { useRotationReader } from '../../sim/use-rotation-reader.ts';
import { useAppState, useComparison, useCreatures, useResults, useSettings, useTeams } from '../../state/context.ts';
import { TIME_WINDOWS } from '../../state/data/teams.ts';
import { buttonLook } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { Panel, Row } from '../../ui/layout/layout.tsx';
import { baselineOf } from './entry.ts';
import { comparable, teamEntriesOf, teamRows } from './team-entry.ts';
import { TeamPicker } from './team-picker.tsx';
import { TeamResults } from './team-results.tsx';
import { useRivals } from './use-rivals.ts';
import { WorkBar } from './work-bar.tsx';
import * as styles from './compare.module.css';

const t = messages('compare');

export function TeamCompare() {
  const { creatures: actions } = useAppState();
  const user = useSettings();
  const compared = useComparison((state) => state.teams);
  const timeWindow = useComparison((state) => state.timeWindow);
  const chosen = useComparison((state) => state.view.baseTeam);
  const teams = useTeams((state) => state.teams);
  const creatures = useCreatures((state) => state.creatures);
  const known = useResults((state) => state.comparedTeams);
  const readRotation = useRotationReader(teams);
  const entries = useMemo(
    () => teamEntriesOf(compared, teams, creatures, known, user, readRotation),
    [compared, teams, creatures, known, user, readRotation],
  );
  const keep = useCallback(
    (id: string, { production, values }: Parameters<Parameters<typeof useRivals>[2]>[1], key: string) => {
      const { team, week, errors } = production;
      actions.setComparedTeam(Number(id), { team, week, error: errors.team.total, values }, key);
    },
    [actions],
  );
  const rivals = useRivals(entries, null, keep);
  const baseline = baselineOf(entries, chosen === null ? null : String(chosen));
  const rows = useMemo(() => teamRows(entries, baseline, timeWindow), [entries, baseline, timeWindow]);
  const stale = entries.filter(({ isStale }) => isStale).map(({ id }) => id);
  if (comparable(teams).length === 0) return <NoTeams />;
  return (
    <>
      <Row className={`panel ${styles.compareSettings}`} pad={3.5} padX={4} gap={3} gapX={4} wrap align="end">
        <TeamPicker entries={entries} />
        <Segmented
          label={t('settings.time')}
          value={timeWindow}
          choices={TIME_WINDOWS.map((value) => ({ value, label: t(`time.${value}`) }))}
          onChange={(value) => actions.setComparisonWindow(TIME_WINDOWS.find((known) => known === value) ?? '24H')}
        />
      </Row>
      <Panel as="div" gap={3} fit pad={4}>
        <WorkBar rivals={rivals} stale={stale} words={(count) => t('work.oldTeams', { count })} />
        {entries.length < 2 ? (
          <EmptyState
            picture={<Ovi />}
            title={entries.length === 0 ? t('teams.noneTitle') : t('teams.oneTitle')}
            words={t('teams.text')}
          />
        ) : (
          <TeamResults rows={rows} baseline={baseline} timeWindow={timeWindow} />
        )}
      </Panel>
    </>
  );
}

function NoTeams() {
  return (
    <div className="panel">
      <EmptyState picture={<Ovi />} title={t('teams.emptyTitle')} words={t('teams.emptyText')}>
        <Link to="/calculator" {...buttonLook({ variant: 'primary' })}>
          {t('teams.build')}
        </Link>
      </EmptyState>
    </div>
  );
}
