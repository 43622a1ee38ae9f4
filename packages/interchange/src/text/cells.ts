// Values of the cells of a table: numbers as people and machines write them, and yes or no.
import { normalized } from '@oversleep/game';

/** The first whole number of a cell: "Lv.60", "６０" and "1,000" are numbers, too. */
export function numberIn(cell: string): number | undefined {
  const plain = normalized('NFKC', cell).replace(/(\d),(?=\d{3}(?!\d))/gu, '$1');
  const found = /[-−]?\d+/u.exec(plain);
  if (!found) return undefined;
  const value = Number(found[0].replace('−', '-'));
  return Number.isSafeInteger(value) ? value : undefined;
}

/** An ingredient's cell without the amount that some tools put behind it. */
export const withoutAmount = (cell: string): string => cell.replace(/\s*[x×✕]\s*\d+\s*$/u, '').trim();

export const isTrue = (cell: string): boolean => ['1', 'true'].includes(normalized('NFKC', cell).trim().toLowerCase());

export const isFalse = (cell: string): boolean =>
  ['', '0', 'false'].includes(normalized('NFKC', cell).trim().toLowerCase());
