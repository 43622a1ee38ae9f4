// Teams to start from: the best candidates alone, teams for a valuable dish, and random ones.
import { mealTimes } from '@oversleep/game';
import { cookingPlan } from '../loop/menu.ts';
import type { RecipeBook } from '../loop/recipe-book.ts';
import { type Stream, uniform } from '../loop/rng.ts';
import type { Estimator } from './estimate-team.ts';
import type { Space } from './stage.ts';
import { allTeams, type TeamRules } from './wishes.ts';

/** Attempts to find a team that the wishes allow; there may be none. */
const ATTEMPTS = 1000;

/** Number of valuable dishes to build teams for. */
const DISHES = 12;

/** Starting teams besides the obvious one, alternating between dishes and random teams. */
export function* otherStarts(
  { question: { game, settings }, fullRequest, rules, estimator }: Space,
  luck: Stream,
  randomTeams: number,
): Generator<readonly number[] | undefined> {
  const cooking = cookingPlan(
    fullRequest,
    game.ingredients.rows.map(() => true),
  );
  const book = cooking.books[cooking.asked];
  const meals = mealTimes(game.rules, settings).length;
  const pot = cooking.pot[0] * cooking.camp;
  const dishes = book ? [...book.size.keys()].filter((dish) => (book.size[dish] ?? 0) <= pot).slice(0, DISHES) : [];
  for (let k = 0; k < Math.max(randomTeams, dishes.length); k += 1) {
    const dish = dishes[k];
    if (book && dish !== undefined) yield teamForDish(rules, estimator, book, dish, meals);
    if (k < randomTeams) yield randomTeam(rules, luck);
  }
}

/** The first allowed team among the candidates that are best alone. */
export function obviousTeam(rules: TeamRules, alone: ArrayLike<number>): readonly number[] | undefined {
  const pool = [...rules.pool].sort((a, b) => (alone[b] ?? 0) - (alone[a] ?? 0) || a - b);
  let tried = 0;
  for (const team of allTeams({ ...rules, pool, allows: () => true })) {
    if (rules.allows(team)) return team;
    tried += 1;
    if (tried === ATTEMPTS) break;
  }
  return undefined;
}

export function randomTeam(rules: TeamRules, luck: Stream): readonly number[] | undefined {
  const free = rules.pool.filter((number) => !rules.fixed.includes(number));
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const team = [...rules.fixed];
    const left = [...free];
    while (team.length < rules.size && left.length > 0) {
      const [one = 0] = left.splice(Math.floor(uniform(luck) * left.length), 1);
      if (rules.isOpen([...team, one])) team.push(one);
    }
    if (team.length === rules.size && rules.allows(team)) return team;
  }
  return undefined;
}

/** Adds the candidate that brings most of what the dish still lacks, one after the other. */
function teamForDish(
  rules: TeamRules,
  { supply }: Pick<Estimator, 'supply'>,
  book: RecipeBook,
  dish: number,
  meals: number,
): readonly number[] | undefined {
  const team = [...rules.fixed];
  const missing = new Map<number, number>();
  for (let k = book.start[dish] ?? 0; k < (book.start[dish + 1] ?? 0); k += 1)
    missing.set(book.ingredient[k] ?? 0, meals * (book.amount[k] ?? 0));
  const supplies = new Map(rules.pool.map((number) => [number, supply(number)]));
  const bringsOf = (number: number): number => {
    let brings = 0;
    for (const [kind, amount] of missing) brings += Math.min(amount, supplies.get(number)?.[kind] ?? 0);
    return brings;
  };
  while (team.length < rules.size) {
    const [next] = rules.pool
      .filter((number) => !team.includes(number) && rules.isOpen([...team, number]))
      .map((number) => ({ number, brings: bringsOf(number) }))
      .sort((a, b) => b.brings - a.brings || a.number - b.number);
    if (!next) return undefined;
    team.push(next.number);
    for (const [kind, amount] of missing)
      missing.set(kind, Math.max(0, amount - (supplies.get(next.number)?.[kind] ?? 0)));
  }
  return rules.allows(team) ? team : undefined;
}
