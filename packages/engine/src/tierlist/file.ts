// A tier list as it is kept: with its date, and with the ranks of the list that it replaced.
import { rankingOf } from './list.ts';
import type { TierChoice, TierList } from './types.ts';

/** A list that is gone but for its ranks. */
export interface PreviousRanks {
  readonly edition: TierChoice['edition'];
  readonly engineVersion: string;
  readonly computedAt: string;
  /** Species, the best first. */
  readonly ranks: readonly string[];
}

export interface TierFile {
  /** ISO 8601. */
  readonly computedAt: string;
  readonly previous: PreviousRanks | null;
  readonly list: TierList;
}

const ranksIn = (list: TierList): readonly string[] => rankingOf(list).ranked.map(({ species }) => species.pokemon);

export const ranksOf = ({ list, computedAt }: TierFile): PreviousRanks => ({
  edition: list.edition,
  engineVersion: list.engineVersion,
  computedAt,
  ranks: ranksIn(list),
});

/** The file of a list that was just computed, in the place of an older one: a list that has not changed keeps its date. */
export function tierFileOf(list: TierList, computedAt: string, old: TierFile | undefined): TierFile {
  if (!old) return { computedAt, previous: null, list };
  return JSON.stringify(old.list) === JSON.stringify(list) ? old : { computedAt, previous: ranksOf(old), list };
}

/** Name of a list, for files, jobs and people. */
export const tierListName = ({ edition, level, camp, scoring }: TierChoice): string =>
  `${edition}-${level}${camp ? '-camp' : ''}${scoring === 'fixed' ? '' : `-${scoring}`}`;
