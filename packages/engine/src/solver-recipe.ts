// The smallest teams that bring all ingredients of a dish to every meal, and who brings most of an ingredient.
import { type Build, buildOf, type Game, type Ingredient, mealTimes, type Recipe, TEAM_SIZE } from '@oversleep/game';
import type { IngredientAmount } from './figure-types.ts';
import type { RequestMember } from './request.ts';
import { createTeamSearch } from './solver.ts';
import { createSupplies, perMeal, producersBeside, thousandths } from './solver-producers.ts';
import { CHAINS, isFelt, type Supply, suppliesIn, supplyAlone } from './solver-supply.ts';
import type { Producer, SolvedTeam, SolveRequest, SolveResult, SolveSettings } from './solver-types.ts';

/** Teams that are looked at, and of these, teams that are told. */
const LISTED = 2000;
const TOLD = 50;

/** Everybody who can be proposed at these settings, beside given members. For several questions it is best made once. */
export const producersFor = (
  game: Game,
  settings: SolveSettings,
  given: readonly RequestMember[] = [],
): readonly Producer[] => producersBeside(createSupplies(game, settings), buildsOf(game, given));

export function solveRecipe(request: SolveRequest): SolveResult {
  const { game, recipe, settings, given, maxTeamSize = TEAM_SIZE, mostTeams = TOLD, signal } = request;
  const members = givenProducers(game, settings, given);
  const need = needOf(game, recipe);
  const open = need.map((amount, i) => Math.max(0, thousandths(amount - sumAt(members, i))));
  const missing = amountsOf(game, open);
  const places = Math.min(maxTeamSize, TEAM_SIZE) - members.length;
  if (places < 0) return { missing, size: undefined, exhaustive: true, teams: [] };
  const producers = missing.length === 0 ? [] : (request.producers ?? producersOf(request));
  const search = createTeamSearch({
    need: open.map(whole),
    producers: producers.map((producer) => producer.perMeal.map(whole)),
    once: request.box !== undefined,
  });
  const added = search.smallest(open.map(whole), places);
  if (!added) return { missing, size: undefined, exhaustive: true, teams: [] };
  const found = search.teams(open.map(whole), added.length, { teams: LISTED, signal });
  const teams = found.teams
    .map((team) => solvedTeam(game, need, [...members, ...team.flatMap((i) => producers[i] ?? [])]))
    .sort(byWaste(game));
  return {
    missing,
    size: members.length + added.length,
    exhaustive: found.exhaustive && teams.length <= mostTeams,
    teams: teams.slice(0, mostTeams),
  };
}

/** The search counts in thousandths. */
const whole = (amount: number): number => Math.round(amount * 1000);

export const needOf = ({ ingredients }: Game, recipe: Recipe): readonly number[] =>
  ingredients.rows.map((row) => recipe.ingredients.find(({ ingredient }) => ingredient === row)?.amount ?? 0);

const sumAt = (producers: readonly Producer[], i: number): number =>
  thousandths(producers.reduce((sum, producer) => sum + (producer.perMeal[i] ?? 0), 0));

const buildsOf = (game: Game, members: readonly RequestMember[]): readonly Build[] =>
  members.map(({ creature }) => buildOf(game, creature));

function amountsOf({ ingredients }: Game, amounts: readonly number[]): readonly IngredientAmount<number>[] {
  return ingredients.rows.flatMap(({ name }, i) => {
    const amount = amounts[i] ?? 0;
    return amount > 0 ? [{ name, amount }] : [];
  });
}

/** Given members make what they make together. */
function givenProducers(game: Game, settings: SolveSettings, given: readonly RequestMember[]): readonly Producer[] {
  if (given.length === 0) return [];
  const builds = buildsOf(game, given);
  return suppliesIn(game, settings, builds, CHAINS.usual).flatMap((supply, place) => {
    const build = builds[place];
    return build ? [producerOf(game, settings, build, supply, given[place]?.creature.externalId)] : [];
  });
}

function producerOf(
  game: Game,
  settings: SolveSettings,
  build: Build,
  { helps, skill }: Supply,
  externalId: string | undefined,
): Producer {
  const meals = mealTimes(game.rules, settings).length;
  return { build, externalId, perMeal: helps.map((amount, i) => perMeal(amount + (skill[i] ?? 0), meals)) };
}

function producersOf({ game, settings, given, box }: SolveRequest): readonly Producer[] {
  if (box === undefined) return producersFor(game, settings, given);
  const others = buildsOf(game, given);
  const taken = new Set(given.map(({ creature }) => creature.externalId));
  return box
    .filter(({ creature }) => !taken.has(creature.externalId))
    .map(({ creature }) => {
      const build = buildOf(game, creature);
      const beside = others.some(isFelt) && others.length < TEAM_SIZE;
      const supply = beside
        ? suppliesIn(game, settings, [...others, build], CHAINS.usual)[others.length]
        : supplyAlone(game, settings, build);
      return producerOf(game, settings, build, supply ?? supplyAlone(game, settings, build), creature.externalId);
    });
}

function solvedTeam(game: Game, need: readonly number[], members: readonly Producer[]): SolvedTeam {
  const produced = game.ingredients.rows.map((_, i) => sumAt(members, i));
  const left = produced.map((amount, i) => Math.max(0, thousandths(amount - (need[i] ?? 0))));
  const inDish = (wanted: boolean) => left.map((amount, i) => ((need[i] ?? 0) > 0 === wanted ? amount : 0));
  return {
    members,
    produced: amountsOf(game, produced),
    surplus: { relevant: amountsOf(game, inDish(true)), extra: amountsOf(game, inDish(false)) },
  };
}

/** Teams with the least left over first; which of two equal ones comes first depends on their names alone. */
function byWaste(game: Game): (a: SolvedTeam, b: SolvedTeam) => number {
  const value = ({ surplus }: SolvedTeam) =>
    [...surplus.relevant, ...surplus.extra].reduce(
      (sum, { name, amount }) => sum + amount * game.ingredients.get(name).value,
      0,
    );
  const key = ({ members }: SolvedTeam) => members.map(({ build }) => build.species.name).join();
  return (a, b) => value(a) - value(b) || (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0);
}

/** Who brings most of an ingredient to a meal: every species once, with its best list. */
export function rankProducers(
  game: Game,
  ingredient: Ingredient,
  producers: readonly Producer[],
  most: number,
): readonly Producer[] {
  const i = game.ingredients.rows.indexOf(ingredient);
  const amount = ({ perMeal: amounts }: Producer) => amounts[i] ?? 0;
  const worth = ({ perMeal: amounts }: Producer) =>
    amounts.reduce((sum, own, n) => sum + own * (game.ingredients.rows[n]?.value ?? 0), 0);
  const seen = new Set<string>();
  return producers
    .filter((producer) => amount(producer) > 0)
    .toSorted((a, b) => amount(b) - amount(a) || worth(b) - worth(a))
    .filter(({ build }) => {
      const isFirst = !seen.has(build.species.name);
      seen.add(build.species.name);
      return isFirst;
    })
    .slice(0, most);
}
