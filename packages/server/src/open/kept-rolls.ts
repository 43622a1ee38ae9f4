// Ranks of rolls for all calls: to weigh all rolls of a species takes longer than everything else that a rating needs.
import { createRolls, type Game, type Rolls } from '@oversleep/game';

const kept = new WeakMap<Game, Rolls>();

export function rollsOf(game: Game): Rolls {
  const rolls = kept.get(game) ?? createRolls(game);
  kept.set(game, rolls);
  return rolls;
}
