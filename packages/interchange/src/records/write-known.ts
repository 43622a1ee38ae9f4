// For formats that know some species only: the others are left out, with a note for each.

import { type Creature, displayNameOf, type Game, type Species } from '@oversleep/game';
import type { Note } from '../note.ts';

export function writeKnown<T>(
  game: Game,
  creatures: readonly Creature[],
  rowOf: (species: Species, creature: Creature) => T | undefined,
): { readonly rows: readonly T[]; readonly remarks: readonly Note[] } {
  const remarks: Note[] = [];
  const rows = creatures.flatMap((creature) => {
    const species = game.species.find(creature.pokemon);
    const row = species && rowOf(species, creature);
    const name = displayNameOf(creature);
    if (!species) remarks.push({ code: 'omittedUnknownSpecies', values: { name, text: creature.pokemon } });
    else if (row === undefined) remarks.push({ code: 'omittedWithoutNumber', values: { name, species: species.name } });
    return row === undefined ? [] : [row];
  });
  return { rows, remarks };
}
