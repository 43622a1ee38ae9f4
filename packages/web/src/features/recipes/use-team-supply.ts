// What the team on the calculator's screen makes in a day: as it was calculated there, or calculated now.
import { useEffect, useState } from 'react';
import { useAskedTeam, useSimulator } from '../../sim/simulator.ts';
import { useTeams } from '../../state/context.ts';
import { currentTeam } from '../../state/data/teams.ts';
import { type Supply, supplyOf } from './cook-check.ts';

export type TeamSupply =
  | { readonly state: 'nobody' }
  | { readonly state: 'waiting' }
  | { readonly state: 'failed'; readonly why: string; readonly retry: () => void }
  | { readonly state: 'known'; readonly supply: Supply };

/** Nothing is asked until it is wanted. */
export function useTeamSupply(wanted: boolean): TeamSupply {
  const simulator = useSimulator();
  const index = useTeams((teams) => currentTeam(teams).index);
  const asked = useAskedTeam(index);
  const question = asked?.question;
  const [answer, setAnswer] = useState<TeamSupply>({ state: 'waiting' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    if (!wanted || !question) return undefined;
    const controller = new AbortController();
    setAnswer({ state: 'waiting' });
    simulator
      .team(question, (production) => setAnswer({ state: 'known', supply: supplyOf(production) }), controller.signal)
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        const why = error instanceof Error ? error.message : String(error);
        setAnswer({ state: 'failed', why, retry: () => setAttempt((count) => count + 1) });
      });
    return () => controller.abort();
  }, [wanted, question, simulator, attempt]);
  return question ? answer : { state: 'nobody' };
}
