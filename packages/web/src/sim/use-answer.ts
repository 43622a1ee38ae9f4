// The one way for components to ask: waiting, here, failed or stopped, with retry and cancel. Rows of `answer-rows.ts` say what is asked.
import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useAppState } from '../state/context.ts';
import { type AnswerName, type AnswerOf, answersIn } from '../state/data/answer-kinds.ts';
import type { AppState } from '../state/start-up.ts';
import { type Answer, type Calls, createCalls, type Tell } from './calls.ts';
import { createRecent, type Recent } from './recent.ts';

interface RowParts<Input, T> {
  /** Equal questions have equal keys. */
  readonly key: (input: Input) => string;
  /** Tells what is known so far, as often as it likes. */
  readonly ask: (state: AppState, input: Input, tell: Tell<T>, signal: AbortSignal) => Promise<T>;
}

export interface AnswerRow<Input, T> extends RowParts<Input, T> {
  readonly callsOf: (state: AppState) => Calls<T>;
}

function rowOf<Input, T>(parts: RowParts<Input, T>, keptBy: (state: AppState) => Recent<T>): AnswerRow<Input, T> {
  const known = new WeakMap<AppState, Calls<T>>();
  return {
    ...parts,
    callsOf: (state) => {
      const calls = known.get(state) ?? createCalls(keptBy(state));
      known.set(state, calls);
      return calls;
    },
  };
}

/** Answers that outlive the page, in the cache of this kind. */
export const keptRow = <Input, K extends AnswerName>(kind: K, parts: RowParts<Input, AnswerOf<K>>) =>
  rowOf<Input, AnswerOf<K>>(parts, ({ stores, results }) => ({
    get: (key) => answersIn(stores.results.getState(), kind).get(key),
    set: (key, answer) => results.keep(kind, key, answer),
  }));

/** Answers that are gone with the page. */
export const memoryRow = <Input, T>(most: number, parts: RowParts<Input, T>) =>
  rowOf(parts, () => createRecent<T>(most));

export type Answered<T> = Answer<T> & {
  /** What was known last, perhaps of another question. */
  readonly last: T | undefined;
  readonly retry: () => void;
  readonly cancel: () => void;
};

/** Nothing is asked without an input. `pauseMs`: nobody asks in the middle of typing. */
export function useAnswer<Input, T>(row: AnswerRow<Input, T>, input: Input | undefined, pauseMs = 0): Answered<T> {
  const state = useAppState();
  const calls = row.callsOf(state);
  const key = useMemo(() => (input === undefined ? undefined : row.key(input)), [row, input]);
  const latest = useRef(input);
  latest.current = input;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const asked = latest.current;
      if (key === undefined || asked === undefined) return () => {};
      return calls.watch(key, (tell, signal) => row.ask(state, asked, tell, signal), pauseMs, onChange);
    },
    [calls, row, state, key, pauseMs],
  );
  const answer: Answer<T> = useSyncExternalStore(subscribe, () => (key === undefined ? NOTHING : calls.read(key)));
  const [last, setLast] = useState(answer.value);
  if (answer.value !== undefined && answer.value !== last) setLast(answer.value);
  return {
    ...answer,
    last: answer.value ?? last,
    retry: useCallback(() => key !== undefined && calls.retry(key), [calls, key]),
    cancel: useCallback(() => key !== undefined && calls.cancel(key), [calls, key]),
  };
}

const NOTHING = { state: 'waiting', value: undefined, done: 0 } as const;
