// What a goal changes in the settings of the week, and where in the counts of a run it is read.
import type { Game } from '@oversleep/game';
import { RECIPE_TYPES } from '@oversleep/game';
import { formsOf } from '../figures/team.ts';
import { one, sumOf, type Terms, WEEK } from '../figures/terms.ts';
import type { Plan } from '../loop/plan.ts';
import { DishCount, type Layout } from '../loop/tally.ts';
import type { TeamSettings } from '../request.ts';
import type { Parts } from './estimate-team.ts';
import type { Goal } from './types.ts';

/** A dish that is cooked every time it can be: nothing else is known of its type. */
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

/** The goal as a sum of a day's counts. */
export function goalTerms(plan: Plan, layout: Layout, goal: Goal): Terms {
  const forms = formsOf(plan, layout);
  switch (goal.kind) {
    case 'strength':
      return forms.total;
    case 'berries':
      return sumOf(forms.team.berries);
    case 'dishes':
      return sumOf(forms.team.cooking);
    case 'dish': {
      const type = RECIPE_TYPES.indexOf(plan.request.settings.recipeType);
      const place = plan.cooking?.books[type]?.recipes.findIndex(({ recipe }) => recipe.name === goal.recipe) ?? -1;
      const at = layout.dishes[type]?.[place];
      return at === undefined ? [] : one(at + DishCount.cooked, WEEK);
    }
  }
}

/** The parts of a rough estimate that belong to the goal. */
export function goalParts({ berries, skill, cooking }: Parts, goal: Goal): readonly [number, number, number] {
  if (goal.kind === 'strength') return [berries, skill, cooking];
  return goal.kind === 'berries' ? [berries, 0, 0] : [0, 0, cooking];
}
