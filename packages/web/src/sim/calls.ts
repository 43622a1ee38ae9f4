// Running calls: components with the same question share one, and the last one to leave aborts it.
import { createRecent, type Recent } from './recent.ts';

export type Answer<T> =
  /** What is known of this question so far, and its progress, 0..1. */
  | { readonly state: 'waiting' | 'stopped'; readonly value: T | undefined; readonly done: number }
  | { readonly state: 'here'; readonly value: T; readonly done: 1 }
  | {
      readonly state: 'failed';
      readonly value: T | undefined;
      readonly done: number;
      readonly why: string;
      readonly error: unknown;
    };

export type ReportPart<T> = (value: T | undefined, done: number) => void;

export type Begin<T> = (report: ReportPart<T>, signal: AbortSignal) => Promise<T>;

export interface Calls<T> {
  /** The same object as long as nothing has changed. */
  readonly read: (key: string) => Answer<T>;
  /** Asks after a pause, unless the answer is known or under way; returns a function that leaves. */
  readonly watch: (key: string, begin: Begin<T>, pauseMs: number, onChange: () => void) => () => void;
  readonly retry: (key: string) => void;
  /** Keeps what is known so far. */
  readonly cancel: (key: string) => void;
}

interface Call<T> {
  answer: Answer<T>;
  stop: AbortController;
  readonly begin: Begin<T>;
  readonly watchers: Set<() => void>;
}

/** Far more than are on the screen at the same time. */
const SHOWN_AT_ONCE = 100;

const WAITING = { state: 'waiting', value: undefined, done: 0 } as const;

export function createCalls<T>(kept: Recent<T>): Calls<T> {
  const calls = new Map<string, Call<T>>();
  const shown = createRecent<Answer<T>>(SHOWN_AT_ONCE);
  const here = (key: string, value: T): Answer<T> => {
    const before = shown.get(key);
    if (before?.value === value) return before;
    const answer = { state: 'here', value, done: 1 } as const;
    shown.set(key, answer);
    return answer;
  };

  const begin = async (key: string, call: Call<T>) => {
    const { signal } = call.stop;
    const show = (answer: Answer<T>) => {
      if (signal.aborted) return;
      call.answer = answer;
      for (const onChange of call.watchers) onChange();
    };
    try {
      const value = await call.begin((some, done) => show({ state: 'waiting', value: some, done }), signal);
      if (!signal.aborted) kept.set(key, value);
      show(here(key, value));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      show({ ...call.answer, state: 'failed', why, error });
    }
  };

  const beginAfter = (key: string, call: Call<T>, pauseMs: number) => {
    if (pauseMs === 0) return void begin(key, call);
    const timer = setTimeout(() => void begin(key, call), pauseMs);
    call.stop.signal.addEventListener('abort', () => clearTimeout(timer));
  };

  const restart = (key: string, call: Call<T>) => {
    call.stop.abort();
    call.stop = new AbortController();
    call.answer = WAITING;
    for (const onChange of call.watchers) onChange();
    void begin(key, call);
  };

  return {
    read: (key) => {
      const known = kept.get(key);
      return known !== undefined ? here(key, known) : (calls.get(key)?.answer ?? WAITING);
    },
    watch: (key, ask, pauseMs, onChange) => {
      const known = calls.get(key);
      const call = known ?? { answer: WAITING, stop: new AbortController(), begin: ask, watchers: new Set() };
      call.watchers.add(onChange);
      if (!known) {
        calls.set(key, call);
        if (kept.get(key) === undefined) beginAfter(key, call, pauseMs);
      }
      return () => {
        call.watchers.delete(onChange);
        // Another component may take over in the same turn.
        queueMicrotask(() => {
          if (call.watchers.size > 0 || calls.get(key) !== call) return;
          calls.delete(key);
          call.stop.abort();
        });
      };
    },
    retry: (key) => {
      const call = calls.get(key);
      if (call && call.answer.state !== 'waiting') restart(key, call);
    },
    cancel: (key) => {
      const call = calls.get(key);
      if (call?.answer.state !== 'waiting') return;
      call.stop.abort();
      call.answer = { ...call.answer, state: 'stopped' };
      for (const onChange of call.watchers) onChange();
    },
  };
}
