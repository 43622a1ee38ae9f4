// Formats that only know species of their time: the others are left out, with a sentence for each.
import { type Creature, displayNameOf, type Game, type Species } from '@oversleep/game';

export function writeKnown<T>(
  game: Game,
  creatures: readonly Creature[],
  rowOf: (species: Species, creature: Creature) => T | undefined,
): { readonly rows: readonly T[]; readonly notes: readonly string[] } {
  const notes: string[] = [];
  const rows = creatures.flatMap((creature) => {
    const species = game.species.find(creature.pokemon);
    const row = species && rowOf(species, creature);
    const who = displayNameOf(creature);
    if (!species) notes.push(`${who} was left out: ${creature.pokemon} is not known to this edition.`);
    else if (row === undefined) notes.push(`${who} was left out: the format has no number for ${species.displayName}.`);
    return row === undefined ? [] : [row];
  });
  return { rows, notes };
}
