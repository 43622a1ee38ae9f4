// Looks at a few simulated weeks, day by day, for what is cooked at which meal.
import type { RecipeType } from '@oversleep/game';
import { useCallback, useMemo } from 'react';
import { useSimulator } from '../../../sim/simulator.ts';
import type { Scene } from '../results/scene.ts';
import { DAYS } from '../results/team-strength.ts';
import { type Asked, useAsked } from '../results/use-asked.ts';
import { type Served, servedOn } from './meal-cells.ts';

/** Antithetic pairs of weeks: together they are close to the average. */
const PAIRS = 6;

type Trace = Awaited<ReturnType<ReturnType<typeof useSimulator>['day']>>;
interface TracedDay {
  readonly day: number;
  readonly trace: Trace;
}

interface Calendar {
  readonly asked: Asked<readonly Served[]>;
  readonly again: () => void;
}

/** Waits until it is `ready`: the figures of the team come first. */
export function useCalendar(scene: Scene, type: RecipeType, ready: boolean): Calendar {
  const simulator = useSimulator();
  const { question, production } = scene;
  const { seed } = production;
  const ask = useCallback(
    async (tell: (days: readonly TracedDay[], done: number) => void, signal: AbortSignal) => {
      const days: TracedDay[] = [];
      for (let run = 0; run < 2 * PAIRS; run += 1) {
        const key = { seed, chain: Math.floor(run / 2), antithetic: run % 2 === 1, week: 0 };
        const week = await Promise.all(
          Array.from({ length: DAYS }, async (_, day) => ({
            day,
            trace: await simulator.day(question, { ...key, day }, signal),
          })),
        );
        days.push(...week);
        tell([...days], (run + 1) / (2 * PAIRS));
      }
      return days;
    },
    [simulator, question, seed],
  );
  const { asked, again } = useAsked(ready ? ask : undefined);
  const days = asked.state === 'failed' ? undefined : asked.value;
  // All three types are in the traces: another type needs no new look.
  const served = useMemo(
    () => days?.flatMap(({ day, trace }) => servedOn(scene, trace.moments, day, type)),
    [days, scene, type],
  );
  if (asked.state === 'failed') return { asked, again };
  return asked.state === 'known'
    ? { asked: { state: 'known', value: served ?? [], done: 1 }, again }
    : { asked: { state: 'asking', value: served, done: asked.done }, again };
}
