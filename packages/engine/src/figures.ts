// What is published about a team: its members, its kitchen, the strength of its week.
import { areaFactor, berryPower, favouriteFactor, type RecipeType } from '@oversleep/game';
import type { CookingFigures, TeamFigures, TeamStrength, TypeFigures } from './figure-types.ts';
import { memberFigures } from './member-figures.ts';
import type { Plan, RecipeBook } from './plan.ts';
import { CookCount, DishCount, type Layout, TypeCount } from './tally.ts';
import {
  addForms,
  berryWorth,
  constant,
  type Figure,
  NONE,
  one,
  type StrengthForm,
  strengthFigures,
  strengthForm,
  strengthForms,
  sumOf,
  type Term,
  times,
  WEEK,
} from './terms.ts';

/** Everything that is published, per day unless said otherwise; counts are those of one day. */
export function figuresOf<N>(plan: Plan, layout: Layout, figure: Figure<N>): TeamFigures<N> {
  const forms = plan.members.map((member) => strengthForms(plan, layout, member));
  return {
    members: plan.members.map((member, m) =>
      memberFigures(plan, layout, member, forms[m] ?? { berries: NONE, skill: NONE }, figure),
    ),
    cooking: plan.cooking ? cookingFigures(plan, layout, figure) : undefined,
    team: teamFigures(plan, layout, forms, figure),
  };
}

function typeFigures<N>(plan: Plan, layout: Layout, type: number, book: RecipeBook, figure: Figure<N>): TypeFigures<N> {
  const place = layout.types[type] ?? 0;
  const weekly = (at: number) => one(at, WEEK);
  const rows = plan.game.ingredients.rows;
  return {
    weeklyStrength: figure(() => weekly(place + TypeCount.strength)),
    sundayStrength: figure(() => weekly(place + TypeCount.sunday)),
    mixed: figure(() => weekly(place + TypeCount.mixed)),
    outOfReach: book.outOfReach.map(({ recipe, missing }) => ({ recipe: recipe.name, missing })),
    cookedRecipes: book.recipes.map(({ recipe, level }, r) => {
      const at = (layout.dishes[type] ?? 0) + r * layout.dishSize;
      const needed = recipe.ingredients.map(({ ingredient }) => rows.indexOf(ingredient));
      const short = (i: number) => at + DishCount.short + 2 * i;
      return {
        recipe: recipe.name,
        level,
        value: book.value[r] ?? 0,
        count: figure(() => weekly(at + DishCount.cooked)),
        sunday: figure(() => weekly(at + DishCount.sunday)),
        totalSkipped: figure(() => [...weekly(at + DishCount.potLimited), ...needed.flatMap((i) => weekly(short(i)))]),
        potLimited: {
          count: figure(() => weekly(at + DishCount.potLimited)),
          missing: figure(() => weekly(at + DishCount.potMissing)),
        },
        ingredientLimited: needed.map((i) => ({
          ingredientName: rows[i]?.name ?? '',
          count: figure(() => weekly(short(i))),
          missing: figure(() => weekly(short(i) + 1)),
        })),
      };
    }),
  };
}

function cookingFigures<N>(plan: Plan, layout: Layout, figure: Figure<N>): CookingFigures<N> | undefined {
  const [curry, salad, dessert] = plan.cooking?.books ?? [];
  if (!curry || !salad || !dessert) return undefined;
  const meals = plan.meals.length;
  const perMeal = (count: number, share = 1) =>
    figure(() => (meals > 0 ? one(layout.cooking + count, 1 / (meals * share)) : []));
  return {
    curry: typeFigures(plan, layout, 0, curry, figure),
    salad: typeFigures(plan, layout, 1, salad, figure),
    dessert: typeFigures(plan, layout, 2, dessert, figure),
    critInfo: {
      averageCritMultiplierPerCook: perMeal(CookCount.multiplier),
      averageCritChancePerCook: perMeal(CookCount.chance),
      averageWeekdayPotSize: perMeal(CookCount.weekdayPot, 6 / WEEK),
    },
    mealsPerWeek: meals * WEEK,
    lostIngredients: figure(() => one(layout.cooking + CookCount.lost, WEEK / 3)),
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

const typeIndex = (plan: Plan, type: RecipeType): number =>
  plan.cooking?.books.findIndex((book) => book.type === type) ?? -1;

/** The forms of a whole team's week. */
function teamForms(plan: Plan, layout: Layout, members: readonly { berries: StrengthForm; skill: StrengthForm }[]) {
  const type = typeIndex(plan, plan.request.settings.recipeType);
  const dishes = type < 0 ? [] : one((layout.types[type] ?? 0) + TypeCount.strength, WEEK);
  return {
    berries: addForms(members.map(({ berries }) => berries)),
    skill: addForms(members.map(({ skill }) => skill)),
    cooking: strengthForm(plan, dishes, []),
    startingBerries: startingForm(plan),
  };
}

function teamFigures<N>(
  plan: Plan,
  layout: Layout,
  members: readonly { berries: StrengthForm; skill: StrengthForm }[],
  figure: Figure<N>,
): TeamStrength<N> {
  const forms = teamForms(plan, layout, members);
  return {
    berries: strengthFigures(forms.berries, figure),
    skill: strengthFigures(forms.skill, figure),
    cooking: strengthFigures(forms.cooking, figure),
    startingBerries: strengthFigures(forms.startingBerries, figure),
    total: figure(() => Object.values(forms).flatMap(sumOf)),
  };
}

/** The terms of the headline alone: what a simulation is asked to know precisely. */
export function totalTerms(plan: Plan, layout: Layout): readonly Term[] {
  const forms = plan.members.map((member) => strengthForms(plan, layout, member));
  return Object.values(teamForms(plan, layout, forms)).flatMap(sumOf);
}

/** Terms of a week's skills and stock, and strength of one berry of each member and of one point of cooking: for totals with luck. */
export function luckyTotal(
  plan: Plan,
  layout: Layout,
): { terms: readonly Term[]; berry: readonly number[]; cooking: number; type: number } {
  const forms = plan.members.map((member) => strengthForms(plan, layout, member));
  const { skill, startingBerries } = teamForms(plan, layout, forms);
  const factor = areaFactor(plan.request.settings.areaBonus) * plan.game.factors.strength;
  return {
    terms: [...times(sumOf(skill), 1 / WEEK), ...sumOf(startingBerries)],
    berry: plan.members.map((member) => {
      const { base, favourite } = berryWorth(plan, member);
      return (base + favourite) * factor * member.member.build.species.bonus.strength;
    }),
    cooking: factor,
    type: typeIndex(plan, plan.request.settings.recipeType),
  };
}
