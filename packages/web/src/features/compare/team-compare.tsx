// Two or more whole teams, each with its own settings, simulated with the same luck.

import { Link } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { Ovi } from '../../parts/pictures/ovi.tsx';
import { useAppState, useComparison, useCreatures, useResults, useSettings, useTeams } from '../../state/context.ts';
import { TIME_WINDOWS } from '../../state/data/teams.ts';
import { buttonLook } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { baselineOf } from './entry.ts';
import { TIME_WORDS } from './strengths.ts';
import { comparable, teamEntriesOf, teamRows } from './team-entry.ts';
import { TeamPicker } from './team-picker.tsx';
import { TeamResults } from './team-results.tsx';
import { useRivals } from './use-rivals.ts';
import { WorkBar } from './work-bar.tsx';
import * as styles from './compare.module.css';

export function TeamCompare() {
  const { creatures: actions } = useAppState();
  const user = useSettings();
  const compared = useComparison((state) => state.teams);
  const timeWindow = useComparison((state) => state.timeWindow);
  const chosen = useComparison((state) => state.view.baseTeam);
  const teams = useTeams((state) => state.teams);
  const creatures = useCreatures((state) => state.creatures);
  const known = useResults((state) => state.comparedTeams);
  const entries = useMemo(
    () => teamEntriesOf(compared, teams, creatures, known, user),
    [compared, teams, creatures, known, user],
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
      <div className={`panel ${styles.compareSettings}`}>
        <TeamPicker entries={entries} />
        <Segmented
          label="Time"
          value={timeWindow}
          choices={TIME_WINDOWS.map((value) => ({ value, label: value === 'WEEK' ? 'Week' : value }))}
          onChange={(value) => actions.setComparisonWindow(TIME_WINDOWS.find((known) => known === value) ?? '24H')}
        />
      </div>
      <div className={`panel ${styles.compareResults}`}>
        <WorkBar
          rivals={rivals}
          stale={stale}
          words={(count) =>
            count === 1
              ? 'A team has changed since it was calculated.'
              : `${count} teams have changed since they were calculated.`
          }
        />
        {entries.length < 2 ? (
          <EmptyState
            picture={<Ovi className={styles.compareOvi} />}
            title={entries.length === 0 ? 'Which teams?' : 'One more'}
            words="Choose two or more teams above. Each keeps its own island, camp, sleep and stock."
          />
        ) : (
          <TeamResults rows={rows} baseline={baseline} words={TIME_WORDS[timeWindow]} />
        )}
      </div>
    </>
  );
}

function NoTeams() {
  return (
    <div className="panel">
      <EmptyState
        picture={<Ovi className={styles.compareOvi} />}
        title="No team has anybody in it yet"
        words="Build two teams in the calculator, then see here which of them makes more."
      >
        <Link to="/calculator" {...buttonLook({ variant: 'primary' })}>
          Build a team
        </Link>
      </EmptyState>
    </div>
  );
}
