// The Pikachu with a nightcap, a sixth helper at night for players with a Pokémon GO Plus +: the most that a night of it can bring.

import { NIGHTCAP, NIGHTCAP_SINCE } from './tables/nightcap.ts';
import { type Schedule, sleepMinutes } from './time.ts';
import type { EditionId } from './types.ts';

/** Amounts per night. How helps divide into berries and ingredients isn't known, so each amount assumes that all helps bring it. */
export interface NightcapNight {
  readonly helps: number;
  readonly berries: number;
  /** By ingredient; only those found at this level. */
  readonly ingredients: readonly { readonly name: string; readonly amount: number }[];
}

/** Undefined for an edition without a source, and for an unknown level. */
export function nightcapNight(edition: EditionId, level: number, schedule: Schedule): NightcapNight | undefined {
  const row = NIGHTCAP[level - 1];
  if (!row || edition < NIGHTCAP_SINCE) return undefined;
  const helps = (sleepMinutes(schedule) * 60) / row.helpSeconds;
  const atMost = (amount: number) => Math.min(row.carry, helps * amount);
  const found = [
    { name: 'Apple', amount: atMost(row.apple) },
    { name: 'Cacao', amount: atMost(row.cacao) },
    { name: 'Honey', amount: atMost(row.honey) },
  ];
  return { helps, berries: atMost(row.berries), ingredients: found.filter(({ amount }) => amount > 0) };
}
