// What each member is worth to its team, asked for when the figures themselves are known, and only once for the same team.
import { useCallback, useMemo } from 'react';
import type { Worths } from '../../../sim/answers.ts';
import { keyOf } from '../../../sim/keys.ts';
import { useSimulator } from '../../../sim/simulator.ts';
import { useAppState, useResults } from '../../../state/context.ts';
import type { Scene } from '../results/scene.ts';
import { useAsked } from '../results/use-asked.ts';

interface Worth {
  /** By index of the member; undefined while nothing is known about this very team. */
  readonly worths: Worths | undefined;
  readonly failure: string | undefined;
  readonly again: () => void;
}

type Found = { readonly question: Scene['question']; readonly worths: Worths };

/** Nothing is asked about a team of one. */
export function useWorth({ question }: Scene, ready: boolean): Worth {
  const simulator = useSimulator();
  const { results } = useAppState();
  const key = useMemo(() => keyOf(question), [question]);
  const worthsKept = useResults(({ memberWorths }) => memberWorths.get(key));
  const kept = useMemo(() => worthsKept && { question, worths: worthsKept }, [question, worthsKept]);
  const ask = useCallback(
    async (tell: (found: Found, done: number) => void, signal: AbortSignal): Promise<Found> => {
      const worths = await simulator.worth(question, signal, (some, { done }) =>
        tell({ question, worths: some }, done),
      );
      results.keep('memberWorths', key, worths);
      return { question, worths };
    },
    [simulator, results, question, key],
  );
  const { asked, again } = useAsked(ready && question.members.length > 1 ? ask : undefined, kept);
  if (asked.state === 'failed') return { worths: undefined, failure: asked.why, again };
  // What was known about the team as it was before says nothing about it now.
  const worths = asked.value?.question === question ? asked.value.worths : undefined;
  return { worths, failure: undefined, again };
}
