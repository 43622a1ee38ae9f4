// What makes up the strength of dishes: ingredients, recipe bonus and level, fillers, Extra Tasty, area bonus, event.
import { ingredientStrength, type RecipeType, recipeValue } from '@oversleep/game';
import { messages } from '../../../messages/messages.ts';
import { type WaterfallStep, withoutIdle } from '../../../parts/figures/waterfall.ts';
import type { TeamReport } from './team-report.ts';
import { cookingStrength } from './team-strength.ts';

const t = messages('calculator');

export function dishSteps({ game, production, settings }: TeamReport, type: RecipeType): readonly WaterfallStep[] {
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
    { key: 'base', label: t('results.plainIngredients'), adds: sum.plain },
    { key: 'recipe', label: t('results.recipeBonus'), adds: sum.bonus },
    { key: 'level', label: t('results.recipeLevels'), adds: sum.level },
    { key: 'filler', label: t('results.filler'), adds: filler },
    { key: 'tasty', label: t('results.extraTasty'), adds: cooked.weeklyStrength - untouched - filler },
    {
      key: 'area',
      label: t('results.areaBonus'),
      words: t('results.plusPercent', { percent: settings.areaBonus }),
      adds: area,
    },
    { key: 'event', label: t('results.event'), adds: event + sum.event },
  ]);
}
