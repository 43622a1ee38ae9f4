// Takes back a nickname that an earlier import made up: the species' name, cut to the length of a nickname.
import { type Creature, cutNickname, type Game, isNamedAfterSpecies } from '@oversleep/game';
import { isFormatId } from './formats.ts';
import { readBox } from './read-box.ts';

/** Without the nickname where its file had none; otherwise the very same. */
export function withoutInventedName(game: Game, creature: Creature): Creature {
  const { origin, name } = creature;
  if (!origin || name === '' || !isNamedAfterSpecies(game, creature)) return creature;
  const [read] = isFormatId(origin.format) ? readBox(game, origin.raw, origin.format).creatures : [];
  // A player may really have chosen this name: then the file says so.
  return read && cutNickname(read.creature.name) === name ? creature : { ...creature, name: '' };
}
