// Berries: strength by level, favourites, area bonus.
import type { Berry, Game } from './types.ts';

/** Strength of one berry from a member of this level: grows by one a level at first, by a factor later. */
export const berryPower = ({ rules }: Pick<Game, 'rules'>, { value }: Pick<Berry, 'value'>, level: number): number =>
  Math.round(Math.max(value + level - 1, value * rules.berryGrowth ** (level - 1)));

/** Factor for a berry that Snorlax likes, or 1. */
export const favouriteFactor = ({ rules }: Pick<Game, 'rules'>, berry: Berry, favourites: readonly string[]): number =>
  favourites.includes(berry.name) ? rules.favouriteMultiplier : 1;

/** All berries instead of a list of names. */
export const ALL_BERRIES = 'all';

export const meansAllBerries = (names: readonly unknown[]): boolean =>
  names.length === 1 && typeof names[0] === 'string' && names[0].toLowerCase() === ALL_BERRIES;

/** Converts an area bonus in percent to a factor. */
export const areaFactor = (percent: number): number => 1 + percent / 100;
