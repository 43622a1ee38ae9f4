// The rest of a week as components ask for it: the last known answer stays visible until there is a better one.
import type { WeekAnswer } from '@oversleep/engine';
import { type AnsweredWeek, WEEK, type WeekInput } from '@oversleep/questions';
import { useEffect } from 'react';
import { useAppState, useResults } from '../state/context.ts';
import { useAnswer } from './use-answer.ts';

export type { AnsweredWeek, WeekAnswer };

export interface AskedWeek {
  /** The last known answer; while another is under way it belongs to an older question. */
  readonly answered: AnsweredWeek | undefined;
  readonly isCurrent: boolean;
  readonly done: number;
  readonly failure: string | undefined;
  readonly retry: () => void;
}

/** Waits while the player is typing. */
const PAUSE_MS = 250;

export function useWeekAnswer(task: WeekInput | undefined): AskedWeek {
  const asked = useAnswer(WEEK, task, PAUSE_MS);
  return {
    answered: asked.last,
    isCurrent: asked.state === 'here',
    done: asked.done,
    failure: asked.state === 'failed' ? asked.why : undefined,
    retry: asked.retry,
  };
}

/** The same for the week page, which opens with the answer it showed last. */
export function usePlayedWeek(task: WeekInput | undefined): AskedWeek {
  const { results } = useAppState();
  const asked = useWeekAnswer(task);
  const seen = useResults((state) => state.weeks.get(state.seen.week ?? ''));
  const { answered, isCurrent } = asked;
  useEffect(() => {
    if (isCurrent && answered) results.see('weeks', 'week', WEEK.key(answered.task));
  }, [results, isCurrent, answered]);
  // Another edition may not know its dishes.
  const isFit = seen?.task.edition === task?.edition;
  return { ...asked, answered: answered ?? (isFit ? seen : undefined) };
}
