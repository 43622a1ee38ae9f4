// Simulates what the player's habits bring, one after the other, because workers are few.

import type { TeamQuestion } from '@oversleep/questions';
import { useMemo } from 'react';
import { useWeekAnswer, type WeekAnswer } from '../../../sim/week.ts';
import { habitQuestions } from './habit-questions.ts';

interface KnownHabits {
  /** Undefined while nothing is known about this very week. */
  readonly own: WeekAnswer | undefined;
  readonly filled: WeekAnswer | undefined;
  readonly away: WeekAnswer | undefined;
  /** Of the first question. */
  readonly done: number;
  readonly failure: { readonly why: string; readonly retry: () => void } | undefined;
}

export function useHabits(question: TeamQuestion, ready: boolean): KnownHabits {
  const tasks = useMemo(() => {
    const { own, filled, away } = habitQuestions(question);
    const { edition } = question;
    return {
      own: { edition, question: own },
      filled: filled && { edition, question: filled },
      away: away && { edition, question: away },
    };
  }, [question]);
  const own = useWeekAnswer(ready ? tasks.own : undefined);
  const isSecond = ready && own.isCurrent;
  const filled = useWeekAnswer(isSecond ? tasks.filled : undefined);
  const away = useWeekAnswer(isSecond && (filled.isCurrent || !tasks.filled) ? tasks.away : undefined);
  const failed = [own, filled, away].find(({ failure }) => failure !== undefined);
  // What was known about another week says nothing about this one.
  const current = ({ answered, isCurrent }: typeof own) => (isCurrent ? answered?.answer : undefined);
  return {
    own: current(own),
    filled: current(filled),
    away: current(away),
    done: own.done,
    failure: failed && { why: failed.failure ?? '', retry: failed.retry },
  };
}
