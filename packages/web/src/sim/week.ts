// The rest of a week as components ask for it: the last answer that is known stays in sight until there is a better one.
import { useEffect } from 'react';
import { useAppState, useResults } from '../state/context.ts';
import type { AnsweredWeek } from '../state/data/results.ts';
import { WEEK } from './answer-rows.ts';
import { weekKey } from './keys.ts';
import { useAnswer } from './use-answer.ts';
import type { WeekAnswer, WeekTask } from './week-task.ts';

export type { AnsweredWeek, WeekAnswer };

export interface AskedWeek {
  /** The last one that is known; while another is on its way it is of an older question. */
  readonly answered: AnsweredWeek | undefined;
  readonly isCurrent: boolean;
  readonly done: number;
  readonly failure: string | undefined;
  readonly retry: () => void;
}

/** Nobody asks in the middle of typing. */
const PAUSE_MS = 250;

export function useWeekAnswer(task: WeekTask | undefined): AskedWeek {
  const asked = useAnswer(WEEK, task, PAUSE_MS);
  return {
    answered: asked.last,
    isCurrent: asked.state === 'here',
    done: asked.done,
    failure: asked.state === 'failed' ? asked.why : undefined,
    retry: asked.retry,
  };
}

/** The same for the page of the week, which opens with the answer that it has shown last. */
export function usePlayedWeek(task: WeekTask | undefined): AskedWeek {
  const { results } = useAppState();
  const asked = useWeekAnswer(task);
  const seen = useResults((state) => state.weeks.get(state.seen.week ?? ''));
  const { answered, isCurrent } = asked;
  useEffect(() => {
    if (isCurrent && answered) results.see('weeks', 'week', weekKey(answered.task));
  }, [results, isCurrent, answered]);
  // Another edition may not know its dishes.
  const isFit = seen?.task.edition === task?.edition;
  return { ...asked, answered: answered ?? (isFit ? seen : undefined) };
}
