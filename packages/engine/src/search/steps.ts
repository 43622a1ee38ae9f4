// Something that takes long, in steps of some milliseconds: whoever has it done can look around after each, and leave it at that.
import type { GoalParts, TeamOfCandidates } from './types.ts';

/** After a step it may name teams to be estimated: whoever can have that done by others hands in what they found, all others nothing. */
export type Steps<T> = Generator<readonly TeamOfCandidates[] | undefined, T, readonly GoalParts[] | undefined>;

interface StepHost {
  /** Lets in whoever may say that it is over. */
  readonly yieldToEvents: () => Promise<void>;
  readonly isCancelled: () => boolean;
  /** Has teams estimated by others; undefined when it is over. */
  readonly estimate?: ((teams: readonly TeamOfCandidates[]) => Promise<readonly GoalParts[] | undefined>) | undefined;
}

/** The same for who has to let others in to hear that it is over, or has others who help. */
export async function runWithBreaks<T>(
  steps: Steps<T>,
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

/** Without help from others, for what is over before they are ready. */
export function* withoutHelpers<T>(steps: Steps<T>): Steps<T> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    yield;
  }
}
