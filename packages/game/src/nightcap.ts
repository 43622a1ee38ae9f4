// The Pikachu with a nightcap, a sixth helper by night for players with a Pokémon GO Plus +: what a night of it brings at most.

import { NIGHTCAP, NIGHTCAP_SINCE } from './tables/nightcap.ts';
import { type Schedule, sleepMinutes } from './time.ts';
import type { EditionId } from './types.ts';

/** Of a night. How often a help brings berries and how often ingredients is not known, so each is what all helps would bring. */
export interface NightcapNight {
  readonly helps: number;
  readonly berries: number;
  /** By name; only those that this level finds. */
  readonly ingredients: readonly { readonly name: string; readonly amount: number }[];
}

/** Undefined in an edition that no source speaks of, and for a level that there is not. */
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
