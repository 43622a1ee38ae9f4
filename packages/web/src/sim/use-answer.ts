// The one way for components to ask: waiting, here, failed or stopped, with retry and cancel. `answer-rows.ts` lists the questions.
import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useAppState } from '../state/context.ts';
import { type AnswerName, type AnswerOf, answersIn } from '../state/data/answer-kinds.ts';
import type { AppState } from '../state/start-up.ts';
import { type Answer, type Calls, createCalls, type Report } from './calls.ts';
import { createRecent, type Recent } from './recent.ts';

interface RowParts<Input, T> {
  /** Equal questions have equal keys. */
  readonly key: (input: Input) => string;
  /** May report partial results, as often as it likes. */
  readonly ask: (state: AppState, input: Input, report: Report<T>, signal: AbortSignal) => Promise<T>;
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
  keptBy: (state: AppState) => Recent<T>,
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

/** Answers that are stored on the device, in the cache of this kind. */
export const keptRow = <Input, K extends AnswerName>(kind: K, parts: RowParts<Input, AnswerOf<K>>) =>
  answerRow<Input, AnswerOf<K>>(parts, ({ stores, results }) => ({
    get: (key) => answersIn(stores.results.getState(), kind).get(key),
    set: (key, answer) => results.keep(kind, key, answer),
  }));

/** Answers that are dropped with the page. */
export const memoryRow = <Input, T>(most: number, parts: RowParts<Input, T>) =>
  answerRow(parts, () => createRecent<T>(most));

export type Answered<T> = Answer<T> & {
  readonly key: string;
  readonly retry: () => void;
  readonly cancel: () => void;
};

/**
 * In the order of the inputs, which must be the same list as long as nothing has changed. `pauseMs`: waits while the player is typing.
 * `inTurn`: each is asked when the one before is known or has failed.
 */
export function useAnswers<Input, T>(
  row: AnswerRow<Input, T>,
  inputs: readonly Input[],
  pauseMs = 0,
  inTurn = false,
): readonly Answered<T>[] {
  const state = useAppState();
  const calls = row.callsOf(state);
  const latestInputs = useRef(inputs);
  latestInputs.current = inputs;
  const keys = useSame(useMemo(() => inputs.map(row.key), [row, inputs]));
  const atFirst: readonly Answer<T>[] = useMemo(() => keys.map(calls.read), [calls, keys]);
  const [latest, setLatest] = useState({ atFirst, answers: atFirst });
  const answers = latest.atFirst === atFirst ? latest.answers : atFirst;
  useEffect(() => {
    const asked = latestInputs.current;
    const leaves: (() => void)[] = [];
    let before: string | undefined;
    let known = atFirst;
    const watchMore = () => {
      for (const input of asked.slice(leaves.length)) {
        if (inTurn && before !== undefined && calls.read(before).state === 'waiting') return;
        before = keys[leaves.length] ?? '';
        leaves.push(calls.watch(before, (report, signal) => row.ask(state, input, report, signal), pauseMs, onNews));
      }
    };
    const show = () => {
      const now = sameAs(known, keys.map(calls.read));
      if (now === known) return;
      const change = () => setLatest({ atFirst, answers: now });
      // Showing newer figures at once would make React restart rendering those of a moment ago.
      if (now.every((answer, i) => answer === known[i] || hasFigures(answer))) startTransition(change);
      else change();
      known = now;
    };
    const onNews = () => {
      watchMore();
      show();
    };
    watchMore();
    show();
    return () => {
      for (const leave of leaves) leave();
    };
  }, [calls, row, state, keys, atFirst, pauseMs, inTurn]);
  return useMemo(
    () =>
      inputs.map((input, i) => {
        const key = keys[i] ?? '';
        const own = { key, retry: () => calls.retry(key), cancel: () => calls.cancel(key) };
        return { ...fitted(answers[i] ?? WAITING, (value) => row.fit(value, input)), ...own };
      }),
    [row, calls, keys, inputs, answers],
  );
}

/** For one question; without an input nothing is asked. */
export function useAnswer<Input, T>(
  row: AnswerRow<Input, T>,
  input: Input | undefined,
  pauseMs = 0,
): Answered<T> & {
  /** The last known answer, perhaps to another question. */
  readonly last: T | undefined;
} {
  const inputs = useMemo(() => (input === undefined ? [] : [input]), [input]);
  const [answer = NOTHING] = useAnswers(row, inputs, pauseMs);
  const [last, setLast] = useState(answer.value);
  if (answer.value !== undefined && answer.value !== last) setLast(answer.value);
  return useMemo(() => ({ ...answer, last: answer.value ?? last }), [answer, last]);
}

const WAITING = { state: 'waiting', value: undefined, done: 0 } as const;
const NOTHING = { ...WAITING, key: '', retry: () => {}, cancel: () => {} };

/** Figures take long to render; a failed, stopped or restarted task is shown at once. */
const hasFigures = ({ state, value }: Answer<unknown>): boolean =>
  value !== undefined && (state === 'waiting' || state === 'here');

function fitted<T>(answer: Answer<T>, fit: (value: T) => T): Answer<T> {
  if (answer.state === 'here') return { ...answer, value: fit(answer.value) };
  return answer.value === undefined ? answer : { ...answer, value: fit(answer.value) };
}

/** Returns the earlier list as long as its entries are the same. */
const sameAs = <T>(before: readonly T[], list: readonly T[]): readonly T[] =>
  list.length === before.length && list.every((one, i) => one === before[i]) ? before : list;

function useSame<T>(list: readonly T[]): readonly T[] {
  const before = useRef(list);
  before.current = sameAs(before.current, list);
  return before.current;
}
