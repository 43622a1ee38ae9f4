// Asks what the rest of a week brings, of a worker that most visits never need.
import { canonical } from '@oversleep/game';
import { useEffect, useMemo, useState } from 'react';
import { useLongTasks } from './long-tasks.ts';
import type { WeekAnswer, WeekTask } from './week-task.ts';

export type { WeekAnswer };

/** An answer with what was asked, so that words about it and its figures belong together. */
export interface AnsweredWeek {
  readonly task: WeekTask;
  readonly answer: WeekAnswer;
}

export interface AskedWeek {
  /** The last one that is known; while another is on its way it is of an older question. */
  readonly answered: AnsweredWeek | undefined;
  readonly isCurrent: boolean;
  readonly done: number;
  readonly failure: string | undefined;
  readonly retry: () => void;
}

/** Answers that were found since the page was opened: a week that is looked at again need not be played again. */
const REMEMBERED = 12;

/** Nobody asks in the middle of typing. */
const PAUSE_MS = 250;

export function useWeekAnswer(task: WeekTask | undefined): AskedWeek {
  const { ask } = useLongTasks();
  const [known, setKnown] = useState<ReadonlyMap<string, AnsweredWeek>>(new Map());
  const [last, setLast] = useState<AnsweredWeek>();
  const [done, setDone] = useState(0);
  const [failure, setFailure] = useState<string>();
  const [tries, setTries] = useState(0);
  const key = useMemo(() => task && canonical(task), [task]);
  const answered = key === undefined ? undefined : known.get(key);
  // What was shown last, also where it was known from before.
  if (answered && answered !== last) setLast(answered);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the task, and another try is another reason to ask
  useEffect(() => {
    setFailure(undefined);
    setDone(0);
    if (!task || key === undefined || answered) return undefined;
    const giveUp = new AbortController();
    const { signal } = giveUp;
    const timer = setTimeout(() => {
      ask('week', task, { signal, onPart: setDone }).then(
        (answer) => {
          if (signal.aborted) return;
          setKnown((before) => new Map([...[...before].slice(1 - REMEMBERED), [key, { task, answer }]]));
        },
        (error: unknown) => signal.aborted || setFailure(error instanceof Error ? error.message : String(error)),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      giveUp.abort();
    };
  }, [key, tries]);

  return {
    answered: answered ?? last,
    isCurrent: answered !== undefined,
    done,
    failure,
    retry: () => setTries((count) => count + 1),
  };
}
