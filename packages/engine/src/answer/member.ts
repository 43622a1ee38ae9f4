// A member's figures in the answer's format, with facts about its berries and ingredients.
import type { Game } from '@oversleep/game';
import type { MemberFigures, Produce } from '../figures/types.ts';
import type { Distribution, Distributions } from '../statistics/summary.ts';
import { asError, asFigure, asPercent, type Round } from './rounding.ts';

interface BerryFacts {
  readonly name: string;
  readonly value: number;
  readonly type: string;
}

type Period = { readonly averageEnergy: number; readonly helpsPerHour: number };

const SECONDS_PER_HOUR = 3600;

function berryFacts({ name, value, type }: Game['berries']['rows'][number]): BerryFacts {
  return { name, value, type };
}

function ingredientSets(game: Game, sets: Produce<number>['ingredients']) {
  return sets.map(({ name: wanted, amount }) => {
    const { name, value, taxedValue, longName } = game.ingredients.get(wanted);
    return { ingredient: { name, value, taxedValue, longName }, amount: asFigure(amount) };
  });
}

export const produceAnswer = (game: Game, { berries, ingredients }: Produce<number>) => ({
  berries: berries.map(({ berry, level, amount }) => ({ berry: berryFacts(berry), level, amount: asFigure(amount) })),
  ingredients: ingredientSets(game, ingredients),
});

const amountErrors = (sets: readonly { readonly amount: number }[]) =>
  sets.map(({ amount }) => ({ amount: asError(amount) }));

export const produceErrors = ({ berries, ingredients }: Produce<number>) => ({
  berries: amountErrors(berries),
  ingredients: amountErrors(ingredients),
});

type MemberStrength = MemberFigures<number>['strength']['berries'];

export const strengthIn = ({ base, favourite, area, event, total }: MemberStrength, round: Round) => ({
  base: round(base),
  favourite: round(favourite),
  area: round(area),
  event: round(event),
  total: round(total),
});

/** Shared by figures and errors. */
function numbersOf({ skillProcs, skillAmount, skillValue, strength }: MemberFigures<number>, round: Round) {
  return {
    skillProcs: round(skillProcs),
    skillAmount: round(skillAmount),
    skillValue: Object.fromEntries(
      Object.entries(skillValue).map(([unit, { amountToSelf, amountToTeam }]) => [
        unit,
        { amountToSelf: round(amountToSelf), amountToTeam: round(amountToTeam) },
      ]),
    ),
    strength: { berries: strengthIn(strength.berries, round), skill: strengthIn(strength.skill, round) },
  };
}

function advancedNumbers({ advanced }: MemberFigures<number>, round: Round) {
  return {
    totalHelps: round(advanced.totalHelps),
    averageHelps: round(advanced.averageHelps),
    dayHelps: round(advanced.dayHelps),
    nightHelps: round(advanced.nightHelps),
    nightHelpsBeforeSS: round(advanced.nightHelpsBeforeSS),
    nightHelpsAfterSS: round(advanced.nightHelpsAfterSS),
    skillCrits: round(advanced.skillCrits),
    skillRegularValue: round(advanced.skillRegularValue),
    skillCritValue: round(advanced.skillCritValue),
    wastedEnergy: round(advanced.wastedEnergy),
    morningProcs: round(advanced.morningProcs),
    bonusProcs: round(advanced.bonusProcs),
    totalRecovery: round(advanced.totalRecovery),
    teamSupport: { energy: round(advanced.teamSupport.energy), helps: round(advanced.teamSupport.helps) },
    gave: { energy: advanced.gave.energy.map(round), helps: advanced.gave.helps.map(round) },
  };
}

const periodOf = ({ averageEnergy, helpsPerHour }: Period) => ({
  averageFrequency: asFigure(helpsPerHour > 0 ? SECONDS_PER_HOUR / helpsPerHour : 0),
  averageEnergy: asFigure(averageEnergy),
  helpsPerHour: asFigure(helpsPerHour),
});

/** The error of a reciprocal, to first order. */
const periodErrors = (mean: Period, error: Period) => ({
  averageFrequency: asError(
    mean.helpsPerHour > 0 ? (SECONDS_PER_HOUR * error.helpsPerHour) / mean.helpsPerHour ** 2 : 0,
  ),
  averageEnergy: asError(error.averageEnergy),
  helpsPerHour: asError(error.helpsPerHour),
});

/** Percentages by count, without those too rare to show. */
function percentByCount({ from, shares }: Distribution): Record<string, number> {
  const entries = shares.map((share, i) => [String(from + i), asPercent(100 * share)] as const);
  return Object.fromEntries(entries.filter(([, percent]) => percent > 0));
}

export function pokemonAnswer({ pokemonWithIngredients }: MemberFigures<number>) {
  const { pokemon, ingredients } = pokemonWithIngredients;
  return { pokemon, ingredients: [...ingredients] };
}

export function memberAnswer(game: Game, mean: MemberFigures<number>, distributions: Distributions) {
  const { advanced } = mean;
  const { berry } = game.species.get(mean.pokemonWithIngredients.pokemon);
  const level = mean.produceWithoutSkill.berries[0]?.level ?? 0;
  return {
    externalId: mean.externalId,
    pokemonWithIngredients: pokemonAnswer(mean),
    skillLevel: mean.skillLevel,
    produceTotal: produceAnswer(game, mean.produceTotal),
    produceWithoutSkill: produceAnswer(game, mean.produceWithoutSkill),
    produceFromSkill: produceAnswer(game, mean.produceFromSkill),
    ...numbersOf(mean, asFigure),
    advanced: {
      ingredientPercentage: asFigure(advanced.ingredientPercentage),
      skillPercentage: asFigure(advanced.skillPercentage),
      carrySize: advanced.carrySize,
      maxFrequency: asFigure(advanced.maxFrequency),
      ...advancedNumbers(mean, asFigure),
      sneakySnack: { berry: berryFacts(berry), level, amount: asFigure(advanced.sneakySnack) },
      // By day the player empties the bag.
      dayPeriod: { ...periodOf(advanced.dayPeriod), spilledIngredients: ingredientSets(game, []) },
      nightPeriod: {
        ...periodOf(advanced.nightPeriod),
        spilledIngredients: ingredientSets(game, advanced.nightPeriod.spilledIngredients),
      },
      skillProcDistribution: percentByCount(distributions.procs),
      berryProductionDistribution: percentByCount(distributions.berries),
      ingredientDistributions: Object.fromEntries(
        Object.entries(distributions.ingredients).map(([name, own]) => [name, percentByCount(own)]),
      ),
    },
  };
}

export function memberErrors(mean: MemberFigures<number>, error: MemberFigures<number>) {
  const { advanced } = error;
  return {
    produceTotal: produceErrors(error.produceTotal),
    produceWithoutSkill: produceErrors(error.produceWithoutSkill),
    produceFromSkill: produceErrors(error.produceFromSkill),
    ...numbersOf(error, asError),
    advanced: {
      ...advancedNumbers(error, asError),
      sneakySnack: { amount: asError(advanced.sneakySnack) },
      dayPeriod: { ...periodErrors(mean.advanced.dayPeriod, advanced.dayPeriod), spilledIngredients: amountErrors([]) },
      nightPeriod: {
        ...periodErrors(mean.advanced.nightPeriod, advanced.nightPeriod),
        spilledIngredients: amountErrors(advanced.nightPeriod.spilledIngredients),
      },
    },
  };
}
