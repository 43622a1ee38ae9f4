// The goal of `oversleep best`: words of the command line become a goal of the search.
import type { Goal } from '@oversleep/engine';
import { type Catalogue, type EditionId, type Game, rankNamed, ranksOf } from '@oversleep/game';
import { text } from '../command/option.ts';
import { Refusal } from '../input/strict.ts';

/** As the command line says it: names are not looked up yet, and what a rank takes depends on the island. */
type WantedGoal =
  | Exclude<Goal, { kind: 'reach' | 'dish' | 'ingredient' }>
  | { readonly kind: 'dish'; readonly name: string }
  | { readonly kind: 'ingredient'; readonly name: string }
  | { readonly kind: 'rank'; readonly rank: number };

const PLAIN: Readonly<Record<string, WantedGoal>> = {
  strength: { kind: 'strength' },
  curry: { kind: 'dishes', type: 'curry' },
  salad: { kind: 'dishes', type: 'salad' },
  dessert: { kind: 'dishes', type: 'dessert' },
  berries: { kind: 'berries' },
  shards: { kind: 'shards' },
  procs: { kind: 'procs' },
};

export const GOAL = text(
  'strength|curry|salad|dessert|berries|dish:NAME|shards|procs|ingredient:NAME|rank:NAME',
  (given = 'strength', complain): WantedGoal => {
    const [kind = '', ...rest] = given.split(':');
    const name = rest.join(':');
    if (kind === 'dish' || kind === 'ingredient') return { kind, name };
    const rank = kind === 'rank' ? rankNamed(name) : undefined;
    if (rank !== undefined) return { kind: 'rank', rank };
    const plain = Object.hasOwn(PLAIN, given) ? PLAIN[given] : undefined;
    if (!plain)
      complain(kind === 'rank' ? `there is no rank ${name}: they are Basic 1 to Master 20` : `unknown goal ${given}`);
    return plain ?? { kind: 'strength' };
  },
  {
    label: '--goal G',
    help: `what a team is to make most of: strength of the week (default), of its curries, salads or desserts, of its berries
alone, how often a week it cooks a dish, dream shards, procs or an ingredient a week, or the chance (0 to 1) that a
week reaches a rank of Snorlax, such as "rank:Master 5"`,
  },
);

/** By the names of the game, before anything else is read; what a rank takes is known with the island. */
export function goalOn(game: Game, goal: WantedGoal): (island: string) => Goal {
  if (goal.kind === 'rank') return (island) => rankOn(game.edition, island, goal.rank);
  const known = namedGoal(game, goal);
  return () => known;
}

function namedGoal(game: Game, goal: Exclude<WantedGoal, { kind: 'rank' }>): Goal {
  if (goal.kind === 'dish') return { kind: 'dish', recipe: named(game.recipes, goal).name };
  return goal.kind === 'ingredient' ? { kind: 'ingredient', name: named(game.ingredients, goal).name } : goal;
}

/** By its key or by what it is called, in any case. */
function named<Row extends { readonly name: string; readonly displayName?: string }>(
  { find, rows }: Catalogue<Row>,
  { kind, name }: { readonly kind: string; readonly name: string },
): Row {
  const found = find(name) ?? rows.find(({ displayName }) => displayName?.toLowerCase() === name.toLowerCase());
  if (!found) throw new Refusal(`--goal: there is no ${kind} ${name} in this edition`);
  return found;
}

function rankOn(edition: EditionId, island: string, rank: number): Goal {
  const strength = ranksOf(edition, island).snorlaxRankStrength?.[rank];
  if (strength === undefined)
    throw new Refusal(`--goal: nobody has told how much strength that rank takes on ${island}.`);
  return { kind: 'reach', strength: Math.max(1, strength) };
}
