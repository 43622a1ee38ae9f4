// What is asked and how its answers are kept, as components and other rows use it.
import { type AnswerName, type AnswerOf, answersIn } from '../state/data/answer-kinds.ts';
import type { AppState } from '../state/start-up.ts';
import { type Calls, createCalls, type ReportPart } from './calls.ts';
import { createRecent, type Recent } from './recent.ts';

interface RowParts<Input, T> {
  /** Equal questions have equal keys. */
  readonly key: (input: Input) => string;
  /** May report partial results, as often as it likes. */
  readonly ask: (state: AppState, input: Input, report: ReportPart<T>, signal: AbortSignal) => Promise<T>;
  /** An answer may have been computed for other creatures of the same build: this puts in the names of the question. */
  readonly fit?: (answer: T, input: Input) => T;
}

export interface AnswerRow<Input, T> extends Required<RowParts<Input, T>> {
  readonly callsOf: (state: AppState) => Calls<T>;
  /** For rows that need this answer: known ones are not asked again. */
  readonly find: RowParts<Input, T>['ask'];
}

export function answerRow<Input, T>(
  { key, ask, fit = (answer) => answer }: RowParts<Input, T>,
  keptBy: AnswerStore<T>,
): AnswerRow<Input, T> {
  const known = new WeakMap<AppState, { readonly kept: Recent<T>; readonly calls: Calls<T> }>();
  const of = (state: AppState) => {
    const before = known.get(state);
    if (before) return before;
    const kept = keptBy(state);
    const made = { kept, calls: createCalls(kept) };
    known.set(state, made);
    return made;
  };
  return {
    key,
    ask,
    fit,
    callsOf: (state) => of(state).calls,
    find: async (state, input, report, signal) => {
      signal.throwIfAborted();
      const { kept } = of(state);
      const name = key(input);
      const answer = kept.get(name) ?? (await ask(state, input, report, signal));
      signal.throwIfAborted();
      if (kept.get(name) === undefined) kept.set(name, answer);
      return fit(answer, input);
    },
  };
}

/** Where answers are kept. */
export type AnswerStore<T> = (state: AppState) => Recent<T>;

/** On the device, in the cache of this kind. */
export const onDevice =
  <K extends AnswerName>(kind: K): AnswerStore<AnswerOf<K>> =>
  ({ stores, results }) => ({
    get: (key) => answersIn(stores.results.getState(), kind).get(key),
    set: (key, answer) => results.keep(kind, key, answer),
  });

/** The latest ones; they are dropped with the page. */
export const inMemory =
  <T>(most: number): AnswerStore<T> =>
  () =>
    createRecent<T>(most);

export const keptRow = <Input, K extends AnswerName>(kind: K, parts: RowParts<Input, AnswerOf<K>>) =>
  answerRow<Input, AnswerOf<K>>(parts, onDevice(kind));

export const memoryRow = <Input, T>(most: number, parts: RowParts<Input, T>) => answerRow(parts, inMemory<T>(most));
