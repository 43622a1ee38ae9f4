// Finds the best upgrades for a budget on request.
import type { Game } from '@oversleep/game';
import { useEffect, useRef, useState } from 'react';
import { benchQuestions } from '../../sim/bench.ts';
import { settingsFor } from '../../sim/question.ts';
import { useAskedTeam } from '../../sim/simulator.ts';
import { useAppState, useSettings, useTeams } from '../../state/context.ts';
import { currentTeam } from '../../state/data/teams.ts';
import { bestWithin, type GrowthOption } from './best-plan.ts';
import type { Budget } from './budget.ts';
import { type Candidates, optionGains } from './option-gains.ts';

export interface BestPlan {
  /** Calls back with the chosen upgrades, best first. */
  readonly find: (
    ask: Candidates & { readonly budget: Budget },
    onFound: (best: readonly GrowthOption[]) => void,
  ) => void;
  readonly state: 'idle' | 'working' | 'failed';
  /** 0 to 1. */
  readonly done: number;
}

export function useBestPlan(game: Game): BestPlan {
  const app = useAppState();
  const user = useSettings();
  const team = useTeams(currentTeam);
  const question = useAskedTeam(team.index)?.question;
  const [state, setState] = useState<BestPlan['state']>('idle');
  const [done, setDone] = useState(0);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const find: BestPlan['find'] = (ask, onFound) => {
    running.current?.abort();
    const stop = new AbortController();
    const { signal } = stop;
    running.current = stop;
    setState('working');
    setDone(0);
    const asked = question ?? { edition: game.edition, settings: settingsFor(user, team), members: [] };
    const onDone = (share: number) => signal.aborted || setDone(share);
    optionGains(game, benchQuestions(app, signal), asked, ask, onDone).then(
      (options) => {
        if (signal.aborted) return;
        setState('idle');
        onFound(bestWithin(game, options, ask.budget));
      },
      () => signal.aborted || setState('failed'),
    );
  };
  return { find, state, done };
}
