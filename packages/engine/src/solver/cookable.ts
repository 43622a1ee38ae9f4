// Which dishes a player's own creatures could cook at all, with the best five of them for each.
import { type Game, mealTimes, type Recipe, type Schedule, TEAM_SIZE } from '@oversleep/game';
import { needOf } from './recipe.ts';
import { createTeamSearch } from './search.ts';
import { specialsAmong } from './specials.ts';
import type { Producer } from './types.ts';

/** Members of the smallest teams that cook a dish once a day, by name of the recipe; dishes that no team cooks are left out. */
export function cookableBy(
  game: Game,
  schedule: Schedule,
  producers: readonly Producer[],
  recipes: readonly Recipe[] = game.recipes.rows,
): ReadonlyMap<string, number> {
  const meals = mealTimes(game.rules, schedule).length;
  const perDay = producers.map(({ perMeal }) => perMeal.map((amount) => thousandths(amount * meals)));
  const specials = specialsAmong(
    game,
    producers.map(({ build }) => build.species.name),
  );
  return new Map(
    recipes.flatMap((recipe) => {
      const need = needOf(game, recipe).map(thousandths);
      const team = createTeamSearch({ need, producers: perDay, once: true, specials }).smallest(need, TEAM_SIZE);
      return team ? [[recipe.name, team.length] as const] : [];
    }),
  );
}

/** The search counts in whole numbers. */
const thousandths = (amount: number): number => Math.round(amount * 1000);
