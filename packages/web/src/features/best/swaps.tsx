// What swapping team members brings: the best plan for each number of swaps, as a timeline and in words.
import {
  type Game,
  longestLineup,
  plannedSwaps,
  type SwapsName,
  type TeamPlaces,
  USUAL_SWAP_PLAN_SIZE,
  WEEKDAYS,
} from '@oversleep/game';
import { ROTATIONS, type TeamSearch } from '@oversleep/questions';
import { type ReactNode, useMemo, useState } from 'react';
import { listFormat, numberFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';
import { sureText } from '../../parts/sharing/share-texts.ts';
import { PlanTimeline } from '../../parts/swap-plan/plan-timeline.tsx';
import { changeText } from '../../parts/words/range-text.ts';
import { useAnswer } from '../../sim/use-answer.ts';
import { type Creatures, isSame } from '../../state/data/data.ts';
import type { FoundSwapPlans, FoundTeams, SwapPlanResult } from '../../state/data/results.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { FailureBanner } from '../../ui/feedback/failure-banner.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { totalText, unitText } from './goals.ts';
import type { SearchForm } from './search-form.ts';
import { swapLines } from './swap-words.ts';
import { UsePlan } from './use-plan.tsx';
import * as styles from './swaps.module.css';

const t = messages('best');
const listText = listFormat();

interface SwapsProps {
  readonly game: Game;
  readonly ask: SearchForm;
  readonly asked: TeamSearch;
  /** Of a search that is over. */
  readonly found: FoundTeams;
  readonly creatures: Creatures;
  readonly nameOf: (id: string) => string;
  /** Of the page, so that this part needs nothing of it. */
  readonly shortSwaps: (swaps: SwapsName) => string;
  readonly isSwapsName: (name: string) => name is SwapsName;
  readonly membersWith: (ids: readonly string[]) => TeamPlaces;
}

export function Swaps(props: SwapsProps) {
  const { asked, ask, found } = props;
  const { swaps } = ask;
  const task = useMemo(
    () => ({
      search: asked,
      teams: found.teams.map(({ ids }) => ids),
      swaps: { wanted: [swaps], most: USUAL_SWAP_PLAN_SIZE },
    }),
    [asked, found.teams, swaps],
  );
  const answer = useAnswer(ROTATIONS, task);
  return (
    <Stack
      as="section"
      className="panel"
      gap={3}
      fit
      pad={4}
      aria-label={t('swaps.title')}
      aria-busy={answer.state === 'waiting'}
    >
      {answer.state === 'waiting' && (
        <ProgressBar label={t('swaps.running')} share={answer.done} onCancel={answer.cancel} />
      )}
      {answer.state === 'stopped' && (
        <Banner kind="info" what={t('swaps.stopped')} action={{ label: t('swaps.resume'), onAction: answer.retry }} />
      )}
      {answer.state === 'failed' && (
        <FailureBanner
          what={t('swaps.failed')}
          why={t('swaps.failedWhy', { reason: answer.why })}
          onRetry={answer.retry}
        />
      )}
      <FoundSwaps key={swaps} rotations={answer.state === 'here' ? answer.value : undefined} {...props} />
    </Stack>
  );
}

interface FoundSwapsProps extends SwapsProps {
  readonly rotations: FoundSwapPlans | undefined;
}

function FoundSwaps({ rotations, ...page }: FoundSwapsProps) {
  const { ask, found, shortSwaps, isSwapsName } = page;
  const [chosen, setChosen] = useState<SwapsName>();
  const all = rotations?.swaps ?? [];
  const best = all.find((one) => isSamePlan(one, all.at(-1)));
  const shown = all.find(({ swaps }) => swaps === chosen) ?? best;
  const gain = shown?.pays ? shown.against.gain : undefined;
  const total = (found.teams[0]?.total ?? 0) * (1 + (gain?.percent ?? 0) / 100);
  return (
    <>
      <Row className={styles.answer} gap={3} gapX={6} wrap align="end" justify="between">
        {/* Here from the beginning, so that the answer is read out. */}
        <div role="status">
          {shown && (
            <>
              <h2 className={styles.label}>{t('swaps.best', { count: found.pool })}</h2>
              <p className={styles.total}>
                <b>{totalText(ask.goal, gain && ask.goal.kind === 'rank' ? shown.strength.mean : total)}</b>{' '}
                <span>{unitText(ask.goal)}</span>
              </p>
              <Text tone="muted">
                {gain
                  ? t.rich('swaps.gain', {
                      gain: changeText(gain.percent, percentOf),
                      sure: sureText(gain.sure),
                      b: gained,
                    })
                  : t(best?.pays ? 'swaps.stays' : 'swaps.same')}
              </Text>
            </>
          )}
        </div>
        {shown && (
          <Stack gap={1} slim>
            <Segmented
              label={t('often.label')}
              labelHidden
              value={shown.swaps}
              choices={all.map((one, at) => ({
                value: one.swaps,
                label: choiceText(one, all.slice(0, at), shortSwaps),
              }))}
              onChange={(value) => isSwapsName(value) && setChosen(value)}
            />
            {best?.pays && best.swaps !== ask.swaps && <p className={styles.note}>{t('swaps.noMoreHelp')}</p>}
          </Stack>
        )}
      </Row>
      {shown && <Plan shown={shown} fixed={rotations?.fixed.team ?? []} {...page} />}
    </>
  );
}

const isSamePlan = (one: SwapPlanResult, other: SwapPlanResult | undefined): boolean =>
  other !== undefined &&
  one.pays === other.pays &&
  (!one.pays || isSame([one.rotation.lineups, one.rotation.changes], [other.rotation.lineups, other.rotation.changes]));

/** "Never", "2 a week +6.5%", "Daily: no more" */
function choiceText(
  one: SwapPlanResult,
  rarer: readonly SwapPlanResult[],
  shortSwaps: (swaps: SwapsName) => string,
): string {
  const often = shortSwaps(one.swaps);
  if (one.swaps === '0') return often;
  if (!one.pays) return t('swaps.choiceSame', { often });
  if (rarer.some((other) => isSamePlan(other, one))) return t('swaps.choiceNoMore', { often });
  return t('swaps.choiceMore', { often, gain: changeText(one.against.gain.percent, percentOf) });
}

const share = numberFormat({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
const percentOf = (percent: number): string => share(percent / 100);

interface PlanProps extends Pick<SwapsProps, 'game' | 'asked' | 'creatures' | 'nameOf' | 'membersWith'> {
  readonly shown: SwapPlanResult;
  /** The best five that stay, shown where swaps don't pay. */
  readonly fixed: readonly string[];
}

function Plan({ game, asked, creatures, shown, fixed, nameOf, membersWith }: PlanProps) {
  const schedule = asked.settings;
  const rotation = shown.pays ? shown.rotation : undefined;
  const members = membersWith(rotation ? longestLineup(rotation, game.rules, schedule) : fixed);
  const lines = rotation ? swapLines(plannedSwaps(rotation, game.rules, schedule), nameOf) : [];
  const monday = rotation ? lineupOnMonday(rotation) : fixed;
  return (
    <>
      <PlanTimeline game={game} schedule={schedule} creatures={creatures} members={members} rotation={rotation} />
      <Row gap={3} gapX={6} wrap justify="between">
        <Stack as="ul" gap={1} aria-label={t('swaps.lines')}>
          <li>
            {t.rich(rotation ? 'swaps.monday' : 'swaps.allWeek', { names: listText(monday.map(nameOf)), b: bold })}
          </li>
          {lines.map(({ when, coming, going }) => (
            <li key={`${when} ${coming}`}>{t.rich('swaps.line', { when, coming, going, b: bold })}</li>
          ))}
        </Stack>
        <UsePlan rotation={rotation} members={members} />
      </Row>
    </>
  );
}

/** Who is in at Monday's wake-up: where nothing changes then, who came in last. */
function lineupOnMonday({ lineups, changes }: SwapPlanResult['rotation']): readonly string[] {
  const entries = changes.flatMap((change) => (change.days ?? WEEKDAYS).map((day) => ({ ...change, day })));
  const last = WEEKDAYS.findLast((day) => entries.some((entry) => entry.day === day));
  const own =
    entries.find(({ day, at }) => day === 'mon' && at === 'wakeup') ?? entries.findLast(({ day }) => day === last);
  return lineups[own?.lineup ?? 0] ?? [];
}

const bold = (inner: ReactNode) => <b>{inner}</b>;

const gained = (inner: ReactNode) => (
  <Text as="b" tone="up">
    {inner}
  </Text>
);
