// Scoring `rotation`: what a Pokémon adds to the dishes of the best rotation of a reference box.
import { type Build, type Game, RECIPE_TYPES, type RecipeType, TEAM_SIZE } from '@oversleep/game';
import { createEstimator, type Estimator } from '../search/estimate-team.ts';
import type { CookCandidate } from '../solver/candidates.ts';
import { needOf } from '../solver/recipe.ts';
import { type Day, requestFor } from '../solver/supply.ts';
import type { TierDish } from './types.ts';

/**
 * One ingredient specialist for each ingredient that has one, and a healer: what most players own after some months. They
 * are as they come, with no helpful nature or Sub Skill, and bring their first ingredient in every slot.
 */
export const REFERENCE_BOX: readonly string[] = [
  'SKELEDIRGE',
  'BLASTOISE',
  'GOLEM',
  'VENUSAUR',
  'CHARIZARD',
  'KANGASKHAN',
  'VICTREEBEL',
  'DELIBIRD',
  'DITTO',
  'MEOWSCARADA',
  'GENGAR',
  'COMFEY',
  'ABSOL',
  'VIKAVOLT',
  'QUAGSIRE',
  'FARFETCHD',
  'WIGGLYTUFF',
];

const REFERENCE_SKILL_LEVEL = 3;
/** As many as a rotation out of a player's box has at most. */
const MOST = 8;
/** Two line-ups in turn by days: Monday, Wednesday, Friday and Sunday are the first one's. */
const SHARE = 4 / 7;

/** Two line-ups, by place in the box. */
interface TwoLineups {
  readonly lineups: readonly [readonly number[], readonly number[]];
  /** Strength of the dishes of a week. */
  readonly dishes: number;
}

/** The reference box at a level. */
export function referenceBuilds(game: Game, level: number): readonly Build[] {
  return REFERENCE_BOX.map((name): Build => {
    const species = game.species.get(name);
    const { ingredient0, ingredient30, ingredient60, skill } = species;
    const first = ingredient0[0]?.ingredient;
    const slots = [ingredient0, ingredient30, ingredient60].filter(
      (_, slot) => (game.rules.ingredientUnlockLevels[slot] ?? 0) <= level,
    );
    return {
      species,
      level,
      nature: game.natures.get('Bashful'),
      ribbon: 0,
      skillLevel: Math.min(REFERENCE_SKILL_LEVEL, skill.maxLevel),
      subskills: [],
      ingredients: slots.flatMap((sets) => sets.find(({ ingredient }) => ingredient === first) ?? []),
    };
  });
}

export interface SwapPlanScores {
  /** For each list of ingredients: what it adds, by type of dish. */
  readonly score: (candidate: CookCandidate, lists: CookCandidate['lists'], pot: number) => readonly TierDish[][];
}

export function createSwapPlanScores(game: Game, level: number, day: Day): SwapPlanScores {
  const reference = referenceBuilds(game, level);
  const estimators = (more: readonly Build[]) =>
    RECIPE_TYPES.map((type) => ({ type, estimator: estimatorFor(game, day, type, [...reference, ...more]) }));
  let best: readonly TwoLineups[] | undefined;
  return {
    score: ({ build }, lists, pot) => {
      best ??= estimators([]).map(({ estimator }) => bestLineups(estimator, reference.length));
      const rated = estimators(lists.map((ingredients) => ({ ...build, ingredients })));
      return lists.map((_, n) =>
        rated
          .map(({ type, estimator }, t): TierDish => {
            const turns = best?.[t] ?? { lineups: [[], []], dishes: 0 };
            const joined = withMember(estimator, turns, reference.length + n);
            const supply = estimator.mixed(turnsOf(joined)).ingredients;
            return {
              recipe: dishFrom(game, type, supply, pot),
              parts: { ...NO_PARTS, base: Math.max(0, joined.dishes - turns.dishes) },
              mates: [],
            };
          })
          .toSorted((a, b) => b.parts.base - a.parts.base),
      );
    },
  };
}

const NO_PARTS = { base: 0, ingredients: 0, filler: 0, supportIngredients: 0, supportFiller: 0, tasty: 0 };

export function estimatorFor(game: Game, day: Day, recipeType: RecipeType, builds: readonly Build[]): Estimator {
  const request = requestFor(game, day, builds);
  return createEstimator({ ...request, settings: { ...request.settings, recipeType }, members: [] }, request.members);
}

const turnsOf = ({ lineups: [first, second] }: Pick<TwoLineups, 'lineups'>) => [
  { team: first, share: SHARE },
  { team: second, share: 1 - SHARE },
];

function estimated(estimator: Estimator, lineups: TwoLineups['lineups']): TwoLineups {
  return { lineups, dishes: estimator.mixed(turnsOf({ lineups })).cooking };
}

const replaced = (team: readonly number[], place: number, by: number): readonly number[] =>
  team.map((member, m) => (m === place ? by : member));

/** One more member in a place of the first line-up, of the second, or of one that is in both. */
function* joinedBy({ lineups: [first, second] }: TwoLineups, member: number): Generator<TwoLineups['lineups']> {
  if (!second.includes(member)) for (const place of second.keys()) yield [first, replaced(second, place, member)];
  if (first.includes(member)) return;
  for (const [place, left] of first.entries()) {
    const newFirst = replaced(first, place, member);
    yield [newFirst, second];
    const same = second.indexOf(left);
    if (same >= 0 && !second.includes(member)) yield [newFirst, replaced(second, same, member)];
  }
}

export function withMember(estimator: Estimator, turns: TwoLineups, member: number): TwoLineups {
  let best = turns;
  for (const lineups of joinedBy(turns, member)) {
    if (new Set(lineups.flat()).size > MOST) continue;
    const joined = estimated(estimator, lineups);
    if (joined.dishes > best.dishes) best = joined;
  }
  return best;
}

/** Climbs from a few teams, one exchange at a time, until no exchange makes better dishes. */
export function bestLineups(estimator: Estimator, size: number): TwoLineups {
  const box = Array.from({ length: size }, (_, member) => member);
  const climb = (start: readonly number[]): TwoLineups => {
    let here = estimated(estimator, [start, start]);
    for (;;) {
      const better = box.reduce((best, member) => {
        const next = withMember(estimator, here, member);
        return next.dishes > best.dishes ? next : best;
      }, here);
      if (better === here) return here;
      here = better;
    }
  };
  const starts = Array.from({ length: STARTS }, (_, n) =>
    Array.from({ length: TEAM_SIZE }, (_, place) => (n * TEAM_SIZE + place) % size),
  );
  return starts.map(climb).reduce((best, next) => (next.dishes > best.dishes ? next : best));
}

const STARTS = 3;

/** The largest dish that a day's ingredients are enough for, else the one that needs fewest. */
function dishFrom(game: Game, type: RecipeType, perDay: Float64Array, pot: number): string {
  const own = game.recipes.rows.filter((recipe) => recipe.type === type);
  const cookable = own.filter(
    (recipe) => recipe.nrOfIngredients <= pot && needOf(game, recipe).every((amount, i) => amount <= (perDay[i] ?? 0)),
  );
  const [dish] = cookable.toSorted((a, b) => b.valueMax - a.valueMax);
  const [small] = own.toSorted((a, b) => a.nrOfIngredients - b.nrOfIngredients);
  return (dish ?? small)?.name ?? '';
}
