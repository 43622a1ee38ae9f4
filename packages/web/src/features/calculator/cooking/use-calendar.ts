// Looks at a few simulated weeks, day by day, for what is cooked at which meal.
import type { RecipeType } from '@oversleep/game';
import { useMemo } from 'react';
import { CALENDAR } from '../../../sim/answer-rows.ts';
import { type AnswerState, useAnswer } from '../../../sim/use-answer.ts';
import type { CookedDay } from '../../../state/data/results.ts';
import type { TeamReport } from '../results/team-report.ts';
import { type ServedDish, servedOn } from './meal-cells.ts';

interface Calendar {
  readonly asked: AnswerState<readonly CookedDay[]>;
  /** As far as it is known. */
  readonly served: readonly ServedDish[] | undefined;
}

/** Waits until it is `ready`: the figures of the team come first. */
export function useCalendar(context: TeamReport, type: RecipeType, ready: boolean): Calendar {
  const { question, production } = context;
  const { seed } = production;
  const input = useMemo(() => ({ question, seed }), [question, seed]);
  const asked = useAnswer(CALENDAR, ready ? input : undefined);
  // All three types are in it: another type needs no new look.
  const served = useMemo(
    () => asked.last?.flatMap(({ day, dishes }) => servedOn(context, dishes, day, type)),
    [asked.last, context, type],
  );
  return { asked, served };
}
