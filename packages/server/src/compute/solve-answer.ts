// The solver in a worker thread: questions about one edition, level and day share what each species brings to a meal.
import type { IngredientRanking, SolveAnswer } from '@oversleep/contract';
import {
  createSupplies,
  type Producer,
  producersFor,
  rankProducers,
  requestOf,
  type SolveResult,
  type SolveSettings,
  type Supplies,
  solveRecipe,
} from '@oversleep/engine';
import { type Game, gameOf } from '@oversleep/game';
import type { Outcome, RankTask, SolveTask } from './task.ts';

interface Stop {
  readonly aborted: boolean;
}

const MOST_RANKED = 20;
/** Several questions may take turns. */
const MOST_KEPT = 16;

// A cache, not state: supplies of the same name are the same. The latest are at the end.
const kept = new Map<string, Supplies>();

function suppliesFor(game: Game, settings: SolveSettings): Supplies {
  const name = JSON.stringify([game.edition, settings]);
  const supplies = kept.get(name) ?? createSupplies(game, settings);
  kept.delete(name);
  kept.set(name, supplies);
  for (const old of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(old);
  return supplies;
}

/** The slow part is each species on its own. It is cached, so that the next turn continues where this one ended. */
function isPrepared(supplies: Supplies, turn: Stop): boolean {
  producersFor(supplies, [], turn);
  return !turn.aborted;
}

export function solveThere(task: SolveTask, signal: Stop, turn: Stop): Outcome {
  const game = gameOf(task.edition);
  const recipe = game.recipes.get(task.recipe);
  const { settings } = task;
  const given = task.given ? requestOf(game, task.given.settings, task.given.members).members : [];
  const supplies = suppliesFor(game, settings);
  if (!isPrepared(supplies, turn)) return signal.aborted ? undefined : { rest: task };
  const producers = producersFor(supplies, given, signal);
  if (signal.aborted) return undefined;
  const { maxTeamSize } = task;
  const result = solveRecipe({ game, recipe, settings, given, producers, maxTeamSize, signal });
  if (signal.aborted) return undefined;
  const answer: Omit<SolveAnswer, 'notes'> = { edition: game.edition, recipe: recipe.name, ...solved(game, result) };
  return JSON.stringify(answer);
}

function solved(
  game: Game,
  { missing, size, exhaustive, teams }: SolveResult,
): Pick<SolveAnswer, 'missing' | 'size' | 'exhaustive' | 'teams'> {
  return {
    missing: [...missing],
    size: size ?? null,
    exhaustive,
    teams: teams.map(({ members, produced, surplus }) => ({
      members: members.map((member) => ({
        ...producerAnswer(game, member),
        ...(member.externalId === undefined ? {} : { externalId: member.externalId }),
      })),
      producedIngredients: [...produced],
      surplus: {
        total: [...surplus.relevant, ...surplus.extra],
        relevant: [...surplus.relevant],
        extra: [...surplus.extra],
      },
    })),
  };
}

function producerAnswer(game: Game, { build, perMeal }: Producer) {
  return {
    pokemon: build.species.name,
    level: build.level,
    nature: build.nature.name,
    subskills: build.subskills.map(({ name }) => name),
    skillLevel: build.skillLevel,
    ribbon: build.ribbon,
    ingredients: build.ingredients.map(({ ingredient, amount }) => ({ name: ingredient.name, amount })),
    producedIngredients: game.ingredients.rows.flatMap(({ name }, i) => {
      const amount = perMeal[i] ?? 0;
      return amount > 0 ? [{ name, amount }] : [];
    }),
  };
}

export function rankThere(task: RankTask, signal: Stop, turn: Stop): Outcome {
  const game = gameOf(task.edition);
  const ingredient = game.ingredients.get(task.ingredient);
  const i = game.ingredients.rows.indexOf(ingredient);
  const supplies = suppliesFor(game, task.settings);
  if (!isPrepared(supplies, turn)) return signal.aborted ? undefined : { rest: task };
  const producers = producersFor(supplies, [], signal);
  if (signal.aborted) return undefined;
  const answer: Omit<IngredientRanking, 'notes'> = {
    edition: game.edition,
    ingredient: ingredient.name,
    ranking: rankProducers(game, ingredient, producers, MOST_RANKED).map((producer) => ({
      ...producerAnswer(game, producer),
      amount: producer.perMeal[i] ?? 0,
    })),
  };
  return JSON.stringify(answer);
}
