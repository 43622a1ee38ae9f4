// The address of the tier list: level, camp and the open details. The search is not part of it, because addresses are shared.
import { DEFAULT_LEVEL, type Game } from '@oversleep/game';

export interface TierAddress {
  /** As it was asked for; not every level has a list. */
  readonly level: number;
  readonly camp: boolean;
  /** The species that is looked at closely. */
  readonly pokemon: string | null;
}

const NAME = /^[A-Z0-9_]{1,64}$/;

/** What makes no sense is as if it were not there. */
export function readTierAddress(search: Readonly<Record<string, unknown>>): TierAddress {
  const level = Number(search.level ?? DEFAULT_LEVEL);
  const pokemon = typeof search.pokemon === 'string' ? search.pokemon.toUpperCase() : '';
  return {
    level: Number.isFinite(level) ? level : DEFAULT_LEVEL,
    camp: search.camp === true || search.camp === 'true',
    pokemon: NAME.test(pokemon) ? pokemon : null,
  };
}

export const writeTierAddress = ({ level, camp, pokemon }: TierAddress) => ({
  level,
  camp,
  pokemon: pokemon?.toLowerCase(),
});

/** Levels that there are lists for, until the list itself says which. */
export const usualLevels = ({ rules }: Pick<Game, 'rules'>): readonly number[] => [30, DEFAULT_LEVEL, rules.maxLevel];

/** A level without a list is answered with the usual one. */
export const listedLevel = (wanted: number, levels: readonly number[]): number =>
  levels.includes(wanted) ? wanted : DEFAULT_LEVEL;
