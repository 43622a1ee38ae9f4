// Every recorded team of the reference, figure by figure, with its rules switched on.
import { readdirSync, readFileSync } from 'node:fs';
import { sourceGameOf } from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import { figuresOf, formsOf } from '../src/figures/team.ts';
import { termsOf } from '../src/figures/terms.ts';
import type { MemberFigures, TeamFigures } from '../src/figures/types.ts';
import { type Plan, planOf } from '../src/loop/plan.ts';
import { layoutOf } from '../src/loop/tally.ts';
import { validateRequest } from '../src/read-request.ts';
import { REFERENCE_METHOD, referenceRules } from '../src/reference.ts';
import { createRunner, type Observation, runChains } from '../src/statistics/chains.ts';

type Numbers = { readonly [key: string]: number | Numbers | readonly Numbers[] };

interface Golden {
  readonly id: string;
  readonly input: { readonly members: readonly { readonly pokemon: string }[] };
  readonly mean: Numbers;
  readonly se: Numbers;
}

const folder = new URL('./goldens/', import.meta.url);
const files = readdirSync(folder).sort();

/** Each team was recorded in both editions: in one of them, all mechanics of the team are compared; with FULL=1 in both. */
function isEveryday(file: string): boolean {
  const [edition, team] = [file.slice(0, 7), file.slice(8)];
  const inLater = team.startsWith('x') || Number(team.slice(1, 3)) % 2 === 0;
  return Boolean(process.env.FULL) || inLater === (edition === '2026-08');
}

/**
 * Runs, each as long as the recorded ones: how often a dish is cooked depends on years of leftovers. They come in
 * antithetic pairs; with few pairs each run is an observation, which spreads more than pairs. FULL=1 has enough
 * pairs to estimate the spread.
 */
function observe(plan: Plan): readonly Observation[] {
  const isSmall = plan.members.length <= 2;
  const pairs = (count: number) => runChains(createRunner(plan, 7, false), 0, count).chains;
  if (process.env.FULL) return pairs(isSmall ? 12 : 4);
  // What the recording itself does not know is the larger part of the doubt already.
  return pairs(isSmall ? 4 : 3).flatMap(({ runs }) => runs);
}

/** Our figures under the names of the recording, for one observation. */
function named(figures: TeamFigures<number>): Numbers {
  const byName = (list: readonly { name: string; amount: number }[]) =>
    Object.fromEntries(list.map(({ name, amount }) => [name, amount]));
  const member = ({
    advanced,
    produceTotal,
    produceWithoutSkill,
    produceFromSkill,
    ...rest
  }: MemberFigures<number>): Numbers => {
    const berries = (list: typeof produceTotal.berries) =>
      Object.fromEntries(list.map(({ berry, level, amount }) => [`${berry.name}@${level}`, amount]));
    return {
      berriesFromHelpsPerDay: produceWithoutSkill.berries[0]?.amount ?? 0,
      berriesFromSkillPerDay: berries(produceFromSkill.berries),
      berriesTotalPerDay: berries(produceTotal.berries),
      ingredientsFromHelpsPerDay: byName(produceWithoutSkill.ingredients),
      ingredientsFromSkillPerDay: byName(produceFromSkill.ingredients),
      ingredientsTotalPerDay: byName(produceTotal.ingredients),
      skillProcsPerDay: rest.skillProcs,
      skillCritsPerDay: advanced.skillCrits,
      skillAmountPerDay: rest.skillAmount,
      skillValuePerDay: Object.fromEntries(
        Object.entries(rest.skillValue).map(([unit, { amountToSelf, amountToTeam }]) => [
          unit,
          { self: amountToSelf, team: amountToTeam },
        ]),
      ),
      morningProcsPerDay: advanced.morningProcs,
      carrySize: advanced.carrySize,
      ingredientPercentage: advanced.ingredientPercentage,
      skillPercentage: advanced.skillPercentage,
      frequencyAtFullEnergy: advanced.maxFrequency,
      dayHelps: advanced.dayHelps,
      nightHelps: advanced.nightHelps,
      nightHelpsBeforeSneakySnack: advanced.nightHelpsBeforeSS,
      nightHelpsAfterSneakySnack: advanced.nightHelpsAfterSS,
      sneakySnackBerriesPerDay: advanced.sneakySnack,
      wastedEnergyPerDay: advanced.wastedEnergy,
      totalRecoveryPerDay: advanced.totalRecovery,
      averageEnergyDay: advanced.dayPeriod.averageEnergy,
      averageEnergyNight: advanced.nightPeriod.averageEnergy,
      supportEnergyReceivedPerDay: advanced.teamSupport.energy,
      supportHelpsReceivedPerDay: advanced.teamSupport.helps,
      berryStrengthPerWeek: rest.strength.berries.total,
      skillStrengthPerWeek: rest.strength.skill.total,
    };
  };
  const { cooking, team } = figures;
  if (!cooking) throw new Error('recorded teams cook');
  const dishes = (
    { weeklyStrength, sundayStrength, cookedRecipes, mixed }: typeof cooking.curry,
    type: string,
  ): Numbers => ({
    weeklyStrength,
    sundayStrength,
    recipeShare: {
      ...Object.fromEntries(cookedRecipes.map(({ recipe, count }) => [recipe, count / cooking.mealsPerWeek])),
      [`MIXED_${type.toUpperCase()}`]: mixed / cooking.mealsPerWeek,
    },
  });
  return {
    members: figures.members.map(member),
    cooking: {
      curry: dishes(cooking.curry, 'curry'),
      salad: dishes(cooking.salad, 'salad'),
      dessert: dishes(cooking.dessert, 'juice'),
      ...cooking.critInfo,
    },
    team: {
      berryStrengthPerWeek: team.berries.total,
      skillStrengthPerWeek: team.skill.total,
      cookingStrengthPerWeek: team.cooking.total,
      totalStrengthPerWeek: team.total,
    },
  };
}

/** Every number of a tree by its path. */
function leaves(tree: unknown, path = ''): [string, number][] {
  if (typeof tree === 'number') return [[path, tree]];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) => leaves(value, path ? `${path}.${key}` : key));
}

function figuresIn(plan: Plan, { tally, days }: Observation): Map<string, number> {
  const layout = layoutOf(plan);
  const figures = figuresOf(plan, layout, formsOf(plan, layout), (what, weight) =>
    termsOf(what, weight).reduce(
      (sum, { place, weight }) => sum + weight * (place < 0 ? 1 : (tally[place] ?? 0) / days),
      0,
    ),
  );
  return new Map(leaves(named(figures)));
}

describe.each(['2025-10', '2026-08'] as const)('recorded teams of %s', (edition) => {
  const own = files.filter((file) => file.startsWith(edition));

  it('are complete', () => {
    expect(own).toHaveLength(edition === '2025-10' ? 16 : 18);
  });

  it.each(own.filter(isEveryday))('%s within four combined errors and half a percent', (file) => {
    const golden: Golden = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    const request = validateRequest(referenceRules(sourceGameOf(edition)), golden.input, REFERENCE_METHOD);
    if (!request.ok) throw new Error(JSON.stringify(request.problems));
    const plan = planOf(request.value);
    const runs = observe(plan).map((run) => figuresIn(plan, run));
    const errors = new Map(leaves(golden.se));
    const misses: string[] = [];
    const expected = leaves(golden.mean);
    expect(expected.length).toBeGreaterThan(35);
    for (const [path, mean] of expected) {
      const values = runs.map((run) => run.get(path) ?? 0);
      const ours = values.reduce((sum, value) => sum + value, 0) / values.length;
      const squares = values.reduce((sum, value) => sum + (value - ours) ** 2, 0);
      const spread = squares / (values.length - 1) / values.length;
      const allowed = 4 * Math.sqrt(spread + (errors.get(path) ?? 0) ** 2) + 0.005 * Math.abs(mean);
      if (!(Math.abs(ours - mean) <= allowed))
        misses.push(`${path}: recorded ${mean}, ours ${ours} ± ${Math.sqrt(spread)}`);
    }
    expect(misses).toEqual([]);
  });
});
