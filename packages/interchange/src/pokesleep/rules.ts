// How pokesleep-tool sees species and what it makes of creatures that the game cannot have.

import type { Game, Nature, Species } from '@oversleep/game';
import type { Note } from '../note.ts';
import { NATURES } from './code.ts';

/** Endings of our species' names by the form numbers of pokesleep-tool. */
const FORMS: readonly string[] = [
  '',
  '_HALLOWEEN',
  '_HOLIDAY',
  '_ALOLAN',
  '_PALDEAN',
  '_AMPED',
  '_LOW_KEY',
  '_SMALL',
  '_MEDIUM',
  '_LARGE',
  '_JUMBO',
];
/** Species that have no plain form: form 0 means these. */
const FIRST_FORMS = ['_AMPED', '_SMALL'];
/** Carries the number of its region's form and is called by its plain name. */
const CLODSIRE = 980;
const PALDEAN = 4;
/** Shuckle was once written with another's number. */
const SHUCKLE = { wrong: 231, right: 213 };

// Made once for each game, as a file asks for every line of it.
const byNumber = new WeakMap<Game, ReadonlyMap<number, readonly Species[]>>();

function numbered(game: Game): ReadonlyMap<number, readonly Species[]> {
  const known = byNumber.get(game);
  if (known) return known;
  const made = new Map<number, Species[]>();
  for (const species of game.species.rows)
    made.set(species.pokedexNumber, [...(made.get(species.pokedexNumber) ?? []), species]);
  byNumber.set(game, made);
  return made;
}

export function speciesOf(game: Game, dex: number, form: number): Species | undefined {
  const rows = numbered(game).get(dex) ?? [];
  if (rows.length === 0 && dex === SHUCKLE.wrong) return speciesOf(game, SHUCKLE.right, form);
  if (dex === CLODSIRE) return rows[0];
  const ending = FORMS[form];
  if (ending === undefined) return undefined;
  if (form > 0) return rows.find(({ name }) => name.endsWith(ending));
  return (
    rows.find(({ name }) => !FORMS.some((other) => other !== '' && name.endsWith(other)) && !isForm(rows, name)) ??
    rows.find(({ name }) => FIRST_FORMS.some((first) => name.endsWith(first)))
  );
}

/** A form that this tool has no number for: its name begins with another's of the same number. */
const isForm = (rows: readonly Species[], name: string): boolean =>
  rows.some((other) => name.startsWith(`${other.name}_`));

/** Number of the form, or undefined for one that the format does not know. */
export function formOf(game: Game, species: Species): number | undefined {
  if (species.pokedexNumber === CLODSIRE) return PALDEAN;
  const form = FORMS.findIndex((ending) => ending !== '' && species.name.endsWith(ending));
  if (form > 0) return form;
  return speciesOf(game, species.pokedexNumber, 0) === species ? 0 : undefined;
}

/** Toxtricity's form follows from its nature; the tool changes the nature to one that fits and does the same good. */
export function fittingNature(game: Game, species: Species | undefined, nature: Nature): Nature {
  if (species?.evolvesFrom !== 'TOXEL' || nature.toxelEvolvesInto === species.name) return nature;
  const natures = NATURES.flatMap((name) => game.natures.find(name) ?? []);
  const fits = (other: Nature) =>
    other.toxelEvolvesInto === species.name && other.positiveModifier === nature.positiveModifier;
  return natures.find(fits) ?? nature;
}

export const natureNote = (species: Species, nature: Nature, fitting: Nature): Note => ({
  code: 'natureImpossible',
  values: { species: species.name, given: nature.name, nature: fitting.name },
});
