// Lengths and parts of the strength bars.
import type { StrengthRow } from './strength-rows.ts';

interface BarPart {
  readonly key: 'berries' | 'skill' | 'ingredients';
  readonly colour: string;
  readonly value: number;
  /** Of the bar. */
  readonly share: number;
}

interface Bar {
  readonly row: StrengthRow;
  /** Percent of the longest. */
  readonly width: number;
  readonly parts: readonly BarPart[];
}

export const PARTS = [
  { key: 'berries', colour: 'var(--berry)' },
  { key: 'skill', colour: 'var(--skill)' },
  { key: 'ingredients', colour: 'var(--ingredient)' },
] as const;

/** All on the scale of the longest; `line` is where the baseline ends. */
export function barsOf(rows: readonly StrengthRow[]): {
  readonly bars: readonly Bar[];
  readonly line: number | undefined;
} {
  const longest = Math.max(1, ...rows.map(({ strengths }) => strengths.total.mean));
  const base = rows.find(({ isBaseline }) => isBaseline);
  return {
    bars: rows.map((row) => {
      const { total } = row.strengths;
      return {
        row,
        width: (total.mean / longest) * 100,
        parts: PARTS.flatMap((part) => {
          const value = row.counted[part.key] ? row.strengths[part.key] : 0;
          return value > 0 ? [{ ...part, value, share: value / Math.max(1, total.mean) }] : [];
        }),
      };
    }),
    line: base && rows.length > 1 ? (base.strengths.total.mean / longest) * 100 : undefined,
  };
}
