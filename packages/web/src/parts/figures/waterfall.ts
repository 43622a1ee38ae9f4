// From nothing to a figure, step by step: how much each cause adds, and where its bar begins and ends.

export interface WaterfallStep {
  readonly key: string;
  readonly label: string;
  /** Why, such as "× 2". */
  readonly words?: string | undefined;
  /** What it adds to the steps before it. */
  readonly adds: number;
}

export interface StepBar extends WaterfallStep {
  /** Shares of the whole drawing. */
  readonly from: number;
  readonly to: number;
}

/** Bars of all steps on one scale; a step that takes away runs backwards. */
export function waterfall(steps: readonly WaterfallStep[]): readonly StepBar[] {
  let reached = 0;
  const ends = steps.map(({ adds }) => {
    const from = reached;
    reached += Number.isFinite(adds) ? adds : 0;
    return { from, to: reached };
  });
  const low = Math.min(0, ...ends.flatMap(({ from, to }) => [from, to]));
  const high = Math.max(0, ...ends.flatMap(({ from, to }) => [from, to]));
  const share = (value: number) => (high > low ? (value - low) / (high - low) : 0);
  return steps.map((step, s) => {
    const { from = 0, to = 0 } = ends[s] ?? {};
    return { ...step, from: share(Math.min(from, to)), to: share(Math.max(from, to)) };
  });
}

export const sumOfSteps = (steps: readonly WaterfallStep[]): number => steps.reduce((sum, { adds }) => sum + adds, 0);

export interface Factor {
  readonly key: string;
  readonly label: string;
  readonly words?: string | undefined;
  readonly times: number;
}

/** Factors one after the other as steps: each adds what it makes of all before it. */
export function stepsOfFactors(first: WaterfallStep, factors: readonly Factor[]): readonly WaterfallStep[] {
  let reached = first.adds;
  const rest = factors.map(({ key, label, words, times }) => {
    const adds = reached * (times - 1);
    reached += adds;
    return { key, label, words, adds };
  });
  return [first, ...rest];
}

/** A step that changes nothing is left out, except the first. */
export const withoutIdle = (steps: readonly WaterfallStep[]): readonly WaterfallStep[] =>
  steps.filter(({ adds }, s) => s === 0 || Math.abs(adds) > 1e-9);
