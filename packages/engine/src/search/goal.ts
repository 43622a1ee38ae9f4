// What a goal changes in the week's settings, where it is read in a run, and which parts of a rough estimate count for
// it.
import { areaFactor, DAYS_A_WEEK, type Game, type Goal, RECIPE_TYPES } from '@oversleep/game';
import { overSeats, type Seat, seatsOf } from '../figures/seats.ts';
import { formsOf } from '../figures/team.ts';
import {
  constantOf,
  one,
  procTerms,
  programTerms,
  runBy,
  slotTerms,
  sumOf,
  sumTerms,
  type Terms,
  times,
} from '../figures/terms.ts';
import { unitOf } from '../loop/bookings.ts';
import { cookingPlan } from '../loop/menu.ts';
import type { Plan } from '../loop/plan.ts';
import { DishCount, type TallyLayout } from '../loop/tally.ts';
import type { TeamRequest, TeamSettings } from '../request.ts';
import type { Chain, Observation } from '../statistics/chains.ts';
import { normal } from '../statistics/normal.ts';
import type { Estimate } from '../statistics/regression.ts';
import { type Contender, type Difference, sureOf } from './contender.ts';
import type { TeamEstimate } from './estimate-team.ts';
import type { ChainOutcome, Sample } from './types.ts';

/** Removes all other recipes of the type, so that the dish is cooked whenever possible. */
function onlyDish(game: Game, settings: TeamSettings, name: string): TeamSettings {
  const recipe = game.recipes.get(name);
  const others = game.recipes.rows.filter(({ type, name: other }) => type === recipe.type && other !== recipe.name);
  return {
    ...settings,
    recipeType: recipe.type,
    recipeLevels: { ...settings.recipeLevels, ...Object.fromEntries(others.map((other) => [other.name, 0])) },
  };
}

export function settingsFor(game: Game, settings: TeamSettings, goal: Goal): TeamSettings {
  if (goal.kind === 'dishes') return { ...settings, recipeType: goal.type };
  return goal.kind === 'dish' ? onlyDish(game, settings, goal.recipe) : settings;
}

/** Reads the goal from chains. */
export type ReadOutcome = (chains: readonly Chain[]) => ChainOutcome;

export function readerOf(plan: Plan, layout: TallyLayout, goal: Goal): ReadOutcome {
  const terms = goalTerms(plan, layout, goal);
  const fixed = constantOf(terms);
  const sum = ({ days, tally }: Observation) => sumTerms(terms, tally) / days + fixed;
  const sample = (observed: Observation, value: number): Sample => {
    const { days, controls } = observed;
    return { days, value, controls };
  };
  if (goal.kind !== 'reach')
    return (chains) => ({
      chains: chains.map((chain) => sample(chain, sum(chain))),
      runs: chains.flatMap(({ runs }) => runs.map((run) => sample(run, sum(run)))),
    });
  const value = (weeks: Float64Array, observed: Observation) =>
    CERTAIN + shareOf(weeks, goal.strength) + (TIE * sum(observed)) / goal.strength;
  return (chains) => ({
    chains: chains.map((chain) => sample(chain, value(chain.weeks, chain))),
    runs: chains.flatMap(({ runs, weeks }) =>
      runs.map((run, r) => {
        const half = weeks.length / 2;
        return sample(run, value(weeks.subarray(r * half, (r + 1) * half), run));
      }),
    ),
  });
}

/**
 * Chances are searched for with one added, so that what is near enough is so in points and not in parts of a chance that may be nearly none.
 * Of two teams that are equally likely to reach it the stronger one comes first, by so little that it is not seen.
 */
const CERTAIN = 1;
const TIE = 1e-6;

/**
 * The estimate as it appears in the answer: probabilities without the added one, and never more certain than the number
 * of weeks allows.
 */
export function answeredEstimate(goal: Goal, { known, chains }: Pick<Contender, 'known' | 'chains'>): Estimate {
  if (goal.kind !== 'reach') return known;
  const weeks = chains.reduce((sum, { days }) => sum + days, 0) / DAYS_A_WEEK;
  const chance = Math.min(1, Math.max(0, known.mean - CERTAIN));
  return { mean: Math.round(chance / (2 * TIE)) * 2 * TIE, error: Math.max(known.error, 1 / (weeks + 2)) };
}

/**
 * The probability behind a lead. For probabilities a lead that only breaks a tie is none, and a few agreeing weeks
 * prove little.
 */
export function sureFor(goal: Goal, difference: Difference): number {
  if (goal.kind !== 'reach') return sureOf(difference);
  const { mean, error, days } = difference;
  const isTie = Math.abs(mean) < 10 * TIE;
  return sureOf({
    ...difference,
    mean: isTie ? 0 : mean,
    error: Math.max(error, Math.SQRT2 / (days / DAYS_A_WEEK + 2)),
  });
}

const shareOf = (weeks: Float64Array, strength: number): number =>
  weeks.reduce((count, week) => count + (week >= strength ? 1 : 0), 0) / Math.max(1, weeks.length);

/** The goal as a sum of a day's counts; for a target strength, the strength. */
function goalTerms(plan: Plan, layout: TallyLayout, goal: Goal): Terms {
  const forms = formsOf(plan, layout);
  switch (goal.kind) {
    case 'strength':
    case 'reach':
      return forms.total;
    case 'berries':
      return sumOf(forms.team.berries);
    case 'dishes':
      return sumOf(forms.team.cooking);
    case 'dish': {
      const type = RECIPE_TYPES.indexOf(plan.request.settings.recipeType);
      const place = plan.cooking?.books[type]?.recipes.findIndex(({ recipe }) => recipe.name === goal.recipe) ?? -1;
      const at = layout.dishes[type]?.[place];
      return at === undefined ? [] : one(at + DishCount.cooked, DAYS_A_WEEK);
    }
    case 'procs':
      return times(
        overAll(plan, ({ member }) => procTerms(member.index)),
        DAYS_A_WEEK,
      );
    case 'shards': {
      const unit = unitOf('dreamShards');
      const shards = overAll(plan, (seat) => [
        ...programTerms(seat.layout, runBy(seat.plan, seat.member), ({ self }) => self[unit] ?? 0, true),
        ...programTerms(seat.layout, runBy(seat.plan, seat.member), ({ team }) => team[unit] ?? 0, false),
      ]);
      return times(shards, DAYS_A_WEEK);
    }
    case 'ingredient': {
      const kind = kindOf(plan.game, goal.name);
      const found = overAll(plan, ({ plan: team, layout: own, member }) => [
        ...member.slotIngredient.flatMap((one, slot) => (one === kind ? slotTerms(member, slot) : [])),
        ...programTerms(own, runBy(team, member), ({ ingredients }) => ingredients[kind] ?? 0, false),
      ]);
      return times(found, DAYS_A_WEEK);
    }
  }
}

/** A sum over all members in all line-ups. */
const overAll = (plan: Plan, terms: (seat: Seat) => Terms): Terms =>
  plan.members.flatMap(({ index }) => overSeats(seatsOf(plan, index), terms));

const kindOf = ({ ingredients }: Game, name: string): number => ingredients.rows.indexOf(ingredients.get(name));

/** How much the weeks of one team vary relative to their strength, roughly. */
const SPREAD = 0.06;

/** The parts of a rough estimate that belong to the goal, in its own unit. */
export function goalPartsOf(
  request: TeamRequest,
  goal: Goal,
): (parts: TeamEstimate) => readonly [number, number, number] {
  const { game, settings } = request;
  switch (goal.kind) {
    case 'strength':
      return ({ berries, skill, cooking }) => [berries, skill, cooking];
    case 'berries':
      return ({ berries }) => [berries, 0, 0];
    case 'dishes':
      return ({ cooking }) => [0, 0, cooking];
    case 'dish': {
      const worth = dishWorth(request, goal.recipe) * areaFactor(settings.areaBonus) * game.factors.strength;
      return ({ cooking }) => [0, 0, cooking / worth];
    }
    case 'procs':
      return ({ procs }) => [0, procs, 0];
    case 'shards':
      return ({ shards }) => [0, shards, 0];
    case 'ingredient': {
      const kind = kindOf(game, goal.name);
      return ({ ingredients }) => [(ingredients[kind] ?? 0) * DAYS_A_WEEK, 0, 0];
    }
    case 'reach':
      return ({ berries, skill, cooking }) => {
        const more = (berries + skill + cooking) / goal.strength - 1;
        return [CERTAIN + normal(more / SPREAD) + TIE * (1 + more), 0, 0];
      };
  }
}

/** Strength of cooking the dish once; 1 where no team cooks it. */
function dishWorth(request: TeamRequest, name: string): number {
  const { books, asked } = cookingPlan(
    request,
    request.game.ingredients.rows.map(() => true),
  );
  const book = books[asked];
  const place = book?.recipes.findIndex(({ recipe }) => recipe.name === name) ?? -1;
  return book?.value[place] || 1;
}
