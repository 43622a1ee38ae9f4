// What is put right in creatures of the box that came from files: a species that the game knows now, a nickname that no file had.
import type { Creature } from '@oversleep/game';
import { rereadCreature, withoutInventedName } from '@oversleep/interchange';
import { newestGame } from '../newest-game.ts';

/** Creatures of species that the game knows now, read again. */
export function rereadUnknown(unknown: readonly Creature[]): readonly Creature[] {
  const game = newestGame();
  return unknown
    .map((creature) => rereadCreature(game, creature))
    .filter((creature) => game.species.find(creature.pokemon));
}

/** Those whose nickname an earlier import made up, without it. */
export function withoutInventedNames(suspects: readonly Creature[]): readonly Creature[] {
  const game = newestGame();
  return suspects.map((creature) => withoutInventedName(game, creature)).filter(({ name }) => name === '');
}
