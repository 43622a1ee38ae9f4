// The address of the tier list: level, camp, scoring and the open details. The search is not part of it, because addresses are shared.
import { DEFAULT_LEVEL, type Game } from '@oversleep/game';

export interface TierAddress {
  /** As it was asked for; not every level has a list. */
  readonly level: number;
  readonly camp: boolean;
  /** Scored by what is added to a rotation. */
  readonly rotation: boolean;
  /** The species that is looked at closely. */
  readonly pokemon: string | null;
}

const NAME = /^[A-Z0-9_]{1,64}$/;

const isOn = (given: unknown): boolean => given === true || given === 'true';

/** What makes no sense is as if it were not there. */
export function readTierAddress(search: Readonly<Record<string, unknown>>): TierAddress {
  const level = Number(search.level ?? DEFAULT_LEVEL);
  const pokemon = typeof search.pokemon === 'string' ? search.pokemon.toUpperCase() : '';
  return {
    level: Number.isFinite(level) ? level : DEFAULT_LEVEL,
    camp: isOn(search.camp),
    rotation: isOn(search.rotation),
    pokemon: NAME.test(pokemon) ? pokemon : null,
  };
}

export const writeTierAddress = ({ level, camp, rotation, pokemon }: TierAddress) => ({
  level,
  camp,
  rotation: rotation || undefined,
  pokemon: pokemon?.toLowerCase(),
});

/** Levels that there are lists for, until the list itself says which; those of rotations are for one level. */
export const usualLevels = ({ rules }: Pick<Game, 'rules'>, rotation = false): readonly number[] =>
  rotation ? [DEFAULT_LEVEL] : [30, DEFAULT_LEVEL, rules.maxLevel];

/** A level without a list is answered with the usual one. */
export const listedLevel = (wanted: number, levels: readonly number[]): number =>
  levels.includes(wanted) ? wanted : DEFAULT_LEVEL;
