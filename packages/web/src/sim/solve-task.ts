// Searches for teams that cook a dish: plain data in, plain data out.
import {
  cookableBy,
  createSupplies,
  type Producer,
  producersFor,
  producersOf,
  type SolvedTeam,
  type SolveMember,
  type SolveSettings,
  type Supplies,
  solveRecipe,
} from '@oversleep/engine';
import { buildOf, type Creature, type Game, gameOf, type Recipe } from '@oversleep/game';
import type { TaskRun } from '../workers/host.ts';
import type { CookableQuestion, FinderAnswer, FinderMember, FinderQuestion, FoundTeam } from './finder-data.ts';

const membersIn = (game: Game, creatures: readonly Creature[]): readonly SolveMember[] =>
  creatures.map((creature) => ({ externalId: creature.externalId, build: buildOf(game, creature) }));

// A cache, not state: computing what each creature brings takes longest, and the next question is often about the same.
let kept: { readonly name: string; readonly supplies: Supplies } | undefined;

function suppliesFor(game: Game, settings: SolveSettings): Supplies {
  const name = JSON.stringify([game.edition, settings]);
  if (kept?.name !== name) kept = { name, supplies: createSupplies(game, settings) };
  return kept.supplies;
}

/** A part is the progress, 0..1; computing what each creature brings takes longest. */
export async function findTeams(question: FinderQuestion, run: TaskRun<number>): Promise<FinderAnswer> {
  const { edition, settings, given, box } = question;
  const game = gameOf(edition);
  const recipe = game.recipes.get(question.recipe);
  const members = membersIn(game, given);
  const chosen = box
    ? { box: membersIn(game, box) }
    : { producers: await proposed(suppliesFor(game, settings), recipe, members, run) };
  const result = solveRecipe({ game, recipe, settings, given: members, ...chosen });
  return {
    missing: result.missing,
    size: result.size ?? null,
    exhaustive: result.exhaustive,
    teams: result.teams.map((team) => foundTeam(game, team)),
    refused: result.refused,
  };
}

type Candidate = Supplies['candidates'][number];

/** Only producers of the dish's ingredients: others are never part of a smallest team. */
async function proposed(
  supplies: Supplies,
  { ingredients }: Recipe,
  members: readonly SolveMember[],
  { part, step }: TaskRun<number>,
): Promise<readonly Producer[]> {
  const kinds = new Set(ingredients.map(({ ingredient }) => ingredient));
  const brings = ({ species: { skill }, lists }: Candidate) =>
    skill.units.includes('ingredients') ||
    skill.copies !== undefined ||
    lists.some((list) => list.some(({ ingredient }) => kinds.has(ingredient)));
  const candidates = supplies.candidates.filter(brings);
  for (const [index, candidate] of candidates.entries()) {
    await step();
    // Cached by the supplies, so that the next step finds it there.
    supplies.mealsOf(candidate);
    part((index + 1) / candidates.length);
  }
  return producersFor({ ...supplies, candidates }, members);
}

function foundTeam(game: Game, { members, produced, surplus }: SolvedTeam): FoundTeam {
  return { members: members.map((member) => finderMember(game, member)), produced, surplus };
}

function finderMember(game: Game, { build, externalId, perMeal }: Producer): FinderMember {
  return {
    externalId,
    pokemon: build.species.name,
    level: build.level,
    nature: build.nature.name,
    subskills: build.subskills.map(({ name }) => name),
    skillLevel: build.skillLevel,
    ribbon: build.ribbon,
    ingredients: build.ingredients.map(({ ingredient, amount }) => ({ name: ingredient.name, amount })),
    perMeal: game.ingredients.rows.flatMap(({ name }, i) => {
      const amount = perMeal[i] ?? 0;
      return amount > 0 ? [{ name, amount }] : [];
    }),
  };
}

/** Names of dishes that can be cooked once a day. */
export function cookableDishes({ edition, settings, box }: CookableQuestion): readonly string[] {
  const game = gameOf(edition);
  const producers = producersOf({ game, settings, given: [], box: membersIn(game, box) });
  return [...cookableBy(game, settings, producers).keys()];
}
