// Creatures of a species that nobody knew when they came wake up when the game knows it.
import type { Creature } from '@oversleep/game';
import { wake } from '@oversleep/interchange';
import { newestGame } from './newest-game.ts';

/** Those who have woken up, as they are now. */
export function wokenIn(sleepers: readonly Creature[]): readonly Creature[] {
  const game = newestGame();
  return sleepers.map((creature) => wake(game, creature)).filter((creature) => game.species.find(creature.pokemon));
}
