// The results of a team's week, calculated as soon as they are shown.
import { TEAM, type TeamQuestion } from '@oversleep/questions';
import { useAnswer } from '../../sim/use-answer.ts';
import type { Production } from '../../state/data/results.ts';

export interface WeekState {
  readonly production: Production | undefined;
  /** `settling`: there are figures, and better ones are on their way. */
  readonly state: 'empty' | 'asked' | 'settling' | 'known' | 'failed';
}

export function useWeek(question: TeamQuestion | undefined): WeekState {
  const { state, value } = useAnswer(TEAM, question);
  if (!question) return { production: undefined, state: 'empty' };
  if (state === 'failed') return { production: undefined, state };
  return { production: value, state: state === 'here' ? 'known' : value ? 'settling' : 'asked' };
}
