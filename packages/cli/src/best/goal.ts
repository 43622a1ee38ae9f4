// The goal of `oversleep best`: words of the command line become a goal of the search.
import { type Game, type Goal, parse, rankNamed, searchGoal, type WantedGoal, wantedGoalShape } from '@oversleep/game';
import { text } from '../command/option.ts';
import { Refusal } from '../input/strict.ts';

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
    // Names are looked up once the edition is known.
    if (kind === 'dish') return { kind, recipe: name };
    if (kind === 'ingredient') return { kind, name };
    const rank = kind === 'rank' ? rankNamed(name) : undefined;
    if (rank !== undefined) return { kind: 'rank', rank };
    const plain = Object.hasOwn(PLAIN, given) ? PLAIN[given] : undefined;
    if (!plain)
      complain(kind === 'rank' ? `there is no rank ${name}: they are Basic 1 to Master 20` : `unknown goal ${given}`);
    return plain ?? { kind: 'strength' };
  },
  {
    label: '--goal G',
    help: `what to maximize in a week: Strength (default), Strength from curries, salads, desserts or berries only, how often a
dish is cooked, Dream Shards, skill triggers (procs), one ingredient, or the chance (0 to 1) of a rank, such as
"rank:Master 5"`,
  },
);

/** By the names of the game, before anything else is read; what a rank takes is known with the island. */
export function goalOn(game: Game, goal: WantedGoal): (island: string) => Goal {
  const read = parse(wantedGoalShape, game, goal);
  if (!read.ok) throw new Refusal(`--goal: there is no ${goal.kind} ${nameIn(goal)} in this edition`);
  return (island) => {
    const found = searchGoal(game.edition, island, read.value);
    if (!found) throw new Refusal(`--goal: the Strength for that rank on ${island} is not known.`);
    return found;
  };
}

/** Only a name can be unknown to an edition. */
const nameIn = (goal: WantedGoal): string =>
  goal.kind === 'dish' ? goal.recipe : goal.kind === 'ingredient' ? goal.name : '';
