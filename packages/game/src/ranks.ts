// Snorlax ranks by strength on an island, Drowsy Power, and the number of visiting Pokémon.
import { DEFAULT_EDITION, rowsOf } from './edition.ts';
import { growthOf } from './growth-facts.ts';
import { RANKS } from './tables/ranks.ts';
import type { EditionId, SnorlaxRanks } from './types.ts';

export function ranksOf(edition: EditionId, island: string): SnorlaxRanks {
  const found = rowsOf(RANKS, edition).find(({ shortName }) => shortName === island);
  if (!found) throw new Error(`No ranks for ${island}`);
  return found;
}

/** "Basic 1" to "Master 20", lowest first; the same on every island. */
export const RANK_NAMES: readonly string[] = growthOf(DEFAULT_EDITION).snorlaxRanks.flatMap(({ title, count }) =>
  Array.from({ length: count }, (_, i) => `${title} ${i + 1}`),
);

/** Index of a rank by name, ignoring case; undefined if unknown. */
export function rankNamed(name: string): number | undefined {
  const wanted = name.trim().replace(/\s+/g, ' ').toLowerCase();
  const index = RANK_NAMES.findIndex((rank) => rank.toLowerCase() === wanted);
  return index < 0 ? undefined : index;
}

/** Index of the highest step reached; steps start at 0. */
const reached = (steps: readonly number[], value: number): number =>
  Math.max(
    0,
    steps.findLastIndex((step) => step <= value),
  );

/** Index in RANK_NAMES of Snorlax's rank with this strength. */
export const rankAt = (rankStrength: readonly number[], strength: number): number => reached(rankStrength, strength);

/** Of a night: Snorlax's strength when tracking begins, the sleep score, and the factor of the day's events. */
export const drowsyPower = (strength: number, score: number, event = 1): number => strength * score * event;

/** Number of visiting Pokémon; a Good Camp Ticket brings one more to the first sleep of a day. */
export function visitorsFor(
  edition: EditionId,
  powerForSpawns: readonly number[],
  power: number,
  { camp = false }: { readonly camp?: boolean } = {},
): number {
  const { visitors } = growthOf(edition);
  return visitors.least + reached(powerForSpawns, power) + (camp ? visitors.camp : 0);
}
