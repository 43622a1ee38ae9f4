// What a team makes in a week, asked as soon as somebody looks.
import { useEffect, useState } from 'react';
import { isLast } from '../../sim/answers.ts';
import { type TeamQuestion, useSimulator } from '../../sim/simulator.ts';
import type { Production } from '../../state/data/results.ts';

export interface Week {
  readonly production: Production | undefined;
  /** `settling`: there are figures, and better ones are on their way. */
  readonly state: 'nobody' | 'asked' | 'settling' | 'known' | 'failed';
}

/** The question must be the same object as long as it is the same question. */
export function useWeek(question: TeamQuestion | undefined): Week {
  const simulator = useSimulator();
  const [week, setWeek] = useState<Week>({ production: undefined, state: 'asked' });
  useEffect(() => {
    if (!question) return setWeek({ production: undefined, state: 'nobody' });
    const controller = new AbortController();
    setWeek({ production: undefined, state: 'asked' });
    simulator
      .team(
        question,
        (production, progress) => setWeek({ production, state: isLast(progress) ? 'known' : 'settling' }),
        controller.signal,
      )
      .catch(() => {
        if (!controller.signal.aborted) setWeek({ production: undefined, state: 'failed' });
      });
    return () => controller.abort();
  }, [question, simulator]);
  return week;
}
