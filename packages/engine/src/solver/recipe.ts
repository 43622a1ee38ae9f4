// The smallest teams that bring all ingredients of a dish to every meal, and the best producers of an ingredient.
import {
  type Build,
  type Game,
  type Ingredient,
  mealTimes,
  type Recipe,
  refusedTogether,
  supportsTeam,
  TEAM_SIZE,
} from '@oversleep/game';
import type { IngredientAmount } from '../figures/types.ts';
import { createSupplies, perMeal, producersFor, thousandths } from './producers.ts';
import { createTeamSearch } from './search.ts';
import { specialsAmong } from './specials.ts';
import { CHAINS, type Supply, suppliesIn, supplyAlone } from './supply.ts';
import type { Producer, SolvedTeam, SolveMember, SolveRequest, SolveResult, SolveSettings } from './types.ts';

/** Teams examined, and teams in the answer. */
const EXAMINED = 2000;
const ANSWERED = 50;

export function solveRecipe(request: SolveRequest): SolveResult {
  const { game, recipe, settings, given, maxTeamSize = TEAM_SIZE, mostTeams = ANSWERED, signal } = request;
  const members = givenProducers(game, settings, given);
  const need = needOf(game, recipe);
  const open = need.map((amount, i) => Math.max(0, thousandths(amount - sumAt(members, i))));
  const missing = amountsOf(game, open);
  const places = Math.min(maxTeamSize, TEAM_SIZE) - members.length;
  const nothing: SolveResult = { missing, size: undefined, exhaustive: true, teams: [], refused: [] };
  const names = members.map(({ build }) => build.species.name);
  const refused = refusedTogether(game, names);
  if (places < 0 || refused.length > 0) return { ...nothing, refused };
  const producers = missing.length === 0 ? [] : (request.producers ?? producersOf(request));
  const specials = specialsAmong(
    game,
    producers.map(({ build }) => build.species.name),
  );
  const search = createTeamSearch({
    need: open.map(whole),
    producers: wholeAmounts(producers),
    once: request.box !== undefined,
    specials,
  });
  const beside = specials.setOf(names);
  const added = search.smallest(open.map(whole), places, beside);
  if (!added) return nothing;
  const found = search.teams(open.map(whole), added.length, { teams: EXAMINED, signal }, beside);
  return {
    ...nothing,
    size: members.length + added.length,
    exhaustive: found.exhaustive && found.teams.length <= mostTeams,
    teams: leastWasteFirst(game, producers, found.teams)
      .slice(0, mostTeams)
      .map((team) => solvedTeam(game, need, [...members, ...team.flatMap((i) => producers[i] ?? [])])),
  };
}

/** The search counts in thousandths. */
const whole = (amount: number): number => Math.round(amount * 1000);

/** The same producers are asked about many dishes. */
const counted = new WeakMap<readonly Producer[], readonly (readonly number[])[]>();

function wholeAmounts(producers: readonly Producer[]): readonly (readonly number[])[] {
  const known = counted.get(producers);
  if (known) return known;
  const amounts = producers.map((producer) => producer.perMeal.map(whole));
  counted.set(producers, amounts);
  return amounts;
}

export const needOf = ({ ingredients }: Game, recipe: Recipe): readonly number[] =>
  ingredients.rows.map((row) => recipe.ingredients.find(({ ingredient }) => ingredient === row)?.amount ?? 0);

const sumAt = (producers: readonly Producer[], i: number): number =>
  thousandths(producers.reduce((sum, producer) => sum + (producer.perMeal[i] ?? 0), 0));

const buildsOf = (members: readonly SolveMember[]): readonly Build[] => members.map(({ build }) => build);

function amountsOf({ ingredients }: Game, amounts: readonly number[]): readonly IngredientAmount<number>[] {
  return ingredients.rows.flatMap(({ name }, i) => {
    const amount = amounts[i] ?? 0;
    return amount > 0 ? [{ name, amount }] : [];
  });
}

/** Given members make what they make together. */
function givenProducers(game: Game, settings: SolveSettings, given: readonly SolveMember[]): readonly Producer[] {
  if (given.length === 0) return [];
  const builds = buildsOf(given);
  return suppliesIn(game, settings, builds, CHAINS.usual).flatMap((supply, place) => {
    const build = builds[place];
    return build ? [producerOf(game, settings, build, supply, given[place]?.externalId)] : [];
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

/** All producers to choose from: the box, or all species. */
export function producersOf({ game, settings, given, box, signal }: Omit<SolveRequest, 'recipe'>): readonly Producer[] {
  if (box === undefined) return producersFor(createSupplies(game, settings), given, signal);
  const others = buildsOf(given);
  const taken = new Set(given.map(({ externalId }) => externalId));
  const beside = others.some(supportsTeam) && others.length < TEAM_SIZE;
  return box
    .filter(({ externalId }) => !taken.has(externalId))
    .map(({ build, externalId }) => {
      const supply = beside
        ? suppliesIn(game, settings, [...others, build], CHAINS.usual)[others.length]
        : supplyAlone(game, settings, build);
      return producerOf(game, settings, build, supply ?? supplyAlone(game, settings, build), externalId);
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

/**
 * Every team brings all of the dish, so that the one that makes the least has the least left over. Which of two equal ones comes first
 * depends on their names alone.
 */
function leastWasteFirst(
  game: Game,
  producers: readonly Producer[],
  teams: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  const worths = producers.map((producer) => worthOf(game, producer));
  const namesOf = (team: readonly number[]) => team.map((i) => producers[i]?.build.species.name).join();
  return teams
    .map((team) => ({ team, worth: thousandths(team.reduce((sum, i) => sum + (worths[i] ?? 0), 0)) }))
    .sort((a, b) => a.worth - b.worth || (namesOf(a.team) < namesOf(b.team) ? -1 : 1))
    .map(({ team }) => team);
}

const worthOf = ({ ingredients }: Game, { perMeal: amounts }: Producer): number =>
  amounts.reduce((sum, amount, i) => sum + amount * (ingredients.rows[i]?.value ?? 0), 0);

/** Best producers of an ingredient per meal: every species once, with its best list. */
export function rankProducers(
  game: Game,
  ingredient: Ingredient,
  producers: readonly Producer[],
  most: number,
): readonly Producer[] {
  const i = game.ingredients.rows.indexOf(ingredient);
  const amount = ({ perMeal: amounts }: Producer) => amounts[i] ?? 0;
  const seen = new Set<string>();
  return producers
    .filter((producer) => amount(producer) > 0)
    .toSorted((a, b) => amount(b) - amount(a) || worthOf(game, b) - worthOf(game, a))
    .filter(({ build }) => {
      const isFirst = !seen.has(build.species.name);
      seen.add(build.species.name);
      return isFirst;
    })
    .slice(0, most);
}
