// The strength of a type's dishes in a week, with the area bonus, Sunday apart.
import type { RecipeType } from '@oversleep/game';
import type { Scene } from './scene.ts';
import { cookingStrength } from './team-strength.ts';

export interface TypeSums {
  readonly type: RecipeType;
  readonly weekdays: number;
  readonly sunday: number;
  readonly total: number;
  readonly error: number;
}

export function kitchenSums({ production, settings, game }: Scene, type: RecipeType): TypeSums {
  const { weeklyStrength = 0, sundayStrength = 0 } = production.cooking?.[type] ?? {};
  const error = production.errors.cooking?.[type].weeklyStrength ?? 0;
  const { total } = cookingStrength(weeklyStrength, settings.areaBonus, game.factors.strength);
  const factor = weeklyStrength > 0 ? total / weeklyStrength : 1;
  const sunday = sundayStrength * factor;
  return { type, weekdays: total - sunday, sunday, total, error: error * factor };
}
