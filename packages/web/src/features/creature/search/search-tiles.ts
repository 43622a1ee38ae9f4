// The tiles that the search shows, in order.
import {
  buildOf,
  type Creature,
  type Game,
  isKnown,
  type Language,
  rpOf,
  type Specialty,
  type Species,
} from '@oversleep/game';
import { textOrder } from '../../../messages/formats.ts';
import { fold } from '../../../parts/species-search.ts';
import { knownName, shownName } from '../../../parts/words/species-name.ts';
import type { PokeboxSort } from '../../../state/page/search.ts';
import { type Findable, find } from './search-index.ts';

export interface SpeciesTile {
  readonly species: Species;
  readonly name: string;
  readonly why: string | undefined;
}

export interface BoxTile {
  readonly creature: Creature;
  /** Undefined if this edition does not know it: then it is shown but cannot be picked. */
  readonly species: Species | undefined;
  readonly speciesName: string;
  readonly rp: number | undefined;
  readonly why: string | undefined;
}

/** Specialties with a chip; `all` specialists match each of them. */
export type ChipSpecialty = Exclude<Specialty, 'all'>;
export const CHIP_SPECIALTIES: readonly ChipSpecialty[] = ['berry', 'ingredient', 'skill'];

export interface TileQuery {
  readonly text: string;
  readonly specialties: readonly ChipSpecialty[];
  readonly sort: PokeboxSort;
  readonly ascending: boolean;
  readonly language: Language;
}

const hasSpecialty = ({ specialty }: Species, wanted: readonly ChipSpecialty[]): boolean =>
  wanted.length === 0 || specialty === 'all' || wanted.includes(specialty);

export function speciesTiles(
  index: ReadonlyMap<string, Findable>,
  { text, specialties, sort, ascending, language }: TileQuery,
  finalStageOnly: boolean,
): readonly SpeciesTile[] {
  const wanted = fold(text);
  const found = [...index.values()].flatMap((entry) => {
    const { species } = entry;
    if (!hasSpecialty(species, specialties) || (finalStageOnly && species.remainingEvolutions > 0)) return [];
    const match = find(entry, wanted);
    if (!match) return [];
    const name = shownName(language, species);
    // A name in another language explains nothing if it is the one that is shown.
    const why = match.why === name ? undefined : match.why;
    return [{ tile: { species, name, why }, rank: match.rank }];
  });
  const order = ordered(sort, ascending);
  return found.sort((a, b) => a.rank - b.rank || order(sortable(a.tile), sortable(b.tile))).map(({ tile }) => tile);
}

const sortable = ({ species, name }: SpeciesTile): Sortable => ({ species, name, level: 0, rp: 0 });

export function boxTiles(
  game: Game,
  index: ReadonlyMap<string, Findable>,
  box: readonly Creature[],
  { text, specialties, sort, ascending, language }: TileQuery,
): readonly BoxTile[] {
  const wanted = fold(text);
  const found = box.flatMap((creature) => {
    const species = game.species.find(creature.pokemon);
    const entry = species && index.get(species.name);
    if (species ? !hasSpecialty(species, specialties) : specialties.length > 0) return [];
    const match = entry ? find(entry, wanted, creature.name || undefined) : findUnknown(creature, wanted);
    if (!match) return [];
    const speciesName = knownName(language, species, creature.pokemon);
    const rp = isKnown(game, creature) ? rpOf(game, buildOf(game, creature)) : undefined;
    return [{ tile: { creature, species, speciesName, rp, why: match.why }, rank: match.rank }];
  });
  const order = ordered(sort, ascending);
  const sortableOf = ({ creature, species, speciesName, rp }: BoxTile): Sortable => ({
    species,
    name: speciesName,
    level: creature.level,
    rp: rp ?? 0,
  });
  return found.sort((a, b) => a.rank - b.rank || order(sortableOf(a.tile), sortableOf(b.tile))).map(({ tile }) => tile);
}

const findUnknown = ({ name, pokemon }: Creature, wanted: string) =>
  fold(`${name} ${pokemon}`).includes(wanted) ? { rank: 0, why: undefined } : undefined;

// ── Order ────────────────────────────────────────────────────────────────────────────────────────────────────────────

interface Sortable {
  readonly species: Species | undefined;
  readonly name: string;
  readonly level: number;
  readonly rp: number;
}

const NOT_IN_POKEDEX = 1e6;
const SPECIALTY_ORDER: readonly Specialty[] = ['berry', 'ingredient', 'skill', 'all'];
const byName = textOrder({ sensitivity: 'base' });

const number = ({ species }: Sortable) => species?.pokedexNumber ?? NOT_IN_POKEDEX;

const COMPARE: Readonly<Record<PokeboxSort, (a: Sortable, b: Sortable) => number>> = {
  pokedex: (a, b) => number(a) - number(b),
  name: (a, b) => byName(a.name, b.name),
  level: (a, b) => a.level - b.level,
  rp: (a, b) => a.rp - b.rp,
  specialty: (a, b) => specialtyRank(a) - specialtyRank(b),
  evolution: (a, b) => (a.species?.previousEvolutions ?? 0) - (b.species?.previousEvolutions ?? 0),
};

const specialtyRank = ({ species }: Sortable) =>
  species ? SPECIALTY_ORDER.indexOf(species.specialty) : SPECIALTY_ORDER.length;

/** Equal ones are sorted by Pokédex number. */
function ordered(sort: PokeboxSort, ascending: boolean): (a: Sortable, b: Sortable) => number {
  const compare = COMPARE[sort];
  const sign = ascending ? 1 : -1;
  return (a, b) => sign * compare(a, b) || number(a) - number(b);
}
