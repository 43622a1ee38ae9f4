// Filters and sorts the rows of the box.
import { keptBy } from '../../parts/address-fields.ts';
import { fold, hasWordStart, meansTrait } from '../../parts/species-search.ts';
import { orderRows } from '../../ui/tables/table-order.ts';
import { columnOf, type SortFacts } from './box-columns.ts';
import { type BoxRow, type RowWords, wordsOf } from './box-row.ts';
import { type BoxFacts, type BoxFilter, FILTERS } from './box-search.ts';

/** Collecting the words takes longest, so they are cached. */
const WORDS = new WeakMap<BoxRow, RowWords>();

function hasWords(row: BoxRow, wanted: readonly string[]): boolean {
  if (wanted.length === 0) return true;
  const words = WORDS.get(row) ?? wordsOf(row);
  WORDS.set(row, words);
  return wanted.every(
    (word) =>
      words.names.some((name) => name.includes(word)) ||
      words.traits.some((trait) => hasWordStart(trait, word)) ||
      words.skills.some((skill) => meansTrait(skill, word)),
  );
}

/** In any order. */
export function foundRows(rows: readonly BoxRow[], filter: BoxFilter, facts: BoxFacts): readonly BoxRow[] {
  const wanted = fold(filter.text)
    .split(' ')
    .filter((word) => word !== '');
  const keeps = keptBy(FILTERS, filter, { ...facts, ...filter });
  return rows.filter((row) => keeps(row) && hasWords(row, wanted));
}

export function orderedRows(
  rows: readonly BoxRow[],
  { sort, ascending }: Pick<BoxFilter, 'sort' | 'ascending'>,
  known: SortFacts,
): readonly BoxRow[] {
  // Equal rows, and those whose strength is not known yet, are sorted by RP.
  const base = [...rows].sort((a, b) => (b.rp ?? -1) - (a.rp ?? -1) || (a.id < b.id ? -1 : 1));
  const { sortBy } = columnOf(sort);
  return orderRows(base, (row) => sortBy(row, known), ascending);
}
