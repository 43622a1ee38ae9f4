// Workers for tests of pages that only need changing figures, not exact ones: a few chains of a team are enough.
import type { TeamQuestion } from '@oversleep/questions';
import { simulateHere } from '../sim/here.ts';
import type { SimTasks } from '../sim/tasks.ts';
import type { RunTask } from '../workers/worker-pool.ts';
import { rememberedSimulation } from './remembered-simulation.ts';

type Team = SimTasks['team'];

/** Reports the first answer about a team, then repeats it as the final one; all other tasks are computed as usual. */
export const roughSimulation = (): RunTask<SimTasks> => {
  const exact = rememberedSimulation();
  const here = simulateHere();
  const team = async (
    question: TeamQuestion,
    onPart: (part: Team['part']) => void,
    signal: AbortSignal | undefined,
  ) => {
    const enough = new AbortController();
    signal?.addEventListener('abort', () => enough.abort(signal.reason));
    let production: Team['answer'] | undefined;
    try {
      production = await here('team', question, {
        signal: enough.signal,
        onPart: (part) => {
          if (!part.production) return;
          production = part.production;
          enough.abort();
        },
      });
    } catch (error) {
      if (!production) throw error;
    }
    signal?.throwIfAborted();
    if (!production) throw new Error('the simulation gave no answer');
    onPart({ production, done: 0.5 });
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    return production;
  };
  const ask = (kind: keyof SimTasks, input: never, options: { onPart?: () => void; signal?: AbortSignal } = {}) =>
    kind === 'team' ? team(input, options.onPart ?? (() => {}), options.signal) : exact(kind, input, options);
  return ask as RunTask<SimTasks>;
};
