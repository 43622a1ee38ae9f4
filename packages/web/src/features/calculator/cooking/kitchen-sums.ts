// The strength of a type's dishes in a week, with the area bonus, Sunday apart, in whole numbers as they are written.
import { partsThatAddUp, type RecipeType } from '@oversleep/game';
import type { TeamReport } from '../results/team-report.ts';
import { teamStrength } from '../results/team-strength.ts';

export interface TypeSums {
  readonly type: RecipeType;
  readonly weekdays: number;
  readonly sunday: number;
  /** The same number as on the overview. */
  readonly total: number;
  readonly error: number;
}

export function kitchenSums(context: TeamReport, type: RecipeType): TypeSums {
  const { weeklyStrength = 0, sundayStrength = 0 } = context.production.cooking?.[type] ?? {};
  const { parts, shown, errors } = teamStrength(context, type);
  const sundayPart = weeklyStrength > 0 ? (parts.cooking.total * sundayStrength) / weeklyStrength : 0;
  const total = shown.cooking;
  const [weekdays = 0, sunday = 0] = partsThatAddUp([parts.cooking.total - sundayPart, sundayPart], { total });
  return { type, weekdays, sunday, total, error: errors.cooking };
}
