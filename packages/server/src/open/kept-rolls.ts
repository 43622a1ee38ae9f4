// Ranks of rolls, kept for all calls: computing a species' rolls takes longer than the rest of a rating.
import { createRolls, type Game, type Rolls } from '@oversleep/game';

const kept = new WeakMap<Game, Rolls>();

export function rollsOf(game: Game): Rolls {
  const rolls = kept.get(game) ?? createRolls(game);
  kept.set(game, rolls);
  return rolls;
}
