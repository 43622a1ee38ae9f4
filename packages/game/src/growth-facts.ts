// What growth takes in an edition, without facts of single species: ranks and nights need no more.
import { rowsOf } from './edition.ts';
import type { GrowthFacts } from './rows.ts';
import { GROWTH } from './tables/growth.ts';
import type { EditionId } from './types.ts';

export function growthOf(edition: EditionId): GrowthFacts {
  const [facts] = rowsOf(GROWTH, edition);
  if (!facts) throw new Error(`No facts of growth for ${edition}`);
  return facts;
}
