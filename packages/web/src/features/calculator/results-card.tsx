// What the team makes: tabs, how accurate the figures are, and something to show while there are none.
import { TEAM_SIZE } from '@oversleep/game';
import { Suspense, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { type AskedTeam, warmUpFor } from '../../sim/simulator.ts';
import { useAppState, useTeams } from '../../state/context.ts';
import type { PlayerTeam } from '../../state/data/data.ts';
import { RESULT_TABS } from '../../state/data/teams.ts';
import { lazyPart, loadAhead } from '../../state/page/loading.ts';
import { Tabs } from '../../ui/buttons/tabs.tsx';
import { Skeleton, SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Assumptions } from './assumptions.tsx';
import { ResultStatus } from './calculation/result-status.tsx';
import { TotalNews } from './calculation/total-news.tsx';
import { useCalculation } from './calculation/use-calculation.ts';
import { useIvs } from './calculation/use-ivs.ts';
import { useSlow } from './calculation/use-slow.ts';
import { areKnown } from './results/team-report.ts';
import * as styles from './results-card.module.css';

const t = messages('calculator');

const VIEWS = {
  overview: lazyPart(
    () => import('./overview/overview.tsx'),
    (file) => file.Overview,
  ),
  members: lazyPart(
    () => import('./members/members.tsx'),
    (file) => file.Members,
  ),
  cooking: lazyPart(
    () => import('./cooking/cooking.tsx'),
    (file) => file.Cooking,
  ),
  next: lazyPart(
    () => import('./next/next.tsx'),
    (file) => file.Next,
  ),
} as const;

/** They come while the first weeks are simulated, not after. */
function loadViewsAhead(): void {
  void loadAhead(() => import('./overview/overview.tsx'));
  void loadAhead(() => import('./members/members.tsx'));
  void loadAhead(() => import('./cooking/cooking.tsx'));
}

interface ResultsCardProps {
  readonly team: PlayerTeam;
  readonly asked: AskedTeam | undefined;
}

/** For one team; another one needs another instance. */
export function ResultsCard({ team, asked }: ResultsCardProps) {
  const state = useAppState();
  const { teams } = state;
  const tab = useTeams((state) => state.tab);
  const calculation = useCalculation(team.index, asked);
  // Figures are drawn bit by bit, so that the page goes on answering.
  const { key, report, phase, freshness } = useDeferredValue(calculation);
  // Figures are drawn after the rest of the page: until then they are those of the team as it was.
  const isBehind = key !== calculation.key;
  const isDrawn = areKnown(freshness) && !isBehind;
  const isStale = freshness === 'old' || isBehind;
  const looksStale = useSlow(isStale, calculation.key);
  const isKnown = areKnown(calculation.freshness);
  const { ivs, onRetryIv } = useIvs(asked, team.memberIndex, isKnown);
  useEffect(loadViewsAhead, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there at first shows that nothing had to be calculated
  useEffect(() => {
    if (isKnown && asked) warmUpFor(state, asked.question);
  }, []);
  // Those that take turns with the members have no slot of their own to select.
  const [beyond, setBeyond] = useState<number>();
  const selectPlace = useCallback(
    (place: number) => {
      setBeyond(place < TEAM_SIZE ? undefined : place);
      if (place < TEAM_SIZE) teams.selectMember(team.index, place);
    },
    [teams, team.index],
  );
  const openMember = useCallback(
    (place: number) => {
      selectPlace(place);
      teams.setTab('members');
    },
    [teams, selectPlace],
  );
  // A team of one has nothing to compare or to add up: its member is all there is to see.
  const isAlone = (report ?? asked)?.question?.members.length === 1;
  const View = VIEWS[isAlone ? 'members' : tab];
  const content = useMemo(
    () =>
      report && (
        <View
          team={team}
          report={report}
          freshness={freshness}
          ivs={ivs}
          selectedPlace={beyond ?? team.memberIndex}
          onSelectPlace={selectPlace}
          onOpenMember={openMember}
          onRetryIv={onRetryIv}
        />
      ),
    [View, team, beyond, report, freshness, ivs, selectPlace, openMember, onRetryIv],
  );
  // How accurate figures are is said together with them, not before they are drawn.
  const shown = useMemo(() => ({ ...calculation, report }), [calculation, report]);
  const results = (
    <Suspense fallback={<ResultsSkeleton />}>
      <Row className={styles.basis} gapX={6} wrap justify="between">
        {/* Not in the status, which makes room for the progress of the answer to what is changed there. */}
        <Assumptions />
        <ResultStatus calculation={shown} />
      </Row>
      <div
        className={styles.resultsView}
        data-stale={isStale}
        data-faded={looksStale}
        data-final={isDrawn}
        aria-busy={phase === 'busy' || isBehind || undefined}
      >
        {content}
        {!content && phase !== 'failed' && phase !== 'stopped' && <ResultsSkeleton />}
      </div>
    </Suspense>
  );
  return (
    <section className={`${styles.resultsCard} panel`} data-ui="results" aria-label={t('page.results')}>
      <TotalNews questionKey={calculation.key} final={isDrawn ? report?.production : undefined} />
      {isAlone ? (
        results
      ) : (
        <Tabs
          label={t('page.results')}
          tabs={RESULT_TABS.map((id) => ({ id, label: t(`tabs.${id}`) }))}
          selected={tab}
          onSelect={(id) => teams.setTab(RESULT_TABS.find((known) => known === id) ?? 'overview')}
        >
          {results}
        </Tabs>
      )}
    </section>
  );
}

function ResultsSkeleton() {
  return (
    <Stack className={styles.resultsSkeleton} gap={4} role="status">
      <span className="unseen">{t('page.loading')}</span>
      <Skeleton shape="box" width="55%" height={48} />
      <Skeleton shape="box" height={44} />
      <SkeletonText lines={5} />
      <Skeleton shape="box" height={160} />
    </Stack>
  );
}
