// Numbers of the game in the records of several tools: what they stand for, and the number of a species.
import { DEFAULT_NATURE, GAME_IDS, type Game, type IngredientSlot, type Nature, type Species } from '@oversleep/game';
import { speciesOf } from '../pokesleep/rules.ts';
import type { ReadProblem, RecordSource } from '../types.ts';
import { wholeNumber } from './fields.ts';
import { choiceOf, lockedSlot, offered } from './record.ts';

/** By Pokédex number, forms by numbers of their own. */
export function speciesNumbered(game: Game, id: number | undefined, flags: string[]): Species | string {
  if (id === undefined) return '';
  const key = GAME_IDS.species[id];
  if (GAME_IDS.disputed.includes(String(id)))
    flags.push(`Sources disagree about who has number ${id}; please check the species.`);
  return (key ? game.species.find(key) : speciesOf(game, id, 0)) ?? `No. ${id}`;
}

export const noSpecies = (source: RecordSource): ReadProblem => ({
  ...source,
  field: 'pokemon',
  message: 'This record names no species.',
});

export function natureNumbered(game: Game, value: unknown, flags: string[]): Nature {
  const id = wholeNumber(value);
  const nature = id === undefined ? undefined : game.natures.find(GAME_IDS.natures[id] ?? '');
  if (!nature)
    flags.push(
      id === undefined || id === 0
        ? `The nature is missing; read as ${DEFAULT_NATURE}.`
        : `Nature ${id} does not exist; read as ${DEFAULT_NATURE}.`,
    );
  return nature ?? game.natures.get(DEFAULT_NATURE);
}

export function subskillNumbered(game: Game, value: unknown, flags: string[]): string | null {
  const id = wholeNumber(value);
  if (id === undefined || id <= 0) return null;
  const subskill = game.subskills.find(GAME_IDS.subskills[id] ?? '');
  if (!subskill) flags.push(`Subskill ${id} does not exist; its slot is left empty.`);
  return subskill?.name ?? null;
}

export function ingredientNumbered(
  game: Game,
  species: Species | undefined,
  place: 0 | 1 | 2,
  value: unknown,
  amount: unknown,
  flags: string[],
): IngredientSlot {
  const id = wholeNumber(value);
  const fallback = species ? choiceOf(game, species, place, 0) : lockedSlot(game);
  if (id === undefined) return fallback;
  if (id <= 0) return lockedSlot(game);
  const ingredient = game.ingredients.find(GAME_IDS.ingredients[id] ?? '');
  if (!ingredient) {
    flags.push(`Ingredient ${id} does not exist; read as ${fallback.name}.`);
    return fallback;
  }
  const found = species && offered(species, place, ingredient.name);
  if (species && !found) flags.push(`${ingredient.name} cannot be ingredient ${place + 1} of ${species.displayName}.`);
  return found ?? { name: ingredient.name, amount: Math.min(Math.max(wholeNumber(amount) ?? 0, 0), 99) };
}

/** The number that stands for a key; undefined where none does. */
export const numberOf = (
  ids: { readonly [id: string]: string | null },
  key: string | undefined,
): number | undefined => {
  const found = Object.entries(ids).find(([, row]) => row === key);
  return key === undefined || !found ? undefined : Number(found[0]);
};

/** Number of a species in the game; undefined for a form whose number no source tells. */
export const speciesNumber = (game: Game, species: Species): number | undefined =>
  numberOf(GAME_IDS.species, species.name) ??
  (speciesOf(game, species.pokedexNumber, 0) === species ? species.pokedexNumber : undefined);
