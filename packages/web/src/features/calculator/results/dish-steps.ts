// Why dishes are worth what they are: plain ingredients, the recipe's bonus, its level, luck at the stove, area, event.
import { ingredientStrength, type RecipeType, recipeValue } from '@oversleep/game';
import { type WaterfallStep, withoutIdle } from '../../../parts/figures/waterfall.ts';
import type { ResultContext } from './result-context.ts';
import { cookingStrength } from './team-strength.ts';

export function dishSteps({ game, production, settings }: ResultContext, type: RecipeType): readonly WaterfallStep[] {
  const cooked = production.cooking?.[type];
  if (!cooked) return [];
  const sum = { plain: 0, bonus: 0, level: 0, event: 0 };
  for (const {
    recipe: { name },
    level,
    value,
    count,
  } of cooked.cookedRecipes) {
    const recipe = game.recipes.get(name);
    const plain = ingredientStrength(recipe.ingredients);
    const atLevel = recipeValue(game, recipe, level);
    sum.plain += count * plain;
    sum.bonus += count * (recipe.value - plain);
    sum.level += count * (atLevel - recipe.value);
    sum.event += count * (value - atLevel);
  }
  const untouched = sum.plain + sum.bonus + sum.level + sum.event;
  const { filler = 0 } = cooked;
  const { area, event } = cookingStrength(cooked.weeklyStrength, settings.areaBonus, game.factors.strength);
  return withoutIdle([
    { key: 'base', label: 'Plain ingredients', adds: sum.plain },
    { key: 'recipe', label: 'Recipe bonus', adds: sum.bonus },
    { key: 'level', label: 'Recipe levels', adds: sum.level },
    { key: 'filler', label: 'Leftovers in the pot', adds: filler },
    { key: 'tasty', label: 'Extra tasty dishes', adds: cooked.weeklyStrength - untouched - filler },
    { key: 'area', label: 'Area bonus', words: `+${settings.areaBonus}%`, adds: area },
    { key: 'event', label: 'Event', adds: event + sum.event },
  ]);
}
