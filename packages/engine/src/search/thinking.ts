// Something that takes long, in steps of some milliseconds: whoever has it done can look around after each, and leave it at that.
import type { GoalParts, TeamOfCandidates } from './types.ts';

/** After a step it may name teams to be estimated: whoever can have that done by others hands in what they found, all others nothing. */
export type Thinking<T> = Generator<readonly TeamOfCandidates[] | undefined, T, readonly GoalParts[] | undefined>;

interface Company {
  /** Lets in whoever may say that it is over. */
  readonly lookAround: () => Promise<void>;
  readonly isOver: () => boolean;
  /** Has teams estimated by others; undefined when it is over. */
  readonly estimate?: ((teams: readonly TeamOfCandidates[]) => Promise<readonly GoalParts[] | undefined>) | undefined;
}

/** The same for who has to let others in to hear that it is over, or has others who help. */
export async function thoughtOver<T>(
  thinking: Thinking<T>,
  { lookAround, isOver, estimate }: Company,
): Promise<T | undefined> {
  let estimated: readonly GoalParts[] | undefined;
  for (;;) {
    const { done, value } = thinking.next(estimated);
    if (done) return value;
    estimated = estimate && value && (await estimate(value));
    await lookAround();
    if (isOver()) return undefined;
  }
}

/** Without help from others, for what is over before they are ready. */
export function* byOneself<T>(thinking: Thinking<T>): Thinking<T> {
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
    yield;
  }
}
