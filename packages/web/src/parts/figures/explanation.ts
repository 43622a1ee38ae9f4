// The breakdown of a figure: its steps, its accuracy, and the range of other weeks or days.
import type { WaterfallStep } from './waterfall.ts';

export interface FigureSpread {
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
  readonly of: 'weeks' | 'days';
  /** Still calculating. */
  readonly settling?: boolean;
}

export interface FigureSum {
  /** Needed only where there is more than one. */
  readonly title?: string | undefined;
  readonly steps: readonly WaterfallStep[];
}

export interface Explanation {
  readonly title: string;
  /** Each adds up to the figure. */
  readonly accounts: readonly FigureSum[];
  readonly total: number;
  /** What the total is, such as Strength in a week. */
  readonly unit: string;
  /** Standard error; without it the figure is exact. */
  readonly error?: number | undefined;
  readonly spread?: FigureSpread | undefined;
  readonly notes?: readonly string[] | undefined;
  readonly format?: ((value: number) => string) | undefined;
}
