// Columns of a histogram of days: one per value if there are few, else ranges of equal width.
import type { Bin } from '../../../ui/charts/histogram-layout.ts';

const MOST_COLUMNS = 30;

/** Percent of days by count. */
export function binsOf(distribution: Readonly<Record<string, number>>): readonly Bin[] {
  const entries = Object.entries(distribution)
    .map(([value, percent]) => ({ value: Number(value), percent }))
    .filter(({ value }) => Number.isFinite(value));
  if (entries.length === 0) return [];
  const low = Math.min(...entries.map(({ value }) => value));
  const high = Math.max(...entries.map(({ value }) => value));
  const width = Math.max(1, Math.ceil((high - low + 1) / MOST_COLUMNS));
  return Array.from({ length: Math.ceil((high - low + 1) / width) }, (_, column) => {
    const from = low + column * width;
    const inside = entries.filter(({ value }) => value >= from && value < from + width);
    return {
      from: from - 0.5,
      to: from + width - 0.5,
      count: inside.reduce((sum, { percent }) => sum + percent, 0),
    };
  });
}

/** The most frequent count and its share in percent. */
export function mostFrequent(
  distribution: Readonly<Record<string, number>>,
): { value: number; percent: number } | undefined {
  const [first] = Object.entries(distribution).sort(([, a], [, b]) => b - a);
  return first && { value: Number(first[0]), percent: first[1] };
}
