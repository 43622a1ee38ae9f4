// The rows of the strength tab: each creature's parts and its difference to the baseline, best first.
import type { ComparisonEntry } from './entry.ts';
import { type StrengthFrame, type Strengths, strengthsOf } from './strengths.ts';
import { type Versus, versus } from './versus.ts';

export interface StrengthRow {
  readonly entry: ComparisonEntry;
  readonly strengths: Strengths;
  /** Against the baseline; undefined for the baseline itself, and where one of them is outdated. */
  readonly versus: Versus | undefined;
  readonly teamVersus: Versus | undefined;
  readonly isBaseline: boolean;
  /** Which parts belong to the total. */
  readonly counted: { readonly berries: boolean; readonly skill: boolean; readonly ingredients: boolean };
}

export function strengthRows(
  entries: readonly ComparisonEntry[],
  baseline: ComparisonEntry | undefined,
  frame: StrengthFrame,
): readonly StrengthRow[] {
  const measured = entries.flatMap((entry) =>
    entry.figures ? [{ entry, strengths: strengthsOf(entry.figures, frame) }] : [],
  );
  const { berries, skill, ingredients } = frame.view;
  const counted = { berries, skill, ingredients: ingredients !== 'ignore' };
  const base = measured.find(({ entry }) => entry === baseline);
  return measured
    .map(({ entry, strengths }) => {
      const isBaseline = entry === baseline;
      // Figures for different settings cannot be compared.
      const comparable = base && !isBaseline && !entry.isStale && !base.entry.isStale;
      return {
        entry,
        strengths,
        versus: comparable ? versus(strengths.total, base.strengths.total) : undefined,
        teamVersus: comparable ? versus(strengths.team, base.strengths.team) : undefined,
        isBaseline,
        counted,
      };
    })
    .sort((a, b) => b.strengths.total.mean - a.strengths.total.mean);
}
