// Weekly strength of a team by source, for the chosen dish type.
import { areaFactor, berryPower, DAYS_A_WEEK, partsThatAddUp, type RecipeType } from '@oversleep/game';
import { NO_STRENGTH, type SourceStrength } from '../../../parts/figures/strength-steps.ts';
import type { TeamReport } from './team-report.ts';

export type StrengthSource = 'cooking' | 'berries' | 'startingBerries' | 'skill';
export const SOURCES: readonly StrengthSource[] = ['cooking', 'berries', 'startingBerries', 'skill'];

export interface WeekStrength {
  readonly parts: Readonly<Record<StrengthSource, SourceStrength>>;
  readonly errors: Readonly<Record<StrengthSource, number>>;
  readonly total: number;
  readonly error: number;
  /** Whole numbers to show: the total rounded down, and sources that add up to it. */
  readonly shown: Readonly<Record<StrengthSource, number>> & { readonly total: number };
  /** Percentiles of the week are known for this dish type. */
  readonly hasWeek: boolean;
}

/** All dish types are always simulated; only the percentiles of the week need a new simulation. */
export function teamStrength({ production, game, settings }: TeamReport, type: RecipeType): WeekStrength {
  const { team, cooking, errors, week } = production;
  const base = cooking?.[type].weeklyStrength ?? 0;
  const dishes =
    base === team.cooking.base ? team.cooking : cookingStrength(base, settings.areaBonus, game.factors.strength);
  const parts = { ...team, cooking: dishes };
  const doubts = {
    cooking: base > 0 ? ((errors.cooking?.[type].weeklyStrength ?? 0) * dishes.total) / base : 0,
    berries: errors.team.berries.total,
    startingBerries: errors.team.startingBerries.total,
    skill: errors.team.skill.total,
  };
  const same = dishes === team.cooking;
  const total = same ? team.total : SOURCES.reduce((sum, source) => sum + parts[source].total, 0);
  return {
    parts,
    errors: doubts,
    total,
    shown: shownStrength(parts, Math.floor(total)),
    error: same ? errors.team.total : Math.hypot(...SOURCES.map((source) => doubts[source])),
    hasWeek: same && week.p90 > 0,
  };
}

function shownStrength(parts: WeekStrength['parts'], total: number): WeekStrength['shown'] {
  const values = SOURCES.map((source) => parts[source].total);
  const [cooking = 0, berries = 0, startingBerries = 0, skill = 0] = partsThatAddUp(values, { total });
  return { cooking, berries, startingBerries, skill, total };
}

export function cookingStrength(base: number, areaBonus: number, event: number): SourceStrength {
  if (base === 0) return NO_STRENGTH;
  const area = base * (areaFactor(areaBonus) - 1);
  const extra = (base + area) * (event - 1);
  return { base, favourite: 0, area, event: extra, total: base + area + extra };
}

/** Weekly strength of the same berries at level 1, and of skills. */
export function worthAtLevelOne({
  members,
  settings,
  game,
}: TeamReport): Readonly<Record<Exclude<StrengthSource, 'cooking'>, number>> {
  const plain = (berries: readonly { readonly berry: { readonly value: number }; readonly amount: number }[]) =>
    berries.reduce((sum, { berry, amount }) => sum + amount * berryPower(game, berry, 1), 0);
  const direct = members.reduce((sum, { figures }) => {
    const { amountToSelf = 0, amountToTeam = 0 } = figures.skillValue.strength ?? {};
    return sum + amountToSelf + amountToTeam;
  }, 0);
  return {
    berries: DAYS_A_WEEK * members.reduce((sum, { figures }) => sum + plain(figures.produceWithoutSkill.berries), 0),
    skill:
      DAYS_A_WEEK * (direct + members.reduce((sum, { figures }) => sum + plain(figures.produceFromSkill.berries), 0)),
    startingBerries: plain(
      settings.stockpiledBerries.map(({ name, amount }) => ({ berry: game.berries.get(name), amount })),
    ),
  };
}
