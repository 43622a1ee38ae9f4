// The game's internal numbers; null where no source knows them or sources disagree.
import { GAME_IDS } from './tables/game-ids.ts';
import { RECIPE_IDS, SKILL_IDS } from './tables/game-ids-more.ts';
import type { Species } from './types.ts';

type Ids = { readonly [id: string]: string | null };

const numbersOf = (ids: Ids): ReadonlyMap<string | null, number> =>
  new Map(Object.entries(ids).map(([id, key]) => [key, Number(id)]));

const NUMBERS = {
  nature: numbersOf(GAME_IDS.natures),
  subskill: numbersOf(GAME_IDS.subskills),
  ingredient: numbersOf(GAME_IDS.ingredients),
  skill: numbersOf(SKILL_IDS),
  recipe: numbersOf(RECIPE_IDS),
};
const FORMS = numbersOf(GAME_IDS.species);

export const gameNumber = (kind: keyof typeof NUMBERS, key: string): number | null => NUMBERS[kind].get(key) ?? null;

/** A species is identified by its Pokédex number, unless it shares that with other forms. */
export function speciesNumber(all: readonly Species[], { name, pokedexNumber }: Species): number | null {
  const form = FORMS.get(name);
  if (form !== undefined) return GAME_IDS.disputed.includes(String(form)) ? null : form;
  const same = all.filter((one) => one.pokedexNumber === pokedexNumber && !FORMS.has(one.name));
  return same.length === 1 ? pokedexNumber : null;
}
