// What a search did not find here and another edition of the game has.
import { EDITIONS, type EditionId, type Game, gameOf, namesOf } from '@oversleep/game';
import { fold, searchEntries, searchSpecies } from '../species-search.ts';

export interface Elsewhere {
  readonly edition: EditionId;
  /** What was meant, by its name. */
  readonly name: string;
}

/** The newest of the other editions that knows it; nothing where this one does, whatever else hides it. */
export function elsewhere(here: EditionId, find: (game: Game) => string | undefined): Elsewhere | undefined {
  if (find(gameOf(here)) !== undefined) return undefined;
  for (const edition of EDITIONS.toReversed()) {
    const name = find(gameOf(edition));
    if (name !== undefined) return { edition, name };
  }
  return undefined;
}

export const speciesNamed = (game: Game, text: string): string | undefined =>
  searchSpecies(searchEntries(game), text)[0]?.species.displayName;

/** By any of its names. */
export const ingredientNamed = (game: Game, text: string): string | undefined =>
  game.ingredients.rows.find(({ key, name, longName }) =>
    [name, longName, ...namesOf('ingredients', key)].some((known) => fold(known).includes(fold(text))),
  )?.longName;
