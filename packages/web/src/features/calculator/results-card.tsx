// What the team makes: the tabs, how sure the figures are, and a face for every other state.
import { Suspense, useCallback, useEffect } from 'react';
import type { AskedTeam } from '../../sim/simulator.ts';
import { useAppState, useTeams } from '../../state/context.ts';
import type { PlayerTeam } from '../../state/data/data.ts';
import { RESULT_TABS } from '../../state/data/teams.ts';
import { lazyPart, loadAhead } from '../../state/page/loading.ts';
import { Tabs } from '../../ui/buttons/tabs.tsx';
import { Skeleton, SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { Assumptions } from './assumptions.tsx';
import { ResultStatus } from './calculation/result-status.tsx';
import { useCalculation } from './calculation/use-calculation.ts';
import { useIvs } from './calculation/use-ivs.ts';
import type { ResultsProps } from './results/props.ts';
import * as styles from './results-card.module.css';

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

const TABS = [
  { id: 'overview', label: 'Overview' },
  { id: 'members', label: 'Members' },
  { id: 'cooking', label: 'Cooking' },
  { id: 'next', label: 'Next' },
];

interface ResultsCardProps {
  readonly team: PlayerTeam;
  readonly asked: AskedTeam | undefined;
}

/** For one team; another one needs another instance. */
export function ResultsCard({ team, asked }: ResultsCardProps) {
  const { teams } = useAppState();
  const tab = useTeams((state) => state.tab);
  const calculation = useCalculation(team.index, asked);
  const { answer, phase, stale } = calculation;
  const { ivs, onRetryIv } = useIvs(asked, team.memberIndex, phase === 'done' && !stale);
  useEffect(loadViewsAhead, []);
  const selectPlace = useCallback((place: number) => teams.selectMember(team.index, place), [teams, team.index]);
  const openMember = useCallback(
    (place: number) => {
      teams.selectMember(team.index, place);
      teams.setTab('members');
    },
    [teams, team.index],
  );
  // A team of one has nothing to compare or to add up: its member is all there is to see.
  const isAlone = (answer?.question ?? asked?.question)?.members.length === 1;
  const View = VIEWS[isAlone ? 'members' : tab];
  const views = answer ? (
    <Suspense fallback={<ResultsSkeleton />}>
      <View
        team={team}
        production={answer.production}
        {...(stale || !asked
          ? { question: answer.question, places: answer.places }
          : { question: asked.question, places: asked.places })}
        status={statusOf(calculation)}
        ivs={ivs}
        selectedPlace={team.memberIndex}
        onSelectPlace={selectPlace}
        onOpenMember={openMember}
        onRetryIv={onRetryIv}
      />
    </Suspense>
  ) : (
    phase !== 'failed' && phase !== 'stopped' && <ResultsSkeleton />
  );
  const content = (
    <>
      <ResultStatus calculation={calculation} />
      {/* Not in the status, which makes room for the progress of the answer to what is changed there. */}
      <Assumptions />
      <div
        className={styles.resultsView}
        data-stale={stale}
        data-final={statusOf(calculation).final}
        aria-busy={phase === 'busy' || undefined}
      >
        {views}
      </div>
    </>
  );
  return (
    <section className={`${styles.resultsCard} panel`} data-ui="results" aria-label="Results">
      {isAlone ? (
        content
      ) : (
        <Tabs
          label="Results"
          tabs={TABS}
          selected={tab}
          onSelect={(id) => teams.setTab(RESULT_TABS.find((known) => known === id) ?? 'overview')}
        >
          {content}
        </Tabs>
      )}
    </section>
  );
}

const statusOf = ({ answer, phase, stale }: ReturnType<typeof useCalculation>): ResultsProps['status'] => ({
  stale,
  busy: phase === 'busy',
  done: stale ? 0 : (answer?.progress.done ?? 0),
  final: !stale && answer?.progress.final === true,
  settling: !stale && answer?.progress.settling === true,
});

function ResultsSkeleton() {
  return (
    <div className={styles.resultsSkeleton} role="status">
      <span className="unseen">Ovi is dreaming up some weeks…</span>
      <Skeleton shape="box" width="55%" height={48} />
      <Skeleton shape="box" height={44} />
      <SkeletonText lines={5} />
      <Skeleton shape="box" height={160} />
    </div>
  );
}
