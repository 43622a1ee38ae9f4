// What a species is called on the screen: in the player's language of creature names, else in English.
import { type Language, nameIn, type Species } from '@oversleep/game';

export const shownName = (language: Language, { name, displayName }: Pick<Species, 'name' | 'displayName'>): string =>
  nameIn(language, 'species', name) ?? displayName;

/** Of a creature whose species the edition may not know. */
export const knownName = (language: Language, species: Species | undefined, pokemon: string): string =>
  species ? shownName(language, species) : (nameIn(language, 'species', pokemon) ?? pokemon);
