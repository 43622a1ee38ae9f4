// Costs, gains and budget of upgrades for some Pokémon: what to do first, and applying it.
import { type Creature, canBeBuilt, type Game } from '@oversleep/game';
import { useMemo, useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { displayNameOf } from '../../messages/names.ts';
import { type GrowthWays, USUAL_WAYS } from '../../parts/growth/growth-plan.ts';
import { GrowthWaysFields } from '../../parts/growth/growth-ways.tsx';
import { useAppState, useCreatures, useUser } from '../../state/context.ts';
import { gameFor } from '../../state/data/user.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { useTeamNights } from '../../state/team-nights.ts';
import { dayAt } from '../../state/this-week.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Grid, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import type { GrowthOption } from './best-plan.ts';
import { type Budget, isEmpty, NOTHING, planWithin } from './budget.ts';
import { BudgetFields } from './budget-fields.tsx';
import { GrowRow } from './grow-row.tsx';
import { PlanSummary } from './plan-summary.tsx';
import { useBestPlan } from './use-best-plan.ts';
import { usePlanGains } from './use-plan-gains.ts';
import { type GrowthTarget, grownTo, hasWish, likelyWish, type PlannedGrowth, wantedOf } from './wishes.ts';
import * as styles from './grow.module.css';

const t = messages('grow');

/** The plan in a page, with its button below. */
export function UpgradePlan({ ids }: { readonly ids: readonly string[] }) {
  const plan = usePlan(ids);
  return (
    <>
      <PlanFields plan={plan} />
      <ApplyButton plan={plan} />
    </>
  );
}

interface ApplyButtonProps {
  readonly plan: PlanState;
  readonly onDone?: () => void;
}

export function ApplyButton({ plan: { count, apply }, onDone }: ApplyButtonProps) {
  const act = () => {
    apply();
    onDone?.();
  };
  return (
    <Button small variant="primary" disabled={count === 0} onClick={act}>
      {t('apply', { count })}
    </Button>
  );
}

export type PlanState = ReturnType<typeof usePlan>;

export function usePlan(ids: readonly string[]) {
  const { box } = useAppState();
  const { show } = useSnackbar();
  const game = gameFor({ edition: useUser((user) => user.edition) });
  const all = useCreatures(({ creatures }) => creatures);
  const creatures = useMemo(
    () => ids.flatMap((id) => all[id] ?? []).filter((creature) => canBeBuilt(game, creature)),
    [ids, all, game],
  );
  const nights = useTeamNights(game);
  const [chosen, setWays] = useState<GrowthWays>();
  const ways = useMemo(() => chosen ?? { ...USUAL_WAYS, ...nights }, [chosen, nights]);
  const [wishes, setWishes] = useState<ReadonlyMap<string, GrowthTarget>>(new Map());
  const [budget, setBudget] = useState<Budget>(NOTHING);
  const [found, setFound] = useState<readonly GrowthOption[]>([]);
  const best = useBestPlan(game);
  const wanted = useWanted(game, creatures, wishes, ways);
  const growing = useMemo(() => wanted.filter(hasWish), [wanted]);
  const gains = usePlanGains(game, growing, found);
  const plan = isEmpty(budget)
    ? undefined
    : planWithin(game, wanted, ways, budget, new Map([...gains.of].map(([id, { mean }]) => [id, mean])));

  const findBest = () =>
    best.find(
      { creatures, own: ({ externalId }) => wishes.get(externalId)?.own ?? 0, ways, today: dayAt(Date.now()), budget },
      (options) => {
        const stay = ({ externalId, level }: Creature): GrowthTarget => ({
          to: level,
          into: null,
          own: wishes.get(externalId)?.own ?? 0,
        });
        const chosen = new Map(options.map(({ wanted: { creature, wish } }) => [creature.externalId, wish]));
        setWishes(new Map(creatures.map((one) => [one.externalId, chosen.get(one.externalId) ?? stay(one)])));
        setFound(options);
        if (chosen.size === 0) show({ kind: 'info', text: t('suggest.none') });
      },
    );
  const apply = () => {
    const chosen = growing.flatMap((one) => {
      const level = plan ? plan.steps.find(({ id }) => id === one.creature.externalId)?.level : one.wish.to;
      return level === undefined ? [] : [{ ...one, level }];
    });
    const undo = box.changeMany(
      chosen.map(({ creature }) => creature.externalId),
      (creature) => {
        const one = chosen.find((other) => other.creature.externalId === creature.externalId);
        return one ? grownTo(game, creature, one.level, one.step) : creature;
      },
    );
    const [first] = chosen;
    const name = first ? displayNameOf(first.creature) : '';
    show({
      kind: 'success',
      text: t('applied', { count: chosen.length, name }),
      undo,
    });
  };
  const count = plan ? plan.steps.length : growing.length;
  return {
    game,
    creatures,
    isShort: creatures.length < ids.length,
    ways,
    setWays,
    budget,
    setBudget,
    best,
    findBest,
    rows: inOrder(wanted, found),
    growing,
    gains,
    plan,
    setWish: (id: string, wish: GrowthTarget) => setWishes(new Map([...wishes, [id, wish]])),
    count,
    apply,
  };
}

export function PlanFields({ plan: known }: { readonly plan: PlanState }) {
  const { game, creatures, ways, budget, best, findBest, gains, plan } = known;
  return (
    <Stack gap={4} fit>
      {known.isShort && <Banner kind="info" what={t('leftOut')} why={t('leftOutWhy')} />}
      <Grid least={9} gap={3} align="start">
        <GrowthWaysFields ways={ways} onChange={known.setWays} />
      </Grid>
      <BudgetFields budget={budget} onChange={known.setBudget} />
      <Row className={styles.best} gap={2} gapX={4} wrap>
        <Button small disabled={isEmpty(budget) || best.state === 'working'} onClick={findBest}>
          {t('suggest.button')}
        </Button>
        <Text tone="muted" size="note">
          {t('suggest.note', { count: creatures.length })}
        </Text>
      </Row>
      {best.state === 'working' && <ProgressBar label={t('suggest.working')} share={best.done} />}
      {best.state === 'failed' && (
        <Banner
          kind="warning"
          what={t('suggest.failed')}
          why={t('suggest.failedWhy')}
          action={{ label: t('retry'), onAction: findBest }}
        />
      )}
      <Stack as="ul" gap={3} fit>
        {known.rows.map((one) => (
          <GrowRow
            key={one.creature.externalId}
            game={game}
            wanted={one}
            score={ways.score}
            gain={gains.of.get(one.creature.externalId)}
            isWorking={gains.state === 'working'}
            place={plan && planPlace(plan.steps, one.creature)}
            onWish={(wish) => known.setWish(one.creature.externalId, wish)}
          />
        ))}
      </Stack>
      {gains.state === 'failed' && <Banner kind="warning" what={t('gainsFailed')} why={t('gainsFailedWhy')} />}
      <PlanSummary wanted={known.growing} plan={plan} isOrdered={gains.state === 'done'} />
    </Stack>
  );
}

/** Suggested upgrades first, in their order. */
function inOrder(wanted: readonly PlannedGrowth[], found: readonly GrowthOption[]): readonly PlannedGrowth[] {
  const order = found.map((option) => option.wanted.creature.externalId);
  const place = ({ creature }: PlannedGrowth) =>
    order.includes(creature.externalId) ? order.indexOf(creature.externalId) : order.length;
  return wanted.toSorted((a, b) => place(a) - place(b));
}

/** Position of a creature in the plan; null if it isn't in it. */
function planPlace(steps: ReturnType<typeof planWithin>['steps'], { externalId }: Creature) {
  const index = steps.findIndex(({ id }) => id === externalId);
  const step = steps[index];
  return step ? { number: index + 1, step } : null;
}

function useWanted(
  game: Game,
  creatures: readonly Creature[],
  wishes: ReadonlyMap<string, GrowthTarget>,
  ways: GrowthWays,
) {
  const today = dayAt(Date.now());
  return useMemo(
    () =>
      creatures.map((creature) =>
        wantedOf(game, creature, wishes.get(creature.externalId) ?? likelyWish(game, creature), ways, today),
      ),
    [game, creatures, wishes, ways, today],
  );
}
