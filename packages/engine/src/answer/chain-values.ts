// Weekly values of a member or a whole team, chain by chain. Chains with the same index use the same random numbers, so
// results with the same seed can be compared afterwards in any pairing.
import { bestBonus, DAYS_A_WEEK, type Game } from '@oversleep/game';
import { totalTerms } from '../figures/team.ts';
import {
  constantOf,
  memberAt,
  programTerms,
  runBy,
  slotTerms,
  strengthForms,
  sumOf,
  sumTerms,
  type Terms,
  times,
} from '../figures/terms.ts';
import type { Plan } from '../loop/plan.ts';
import { layoutOf, type TallyLayout } from '../loop/tally.ts';
import type { Chain } from '../statistics/chains.ts';

/** Strength of a week, a value for each chain. */
export interface ChainValues {
  /** Length of each chain: longer ones weigh more. */
  readonly days: readonly number[];
  readonly berries: readonly number[];
  readonly skill: readonly number[];
  /** Plain ingredients, without any bonus. */
  readonly ingredients: readonly number[];
  /** The same, each with the bonus of the best dish that it goes into. */
  readonly dishes: readonly number[];
  /** Everything that the whole team makes. */
  readonly team: readonly number[];
}

/** For one member, or for the whole team if none is given. */
export function chainValues(plan: Plan, chains: readonly Chain[], member?: number): ChainValues {
  const layout = layoutOf(plan);
  const valuesOf = (terms: Terms): readonly number[] => {
    const fixed = constantOf(terms);
    return chains.map(({ tally, days }) => sumTerms(terms, tally) / days + fixed);
  };
  const chosen = plan.members.filter(({ index }) => member === undefined || index === member);
  const forms = chosen.map((one) => strengthForms(plan, layout, one));
  const plainWorth = plan.game.ingredients.rows.map(({ value }) => value);
  return {
    days: chains.map(({ days }) => days),
    berries: valuesOf(forms.flatMap(({ berries }) => sumOf(berries))),
    skill: valuesOf(forms.flatMap(({ skill }) => sumOf(skill))),
    ingredients: valuesOf(chosen.flatMap(({ index }) => worthTerms(plan, layout, index, plainWorth))),
    dishes: valuesOf(chosen.flatMap(({ index }) => worthTerms(plan, layout, index, dishWorth(plan.game)))),
    team: valuesOf(totalTerms(plan, layout)),
  };
}

const dishWorth = (game: Game): readonly number[] =>
  game.ingredients.rows.map(({ key, value }) => value * (1 + bestBonus(game, key) / 100));

/** Weekly ingredients of a member from helps and from its own skill, each times its value. */
function worthTerms(plan: Plan, layout: TallyLayout, index: number, worth: readonly number[]): Terms {
  const member = memberAt(plan, index);
  const fromHelps = member.slotIngredient.flatMap((ingredient, slot) =>
    times(slotTerms(member, slot), worth[ingredient] ?? 0),
  );
  const fromSkill = programTerms(
    layout,
    runBy(plan, member),
    ({ ingredients }) => ingredients.reduce((sum, amount, i) => sum + amount * (worth[i] ?? 0), 0),
    false,
  );
  return times([...fromHelps, ...fromSkill], DAYS_A_WEEK);
}
