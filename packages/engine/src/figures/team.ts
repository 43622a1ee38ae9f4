// Published figures of a team: its members, its kitchen, and the strength of its week.
import { areaFactor, berryPower, DAYS_A_WEEK, favouriteFactor } from '@oversleep/game';
import type { Plan } from '../loop/plan.ts';
import type { RecipeBook } from '../loop/recipe-book.ts';
import { CookCount, DishCount, type TallyLayout, TypeCount } from '../loop/tally.ts';
import { memberFigures } from './member.ts';
import { seatsOf, shiftedForm } from './seats.ts';
import {
  addForms,
  berryWorth,
  constant,
  type FigureReader,
  merged,
  NONE,
  one,
  type StrengthForm,
  strengthFigures,
  strengthForm,
  strengthForms,
  sumOf,
  type Terms,
  times,
} from './terms.ts';
import type { CookingFigures, StrengthFigures, TeamFigures, TypeFigures } from './types.ts';

/** The strength of a plan's week as sums of counts, of each member and of the team. */
export interface Forms {
  readonly members: readonly {
    readonly berries: StrengthForm;
    readonly skill: StrengthForm;
    /** The part of the berries' strength that a zone adds. */
    readonly zoned: StrengthForm;
  }[];
  readonly team: { readonly [part in keyof Omit<StrengthFigures<number>, 'total'>]: StrengthForm };
  /** The headline: what a simulation is asked to know precisely. */
  readonly total: Terms;
}

/** Asked for twice in every simulation: to run chains, and to sum them up. */
const known = new WeakMap<Plan, Forms>();

export function formsOf(plan: Plan, layout: TallyLayout): Forms {
  const forms = known.get(plan) ?? newForms(plan, layout);
  known.set(plan, forms);
  return forms;
}

function newForms(plan: Plan, layout: TallyLayout): Forms {
  const members = plan.members.map(({ index }) => {
    const seats = seatsOf(plan, index).map((seat) => ({
      ...strengthForms(seat.plan, seat.layout, seat.member),
      from: seat.from,
    }));
    const sum = (kind: 'berries' | 'skill' | 'zoned') =>
      addForms(seats.map((seat) => shiftedForm(seat[kind], seat.from)));
    return { berries: sum('berries'), skill: sum('skill'), zoned: sum('zoned') };
  });
  const asked = plan.cooking ? layout.types[plan.cooking.asked] : undefined;
  const dishes = asked === undefined ? [] : one(asked + TypeCount.strength, DAYS_A_WEEK);
  const team = {
    berries: addForms(members.map(({ berries }) => berries)),
    skill: addForms(members.map(({ skill }) => skill)),
    cooking: strengthForm(plan, dishes, []),
    startingBerries: startingForm(plan),
  };
  return { members, team, total: merged(Object.values(team).flatMap(sumOf)) };
}

/** Everything that is published, per day unless said otherwise; counts are those of one day. */
export function figuresOf<N>(
  plan: Plan,
  layout: TallyLayout,
  { members, team, total }: Forms,
  figure: FigureReader<N>,
): TeamFigures<N> {
  return {
    members: plan.members.map((member, m) =>
      memberFigures(plan, member, members[m] ?? { berries: NONE, skill: NONE }, figure),
    ),
    cooking: plan.cooking ? cookingFigures(plan, layout, figure) : undefined,
    team: {
      berries: strengthFigures(team.berries, figure),
      skill: strengthFigures(team.skill, figure),
      cooking: strengthFigures(team.cooking, figure),
      startingBerries: strengthFigures(team.startingBerries, figure),
      total: figure(() => total),
    },
  };
}

function typeFigures<N>(
  plan: Plan,
  layout: TallyLayout,
  type: number,
  book: RecipeBook,
  figure: FigureReader<N>,
): TypeFigures<N> {
  const place = layout.types[type] ?? 0;
  const filling = plan.cooking?.filling && {
    filled: figure(place + TypeCount.filled, DAYS_A_WEEK),
    filler: figure(place + TypeCount.filler, DAYS_A_WEEK),
  };
  return {
    weeklyStrength: figure(place + TypeCount.strength, DAYS_A_WEEK),
    sundayStrength: figure(place + TypeCount.sunday, DAYS_A_WEEK),
    mixed: figure(place + TypeCount.mixed, DAYS_A_WEEK),
    lostIngredients: figure(place + TypeCount.lost, DAYS_A_WEEK),
    ...filling,
    outOfReach: book.outOfReach.map(({ recipe, missing }) => ({ recipe: recipe.name, missing })),
    cookedRecipes: book.recipes.map(({ recipe, level }, r) => {
      const at = layout.dishes[type]?.[r] ?? 0;
      const short = (k: number) => at + DishCount.short + 2 * k;
      return {
        recipe: recipe.name,
        level,
        value: book.value[r] ?? 0,
        count: figure(at + DishCount.cooked, DAYS_A_WEEK),
        sunday: figure(at + DishCount.sunday, DAYS_A_WEEK),
        totalSkipped: figure(() => [
          { place: at + DishCount.potLimited, weight: DAYS_A_WEEK },
          ...recipe.ingredients.map((_, k) => ({ place: short(k), weight: DAYS_A_WEEK })),
        ]),
        potLimited: {
          count: figure(at + DishCount.potLimited, DAYS_A_WEEK),
          missing: figure(at + DishCount.potMissing, DAYS_A_WEEK),
        },
        ingredientLimited: recipe.ingredients.map(({ ingredient }, k) => ({
          ingredientName: ingredient.name,
          count: figure(short(k), DAYS_A_WEEK),
          missing: figure(short(k) + 1, DAYS_A_WEEK),
        })),
      };
    }),
  };
}

function cookingFigures<N>(plan: Plan, layout: TallyLayout, figure: FigureReader<N>): CookingFigures<N> | undefined {
  const [curry, salad, dessert] = plan.cooking?.books ?? [];
  if (!curry || !salad || !dessert) return undefined;
  const meals = plan.meals.length;
  const perMeal = (count: number, share = 1) => figure(layout.cooking + count, meals > 0 ? 1 / (meals * share) : 0);
  return {
    curry: typeFigures(plan, layout, 0, curry, figure),
    salad: typeFigures(plan, layout, 1, salad, figure),
    dessert: typeFigures(plan, layout, 2, dessert, figure),
    critInfo: {
      averageCritMultiplierPerCook: perMeal(CookCount.multiplier),
      averageCritChancePerCook: perMeal(CookCount.chance),
      averageWeekdayPotSize: perMeal(CookCount.weekdayPot, 6 / DAYS_A_WEEK),
    },
    mealsPerWeek: meals * DAYS_A_WEEK,
    lostIngredients: figure((layout.types[plan.cooking?.asked ?? 0] ?? 0) + TypeCount.lost, DAYS_A_WEEK),
  };
}

/** Strength of the stock of berries, once a week. */
function startingForm(plan: Plan): StrengthForm {
  const { game, request } = plan;
  const parts = request.settings.stockpiledBerries.map(({ name, amount, level }) => {
    const berry = game.berries.get(name);
    const base = amount * berryPower(game, berry, level);
    return { base, favourite: base * (favouriteFactor(game, berry, request.settings.favourites) - 1) };
  });
  const sum = (kind: 'base' | 'favourite') => parts.reduce((total, part) => total + part[kind], 0);
  return strengthForm(plan, constant(sum('base')), constant(sum('favourite')));
}

/** The terms of the headline alone. */
export const totalTerms = (plan: Plan, layout: TallyLayout): Terms => formsOf(plan, layout).total;

/** For the total of a week as it was rolled: terms of skills and stock, strength of a berry of each member and of a point of cooking. */
export function rolledTotal(plan: Plan, { members, team: { skill, startingBerries } }: Forms) {
  const factor = areaFactor(plan.request.settings.areaBonus) * plan.game.factors.strength;
  return {
    terms: merged([
      ...times([...sumOf(skill), ...members.flatMap(({ zoned }) => sumOf(zoned))], 1 / DAYS_A_WEEK),
      ...sumOf(startingBerries),
    ]),
    berry: plan.members.map((member) => {
      const { base, favourite } = berryWorth(plan, member);
      return (base + favourite) * factor * member.member.build.species.bonus.strength;
    }),
    cooking: factor,
  };
}
