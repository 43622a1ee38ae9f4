// The search for teams that cook a dish, as it runs in its own worker: plain data in, plain data out.
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
import { buildOf, type Creature, type Game, gameOf } from '@oversleep/game';
import type { CookableQuestion, FinderAnswer, FinderMember, FinderQuestion, FoundTeam } from './finder.ts';

const membersIn = (game: Game, creatures: readonly Creature[]): readonly SolveMember[] =>
  creatures.map((creature) => ({ externalId: creature.externalId, build: buildOf(game, creature) }));

// A cache, not state: what everybody brings at a level and a day takes longest, and the next question is often about the same.
let kept: { readonly name: string; readonly supplies: Supplies } | undefined;

function suppliesFor(game: Game, settings: SolveSettings): Supplies {
  const name = JSON.stringify([game.edition, settings]);
  if (kept?.name !== name) kept = { name, supplies: createSupplies(game, settings) };
  return kept.supplies;
}

export function findTeams({ edition, recipe, settings, given, box }: FinderQuestion): FinderAnswer {
  const game = gameOf(edition);
  const members = membersIn(game, given);
  const chosen = box
    ? { box: membersIn(game, box) }
    : { producers: producersFor(suppliesFor(game, settings), members) };
  const result = solveRecipe({ game, recipe: game.recipes.get(recipe), settings, given: members, ...chosen });
  return {
    missing: result.missing,
    size: result.size ?? null,
    exhaustive: result.exhaustive,
    teams: result.teams.map((team) => foundTeam(game, team)),
  };
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

/** Names of what can be cooked once a day. */
export function cookableDishes({ edition, settings, box }: CookableQuestion): readonly string[] {
  const game = gameOf(edition);
  const producers = producersOf({ game, settings, given: [], box: membersIn(game, box) });
  return [...cookableBy(game, settings, producers).keys()];
}
