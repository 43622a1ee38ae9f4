// What is put right in creatures of the box that came from files: a species that the game knows now, a nickname that no file had.
import type { Creature } from '@oversleep/game';
import { wake, withoutInventedName } from '@oversleep/interchange';
import { newestGame } from '../newest-game.ts';

/** Those who have woken up, as they are now. */
export function rereadUnknown(unknown: readonly Creature[]): readonly Creature[] {
  const game = newestGame();
  return unknown.map((creature) => wake(game, creature)).filter((creature) => game.species.find(creature.pokemon));
}

/** Those whose nickname an earlier import made up, without it. */
export function withoutInventedNames(suspects: readonly Creature[]): readonly Creature[] {
  const game = newestGame();
  return suspects.map((creature) => withoutInventedName(game, creature)).filter(({ name }) => name === '');
}
