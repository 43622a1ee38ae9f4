// What each of the ten teams makes in a week, calculated one after the other while somebody looks at them.
import { useEffect, useState } from 'react';
import { isLast } from '../../../sim/answers.ts';
import { keyOf } from '../../../sim/keys.ts';
import { questionFor, useSimulator } from '../../../sim/simulator.ts';
import { useAppState, useCreatures, useTeams } from '../../../state/context.ts';

export type Total = number | 'busy' | 'failed';

export function useTotals(): ReadonlyMap<number, Total> {
  const state = useAppState();
  const simulator = useSimulator();
  const teams = useTeams((all) => all.teams);
  const creatures = useCreatures((all) => all.creatures);
  const [totals, setTotals] = useState<ReadonlyMap<number, Total>>(new Map());

  // biome-ignore lint/correctness/useExhaustiveDependencies: teams and creatures are what the questions are made of
  useEffect(() => {
    const controller = new AbortController();
    const note = (index: number, total: Total) =>
      controller.signal.aborted || setTotals((known) => new Map(known).set(index, total));

    const calculate = async (index: number) => {
      const question = questionFor(state, index);
      if (!question) return setTotals((known) => new Map([...known].filter(([other]) => other !== index)));
      const key = keyOf(question);
      const known = state.stores.results.getState().answers.get(key);
      if (known) return note(index, known.team.total);
      note(index, 'busy');
      try {
        await simulator.team(
          question,
          (production, progress) => {
            note(index, production.team.total);
            if (isLast(progress)) state.results.keepSeen('answers', index, key, production);
          },
          controller.signal,
        );
      } catch {
        note(index, 'failed');
      }
    };
    const calculateAll = async () => {
      for (const { index } of teams) {
        if (controller.signal.aborted) return;
        await calculate(index);
      }
    };
    void calculateAll();
    return () => controller.abort();
  }, [teams, creatures, simulator, state]);

  return totals;
}
