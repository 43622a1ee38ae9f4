// Numbers of the game in the records of several tools: what they mean, and the number of a species.

import { DEFAULT_NATURE, GAME_IDS, type Game, type IngredientSlot, type Nature, type Species } from '@oversleep/game';
import type { Note } from '../note.ts';
import { readProblem } from '../noted.ts';
import { speciesOf } from '../pokesleep/rules.ts';
import type { ReadProblem, RecordSource } from '../types.ts';
import { wholeNumber } from './fields.ts';
import { choiceOf, lockedSlot, offered } from './record.ts';

/** By Pokédex number, forms by numbers of their own. */
export function speciesNumbered(game: Game, id: number | undefined, notes: Note[]): Species | string {
  if (id === undefined) return '';
  const key = GAME_IDS.species[id];
  if (GAME_IDS.disputed.includes(String(id))) notes.push({ code: 'speciesNumberDisputed', values: { number: id } });
  return (key ? game.species.find(key) : speciesOf(game, id, 0)) ?? `No. ${id}`;
}

export const noSpecies = (source: RecordSource): ReadProblem =>
  readProblem(source, 'pokemon', { code: 'speciesMissing', values: {} });

export function natureNumbered(game: Game, value: unknown, notes: Note[]): Nature {
  const id = wholeNumber(value);
  const nature = id === undefined ? undefined : game.natures.find(GAME_IDS.natures[id] ?? '');
  if (!nature)
    notes.push(
      id === undefined || id === 0
        ? { code: 'natureMissing', values: { nature: DEFAULT_NATURE } }
        : { code: 'natureNumberUnknown', values: { number: id, nature: DEFAULT_NATURE } },
    );
  return nature ?? game.natures.get(DEFAULT_NATURE);
}

export function subskillNumbered(game: Game, value: unknown, notes: Note[]): string | null {
  const id = wholeNumber(value);
  if (id === undefined || id <= 0) return null;
  const subskill = game.subskills.find(GAME_IDS.subskills[id] ?? '');
  if (!subskill) notes.push({ code: 'subskillNumberUnknown', values: { number: id } });
  return subskill?.name ?? null;
}

export function ingredientNumbered(
  game: Game,
  species: Species | undefined,
  place: 0 | 1 | 2,
  value: unknown,
  amount: unknown,
  notes: Note[],
): IngredientSlot {
  const id = wholeNumber(value);
  const fallback = species ? choiceOf(game, species, place, 0) : lockedSlot(game);
  if (id === undefined) return fallback;
  if (id <= 0) return lockedSlot(game);
  const ingredient = game.ingredients.find(GAME_IDS.ingredients[id] ?? '');
  if (!ingredient) {
    notes.push({ code: 'ingredientNumberUnknown', values: { number: id, ingredient: fallback.name } });
    return fallback;
  }
  const found = species && offered(species, place, ingredient.name);
  if (species && !found)
    notes.push({
      code: 'ingredientImpossible',
      values: { given: ingredient.name, slot: place + 1, species: species.name },
    });
  return found ?? { name: ingredient.name, amount: Math.min(Math.max(wholeNumber(amount) ?? 0, 0), 99) };
}

/** The number of a key; undefined where it has none. */
export const numberOf = (
  ids: { readonly [id: string]: string | null },
  key: string | undefined,
): number | undefined => {
  const found = Object.entries(ids).find(([, row]) => row === key);
  return key === undefined || !found ? undefined : Number(found[0]);
};

/** Number of a species in the game; undefined for a form whose number is not known. */
export const speciesNumber = (game: Game, species: Species): number | undefined =>
  numberOf(GAME_IDS.species, species.name) ??
  (speciesOf(game, species.pokedexNumber, 0) === species ? species.pokedexNumber : undefined);
