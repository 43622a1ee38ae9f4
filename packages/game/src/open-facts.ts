// Facts that only the open API publishes as tables, beyond the contents of a Game.
import type { EvolutionRow, FactDoubt, NameSection, SleepStyleRow } from './rows.ts';
import { DETAILS } from './tables/details.ts';
import { EVOLUTIONS } from './tables/evolutions.ts';
import { CANDY_SHARDS, EXP_TOTALS } from './tables/growth.ts';
import { NAMES } from './tables/large/names.ts';
import { SLEEP_STYLES } from './tables/sleep-styles.ts';
import type { EditionId } from './types.ts';

export const sleepStylesOf = (species: string): readonly SleepStyleRow[] => SLEEP_STYLES[species] ?? [];

export const allEvolutions: readonly EvolutionRow[] = EVOLUTIONS;

/** Total EXP of a level by curve, and the Dream Shards of a candy on the way to it; null = unknown. */
export const levelCosts = (level: number) => ({
  totalExp: (expType: number): number | null => EXP_TOTALS[expType]?.[level - 1] ?? null,
  dreamShardsPerCandy: CANDY_SHARDS[level - 1] ?? null,
});

export const EXP_TYPES: readonly number[] = Object.keys(EXP_TOTALS).map(Number);

/** What has a name in the languages of the game, by section. */
export const nameKeys: readonly { readonly section: NameSection; readonly key: string }[] = Object.entries(
  NAMES,
).flatMap(([section, names]) => Object.keys(names).flatMap((key) => (isSection(section) ? [{ section, key }] : [])));

function isSection(section: string): section is NameSection {
  return Object.hasOwn(NAMES, section);
}

export interface DoubtRow extends FactDoubt {
  readonly table: 'species' | 'skills';
  readonly key: string;
}

/** Values of an edition that are not sure. */
export function allDoubts(edition: EditionId): readonly DoubtRow[] {
  const { species, skills } = DETAILS.doubts;
  const rows = (table: DoubtRow['table'], doubts: { readonly [key: string]: readonly FactDoubt[] }) =>
    Object.entries(doubts).flatMap(([key, list]) => list.map((doubt) => ({ table, key, ...doubt })));
  return [...rows('species', species), ...rows('skills', skills)].filter(({ since }) => since <= edition);
}
