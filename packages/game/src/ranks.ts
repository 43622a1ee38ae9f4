// Ranks of Snorlax by island: long lists that only few ask for, so they are no part of a Game.
import { rowsOf } from './edition.ts';
import { RANKS } from './tables/ranks.ts';
import type { EditionId, SnorlaxRanks } from './types.ts';

export function ranksOf(edition: EditionId, island: string): SnorlaxRanks {
  const found = rowsOf(RANKS, edition).find(({ shortName }) => shortName === island);
  if (!found) throw new Error(`No ranks for ${island}`);
  return found;
}
