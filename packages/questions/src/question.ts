// What a question is: its name, the key of its answer, what its parts say, and what is kept of an answer.

/** The types of a question, all of them plain data. */
interface QuestionTypes {
  readonly input: unknown;
  /** What a step may report. */
  readonly part: unknown;
  readonly answer: unknown;
  /** The answer as the one who asks keeps it. */
  readonly kept: unknown;
}

export interface Question<Name extends string, T extends QuestionTypes> {
  /** Its steps are found by it. */
  readonly name: Name;
  /** Equal questions have equal keys, which name everything that the answer depends on. Stored answers are found by it, so it must not change. */
  readonly key: (input: T['input']) => string;
  /** What a part says about the answer; `before` is what was known until then. */
  readonly news: (part: T['part'], before?: T['kept']) => AnswerProgress<T['kept']>;
  readonly kept: (answer: T['answer'], input: T['input']) => T['kept'];
  /** An answer may have been computed for other creatures of the same build: this puts in the names of the question. */
  readonly fit?: (answer: T['kept'], input: T['input']) => T['kept'];
  /** For work that is handed from thread to thread: what is left to ask after this part. */
  readonly resume?: (input: T['input'], part: T['part'] | undefined) => T['input'];
  /** About how many milliseconds it takes, where that is less than a turn of a thread. */
  readonly cost?: (input: T['input']) => number;
  /** The player waits for all other questions first; spare work gives way at once. */
  readonly lane?: 'later' | 'spare';
}

export interface AnswerProgress<Kept> {
  /** What is known so far. */
  readonly known?: Kept | undefined;
  /** Progress, 0..1. */
  readonly done: number;
}

/** What a question may ask its host while it is answered. */
export interface QuestionHost {
  /** Whether the host has stopped the work. */
  readonly aborted: boolean;
  /** Whether parts that take time to make are due; absent where no one looks at parts. */
  readonly isDue?: () => boolean;
}

/** How a question is answered, in steps of a few milliseconds: a host can pause or stop after each of them. A longer one looks at `host.aborted` itself. */
export type Steps<T extends QuestionTypes> = (
  input: T['input'],
  host: QuestionHost,
) => Generator<T['part'] | undefined, T['answer'], undefined>;

/** For answers that are kept as they are. */
export const asItIs = <T>(answer: T): T => answer;

/** For questions whose parts are their progress. */
export const progress = (done: number): AnswerProgress<never> => ({ done });

/** For questions without parts. */
export const noNews = (): AnswerProgress<never> => ({ done: 0 });

/** The same steps without what they report; null instead of no answer. */
export function* withoutParts<T>(steps: Iterator<unknown, T | undefined>): Generator<undefined, T | null, undefined> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value ?? null;
    yield;
  }
}
