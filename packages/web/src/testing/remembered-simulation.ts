// Simulates in the page, as devices without workers do, but each task only once for all tests.
import { simulateHere } from '../sim/here.ts';
import type { SimTasks } from '../sim/tasks.ts';
import type { RunTask } from '../workers/worker-pool.ts';

interface Recorded {
  readonly parts: readonly never[];
  readonly answer: never;
}

const recorded = new Map<string, Recorded>();

export const rememberedSimulation = (): RunTask<SimTasks> => {
  const here = simulateHere();
  return async (kind, input, options = {}) => {
    const { onPart, signal } = options;
    const key = JSON.stringify([kind, input]);
    const known = recorded.get(key);
    for (const part of known?.parts ?? []) {
      // Never in the same turn as the question.
      await new Promise((resolve) => setTimeout(resolve));
      signal?.throwIfAborted();
      onPart?.(part);
    }
    if (known) return known.answer;
    const parts: unknown[] = [];
    const keep: typeof onPart = (part) => {
      parts.push(part);
      onPart?.(part);
    };
    const answer = await here(kind, input, { ...options, onPart: keep });
    recorded.set(key, { parts, answer } as unknown as Recorded);
    return answer;
  };
};
