// Long computations in steps of a few milliseconds: the caller can handle events or cancel between steps.
import type { GoalParts, TeamOfCandidates } from './types.ts';

/**
 * A step may yield teams to estimate: the caller passes in their estimates, or nothing, and the search then estimates
 * them itself.
 */
export type SearchSteps<T> = Generator<readonly TeamOfCandidates[] | undefined, T, readonly GoalParts[] | undefined>;

interface StepHost {
  /** Lets pending events run, such as a cancellation. */
  readonly yieldToEvents: () => Promise<void>;
  readonly isCancelled: () => boolean;
  /** Has teams estimated by helpers; undefined when cancelled. */
  readonly estimate?: ((teams: readonly TeamOfCandidates[]) => Promise<readonly GoalParts[] | undefined>) | undefined;
}

/** Runs the steps with breaks in which events are handled and helpers estimate teams; undefined when cancelled. */
export async function runWithBreaks<T>(
  steps: SearchSteps<T>,
  { yieldToEvents, isCancelled, estimate }: StepHost,
): Promise<T | undefined> {
  let estimated: readonly GoalParts[] | undefined;
  for (;;) {
    const { done, value } = steps.next(estimated);
    if (done) return value;
    estimated = estimate && value && (await estimate(value));
    await yieldToEvents();
    if (isCancelled()) return undefined;
  }
}

/** Ignores helpers, for work that is finished before they are ready. */
export function* withoutHelpers<T>(steps: SearchSteps<T>): SearchSteps<T> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    yield;
  }
}
