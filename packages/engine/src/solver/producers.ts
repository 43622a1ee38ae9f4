// What every candidate brings to a meal with each of its lists of ingredients, and how much more beside others. Computed when asked
// for, and once.
import { type Build, type Game, mealTimes, supportsTeam, TEAM_SIZE } from '@oversleep/game';
import { type CookCandidate, candidatesAt, isAllRounder } from './candidates.ts';
import { CHAINS, filled, idle, type Supply, sumOf, suppliesIn, supplyAlone } from './supply.ts';
import type { Producer, SolveMember, SolveSettings } from './types.ts';

/** To a meal, by ingredient, to a thousandth. */
export interface MealSupply {
  readonly helps: readonly number[];
  readonly skill: readonly number[];
}

/** Factors that others put on what a creature makes. */
export interface SupportFactors {
  readonly helps: number;
  readonly procs: number;
}

/** Thrown when the computation is cancelled. */
interface Signal {
  readonly aborted: boolean;
}

/** For one edition, level and day; worth keeping for the next question about them. */
export interface Supplies {
  readonly game: Game;
  readonly settings: SolveSettings;
  readonly candidates: readonly CookCandidate[];
  /** By list of ingredients. */
  readonly mealsOf: (candidate: CookCandidate) => readonly MealSupply[];
  /** By species, for candidates beside these others; empty where none is affected. */
  readonly boostsBeside: (others: readonly Build[], signal?: Signal) => ReadonlyMap<string, SupportFactors>;
}

export function createSupplies(game: Game, settings: SolveSettings): Supplies {
  const candidates = candidatesAt(game, settings.level);
  const meals = new Map<CookCandidate, readonly MealSupply[]>();
  const alone = new Map<number, readonly Supply[]>();
  const groupsFor = (others: number) => groupsOf(candidates, TEAM_SIZE - others);
  /** All candidates in their groups, with the other seats idle. */
  const baseline = (others: number): readonly Supply[] =>
    remembered(alone, others, () =>
      groupsFor(others).flatMap((group) => {
        const builds = [...Array.from({ length: others }, () => idle(game)), ...group.map(({ build }) => build)];
        return suppliesIn(game, settings, filled(game, builds), CHAINS.boost).slice(others, others + group.length);
      }),
    );
  return {
    game,
    settings,
    candidates,
    mealsOf: (candidate) => remembered(meals, candidate, () => mealsOf(game, settings, candidate)),
    boostsBeside: (others, signal) => {
      if (others.length >= TEAM_SIZE || !others.some(supportsTeam)) return new Map();
      const groups = groupsFor(others.length);
      const after = groups.flatMap((group) => {
        if (signal?.aborted) return [];
        const builds = [...others, ...group.map(({ build }) => unlike(game, build, others))];
        return suppliesIn(game, settings, filled(game, builds), CHAINS.boost).slice(
          others.length,
          others.length + group.length,
        );
      });
      const before = baseline(others.length);
      return new Map(groups.flat().map(({ species }, i) => [species.name, boostOf(before[i], after[i])]));
    },
  };
}

function remembered<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

/**
 * Other ingredients change the helps' yield, never the skill: with equal random numbers a short simulation shows by how
 * much.
 */
function mealsOf(game: Game, settings: SolveSettings, { build, lists }: CookCandidate): readonly MealSupply[] {
  const meals = mealTimes(game.rules, settings).length;
  const known = supplyAlone(game, settings, build);
  const quick = supplyAlone(game, settings, build, CHAINS.quick);
  const scale = sumOf(known.helps) / (sumOf(quick.helps) || 1);
  const skill = known.skill.map((amount) => perMeal(amount, meals));
  return lists.map((ingredients) => {
    const { helps } = supplyAlone(game, settings, { ...build, ingredients }, CHAINS.quick);
    return { helps: helps.map((amount) => perMeal(amount * scale, meals)), skill };
  });
}

/** Groups candidates that don't affect each other; the others stay alone. */
function groupsOf(candidates: readonly CookCandidate[], places: number): readonly (readonly CookCandidate[])[] {
  const plain = candidates.filter(({ supports }) => !supports);
  const groups = Array.from({ length: Math.ceil(plain.length / places) }, (_, g) =>
    plain.slice(g * places, (g + 1) * places),
  );
  return [...groups, ...candidates.filter(({ supports }) => supports).map((candidate) => [candidate])];
}

/** Some skills count species with the same berry: they must not count those that were put beside them only to be simulated together. */
function unlike(game: Game, build: Build, others: readonly Build[]): Build {
  const taken = new Set(others.map(({ species }) => species.berry.name));
  if (!taken.has(build.species.berry.name)) return build;
  const berry = game.berries.rows.find(({ name }) => !taken.has(name)) ?? build.species.berry;
  return { ...build, species: { ...build.species, berry } };
}

const NO_BOOST: SupportFactors = { helps: 1, procs: 1 };

const boostOf = (before: Supply | undefined, after: Supply | undefined): SupportFactors =>
  before && after
    ? { helps: ratio(sumOf(after.helps), sumOf(before.helps)), procs: ratio(after.procs, before.procs) }
    : NO_BOOST;

/** A supporter never makes others produce less; a factor below one is only luck. */
const ratio = (after: number, before: number): number => (before > 0 ? Math.max(1, thousandths(after / before)) : 1);

export const thousandths = (amount: number): number => Math.round(amount * 1000) / 1000;
export const perMeal = (aDay: number, meals: number): number => (meals > 0 ? thousandths(aDay / meals) : 0);

export const mealTotal = ({ helps, skill }: MealSupply, boost: SupportFactors = NO_BOOST): readonly number[] =>
  helps.map((amount, i) => thousandths(amount * boost.helps + (skill[i] ?? 0) * boost.procs));

/** All candidates that can be proposed beside the given members, with each list of ingredients. */
export function producersFor(
  supplies: Supplies,
  given: readonly SolveMember[] = [],
  signal?: Signal,
): readonly Producer[] {
  const boosts = supplies.boostsBeside(
    given.map(({ build }) => build),
    signal,
  );
  return supplies.candidates.flatMap((candidate) => {
    if (signal?.aborted || isAllRounder(candidate.species)) return [];
    const boost = boosts.get(candidate.species.name);
    return supplies.mealsOf(candidate).map((supply, list) => ({
      build: { ...candidate.build, ingredients: candidate.lists[list] ?? [] },
      perMeal: mealTotal(supply, boost),
    }));
  });
}
