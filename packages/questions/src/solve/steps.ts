// Searches for teams that cook a dish.
import {
  createSupplies,
  type Producer,
  producersFor,
  type SolveMember,
  type SolveSettings,
  type Supplies,
  solveRecipe,
} from '@oversleep/engine';
import { buildOf, type Creature, type Game, gameOf, type Recipe } from '@oversleep/game';
import type { Steps } from '../question.ts';
import type { ProducerAnswer, SolvedDish, SolveTypes } from './shape.ts';

export const steps: Steps<SolveTypes> = function* (
  { edition, recipe: name, settings, given, box, maxTeamSize },
  signal,
): Generator<number, SolvedDish, undefined> {
  const game = gameOf(edition);
  const recipe = game.recipes.get(name);
  const members = membersIn(game, given);
  const chosen = box
    ? { box: membersIn(game, box) }
    : { producers: producersFor(yield* prepared(suppliesFor(game, settings), bringsFor(recipe)), members, signal) };
  const result = solveRecipe({ game, recipe, settings, given: members, ...chosen, maxTeamSize, signal });
  return {
    edition,
    recipe: recipe.name,
    missing: result.missing,
    size: result.size ?? null,
    exhaustive: result.exhaustive,
    teams: result.teams.map(({ members: all, produced, surplus: { relevant, extra } }) => ({
      members: all.map((member) => ({
        ...producerAnswer(game, member),
        ...(member.externalId !== undefined && { externalId: member.externalId }),
      })),
      producedIngredients: produced,
      surplus: { total: [...relevant, ...extra], relevant, extra },
    })),
  };
};

export const membersIn = (game: Game, creatures: readonly Creature[]): readonly SolveMember[] =>
  creatures.map((creature) => ({ externalId: creature.externalId, build: buildOf(game, creature) }));

type Candidate = Supplies['candidates'][number];

/** Only producers of the dish's ingredients: others are never part of a smallest team. */
function bringsFor({ ingredients }: Recipe): (candidate: Candidate) => boolean {
  const kinds = new Set(ingredients.map(({ ingredient }) => ingredient));
  return ({ species: { skill }, lists }) =>
    skill.units.includes('ingredients') ||
    skill.copies !== undefined ||
    lists.some((list) => list.some(({ ingredient }) => kinds.has(ingredient)));
}

/** Several questions may take turns. */
const MOST_KEPT = 16;

// A cache, not state: computing what each creature brings takes longest, and the next question is often about the same. The latest are at the end.
const kept = new Map<string, Supplies>();

export function suppliesFor(game: Game, settings: SolveSettings): Supplies {
  const name = JSON.stringify([game.edition, settings]);
  const supplies = kept.get(name) ?? createSupplies(game, settings);
  kept.delete(name);
  kept.set(name, supplies);
  for (const old of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(old);
  return supplies;
}

/** With these candidates alone. Reports the progress; the supplies remember what they have computed. */
export function* prepared(
  supplies: Supplies,
  isWanted: (candidate: Candidate) => boolean,
): Generator<number, Supplies, undefined> {
  const candidates = supplies.candidates.filter(isWanted);
  for (const [index, candidate] of candidates.entries()) {
    supplies.mealsOf(candidate);
    yield (index + 1) / candidates.length;
  }
  return { ...supplies, candidates };
}

export const producerAnswer = (game: Game, { build, perMeal }: Producer): ProducerAnswer => ({
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
});
