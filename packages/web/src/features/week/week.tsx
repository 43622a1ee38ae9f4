// The week planner: current state, what to cook now, the remaining days, and the log.
import { gameOf } from '@oversleep/game';
import { Link } from '@tanstack/react-router';
import { Suspense, useMemo } from 'react';
import { messages } from '../../messages/messages.ts';
import { Ovi } from '../../parts/pictures/ovi.tsx';
import { countText } from '../../parts/words/wording.ts';
import { useRotationReader } from '../../sim/use-rotation-reader.ts';
import { usePlayedWeek } from '../../sim/week.ts';
import { useCreatures, useSettings, useTeams } from '../../state/context.ts';
import { teamAt } from '../../state/data/teams.ts';
import { lazyPart } from '../../state/page/loading.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { swapPlanOf } from '../../state/week/swap-plan.ts';
import { buttonLook } from '../../ui/buttons/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { MOBILE, useMedia } from '../../ui/use-media.ts';
import { Assumptions } from './assumptions.tsx';
import { Calendar } from './calendar.tsx';
import { CookNow } from './cook-now.tsx';
import { LogPanel } from './log-panel.tsx';
import { RankPanel } from './rank-panel.tsx';
import { RecipeLevels } from './recipe-levels.tsx';
import { usePlannedWeek } from './use-planned-week.ts';
import { doubtfulEntries } from './week-log.ts';
import { withWish } from './week-plan.ts';
import { plannedCreatures, weekQuestion } from './week-question.ts';
import * as styles from './week.module.css';

const t = messages('week');

const PastWeeks = lazyPart(
  () => import('./past-weeks.tsx'),
  (file) => file.PastWeeks,
);

const SwapPanel = lazyPart(
  () => import('./swap-panel.tsx'),
  (file) => file.SwapPanel,
);

export function Week() {
  const user = useSettings();
  const game = gameOf(user.edition);
  const teams = useTeams((state) => state.teams);
  const creatures = useCreatures((state) => state.creatures);
  const { week, change, takeBack, clock } = usePlannedWeek();
  const { show } = useSnackbar();
  const plan = useMemo(() => swapPlanOf(week, teams), [week, teams]);
  const readRotation = useRotationReader([{ rotation: plan?.rotation }]);
  const isReading = plan !== undefined && !readRotation;
  const question = useMemo(
    () => (isReading ? undefined : weekQuestion(user, week, teams, creatures, readRotation)),
    [user, week, teams, creatures, readRotation, isReading],
  );
  const task = useMemo(() => question && { edition: user.edition, question }, [user.edition, question]);
  const asked = usePlayedWeek(task);
  const { answered, isCurrent } = asked;
  const answer = answered?.answer;
  const removePlan = () => {
    const { rotation: _, ...after } = week;
    change(after);
    show({ kind: 'success', text: t('swap.removedHere'), undo: () => takeBack(week, after) });
  };
  const filled = teams.filter(({ members }) => members.some((id) => id !== null && creatures[id]));
  const planned = useMemo(() => plannedCreatures(question), [question]);
  // What happens today comes first where everything is in one column.
  const isMobile = useMedia(MOBILE);

  const forecast = question && (
    <>
      {!isCurrent && asked.failure === undefined && (
        <ProgressBar label={t(answer ? 'playingAgain' : 'playing')} share={asked.done} />
      )}
      {answered ? (
        <>
          <RankPanel answered={answered} />
          <Suspense fallback={null}>
            {plan && (
              <SwapPanel
                game={game}
                plan={plan}
                schedule={question.settings}
                isFollowed={question.settings.rotation !== undefined}
                onRemove={removePlan}
              />
            )}
          </Suspense>
        </>
      ) : (
        asked.failure === undefined && <Skeleton shape="box" height={288} />
      )}
    </>
  );
  const cooking = answered && (
    <CookNow
      game={game}
      type={answered.task.question.settings.recipeType}
      answer={answered.answer}
      onCook={(day, meal, dish) => change(withWish(week, day, meal, dish))}
    />
  );
  const assumptions = question && (
    <Stack className={styles.side} fit>
      <Assumptions
        game={game}
        week={week}
        creatures={planned}
        settings={question.settings}
        team={teamAt({ teams }, week.teams[week.day]?.day ?? 0).name}
        clock={clock}
        guess={isCurrent ? answer?.typicalStrength : undefined}
        onChange={change}
      />
    </Stack>
  );
  const days = question && answered && (
    <Calendar
      game={game}
      week={week}
      answer={answered.answer}
      from={answered.task.question.now.day}
      type={question.settings.recipeType}
      schedule={question.settings}
      teams={filled}
      onChange={change}
    />
  );

  return (
    <Stack className={styles.week} gap={4} fit packed>
      <h1 className={styles.title}>{t('title')}</h1>
      {isReading ? (
        <Skeleton shape="box" height={288} />
      ) : !question ? (
        <EmptyState
          picture={<Ovi />}
          title={t(filled.length === 0 ? 'empty.noTeam' : 'empty.unknown')}
          words={filled.length === 0 ? `${t('intro')} ${t('empty.noTeamHint')}` : t('empty.unknownHint')}
        >
          <Link to="/calculator" {...buttonLook({ variant: 'primary' })}>
            {t('empty.calculator')}
          </Link>
        </EmptyState>
      ) : (
        <>
          {asked.failure !== undefined && (
            <Banner
              kind="error"
              what={t('failed')}
              why={t('failedHint', { reason: asked.failure })}
              action={{ label: t('retry'), onAction: asked.retry }}
            />
          )}
          <p className="unseen" role="status">
            {isCurrent && answer && t('rank.announced', { strength: countText(answer.strength.p50) })}
          </p>
          {isMobile ? (
            <>
              <Stack className={styles.main} fit aria-busy={!isCurrent}>
                {forecast}
                {days}
                {cooking}
              </Stack>
              {assumptions}
            </>
          ) : (
            <>
              <Grid className={styles.columns} gap={4} align="start">
                <Stack className={styles.main} fit aria-busy={!isCurrent}>
                  {forecast}
                  {cooking}
                </Stack>
                {assumptions}
              </Grid>
              <Stack className={styles.main} fit aria-busy={!isCurrent}>
                {days}
              </Stack>
            </>
          )}
          <div className={`panel ${styles.folded}`}>
            <Disclosure
              heading={2}
              open={doubtfulEntries(week).size > 0}
              label={t('log.title')}
              value={t('log.value', { count: week.log.length })}
            >
              <LogPanel
                game={game}
                week={week}
                answer={answer}
                isCurrent={isCurrent}
                type={question.settings.recipeType}
                clock={clock}
                onChange={change}
                onUndo={takeBack}
              />
            </Disclosure>
            {answer?.recipeLevels && <RecipeLevels game={game} levels={answer.recipeLevels} />}
            <Suspense fallback={<Skeleton shape="box" height={44} />}>
              <PastWeeks week={week} onChange={change} />
            </Suspense>
          </div>
        </>
      )}
    </Stack>
  );
}
