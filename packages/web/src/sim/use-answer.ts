// The one way for components to ask: waiting, here, failed or stopped, with retry and cancel. `answer-rows.ts` lists the questions.

import type { Question, Questions } from '@oversleep/questions';
import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useAppState } from '../state/context.ts';
import type { AnswerRow } from './answer-row.ts';
import { type AskedName, QUESTION_ROWS } from './answer-rows.ts';
import type { Answer } from './calls.ts';

export type AnswerState<T> = Answer<T> & {
  readonly key: string;
  readonly retry: () => void;
  readonly cancel: () => void;
};

/** A question, or a row that is put together of several. */
type QuestionOrRow<Input, T> = AnswerRow<Input, T> | { readonly name: AskedName };

/** The only place where a question and the types of its answer meet by name: those who ask are checked below. */
const rowOf = <Input, T>(asked: QuestionOrRow<Input, T>): AnswerRow<Input, T> =>
  'callsOf' in asked ? asked : (QUESTION_ROWS[asked.name] as unknown as AnswerRow<Input, T>);

/**
 * In the order of the inputs, which must be the same list as long as nothing has changed. `pauseMs`: waits while the player is typing.
 * `inTurn`: each is asked when the one before is known or has failed.
 */
export function useAnswers<K extends AskedName>(
  question: Question<K, Questions[K]>,
  inputs: readonly Questions[K]['input'][],
  pauseMs?: number,
  inTurn?: boolean,
): readonly AnswerState<Questions[K]['kept']>[];
export function useAnswers<Input, T>(
  row: AnswerRow<Input, T>,
  inputs: readonly Input[],
  pauseMs?: number,
  inTurn?: boolean,
): readonly AnswerState<T>[];
export function useAnswers<Input, T>(
  asked: QuestionOrRow<Input, T>,
  inputs: readonly Input[],
  pauseMs = 0,
  inTurn = false,
): readonly AnswerState<T>[] {
  const row = rowOf(asked);
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

type LatestAnswer<T> = AnswerState<T> & {
  /** The last known answer, perhaps to another question. */
  readonly last: T | undefined;
};

/** For one question; without an input nothing is asked. */
export function useAnswer<K extends AskedName>(
  question: Question<K, Questions[K]>,
  input: Questions[K]['input'] | undefined,
  pauseMs?: number,
): LatestAnswer<Questions[K]['kept']>;
export function useAnswer<Input, T>(
  row: AnswerRow<Input, T>,
  input: Input | undefined,
  pauseMs?: number,
): LatestAnswer<T>;
export function useAnswer<Input, T>(
  asked: QuestionOrRow<Input, T>,
  input: Input | undefined,
  pauseMs?: number,
): LatestAnswer<T> {
  const inputs = useMemo(() => (input === undefined ? [] : [input]), [input]);
  const [answer = NOTHING] = useAnswers(rowOf(asked), inputs, pauseMs);
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
