// Recalculates the team whenever something changes that its figures depend on; the last figures stay visible meanwhile.
import { TEAM } from '@oversleep/questions';
import { useEffect, useMemo, useRef } from 'react';
import { ApiFailure } from '../../../api/failure.ts';
import type { AskedTeam } from '../../../sim/simulator.ts';
import { useAnswer } from '../../../sim/use-answer.ts';
import { useAppState } from '../../../state/context.ts';
import { untilServerIsThere } from '../../../state/page/loading.ts';
import type { CalculationStatus } from '../results/props.ts';
import { type EarlierAnswer, earlierAnswer } from './earlier-answer.ts';

export interface TeamCalculation {
  /** The last figures, of whatever state of the team. */
  readonly answer: EarlierAnswer | undefined;
  /** Of the question that is open or was answered last. */
  readonly key: string;
  readonly phase: 'busy' | 'done' | 'stopped' | 'failed';
  readonly status: CalculationStatus;
  readonly failure: unknown;
  /** Stops, and keeps what is known so far. */
  readonly onStop: () => void;
  /** Goes on after it was stopped or has failed. */
  readonly onRetry: () => void;
}

/** For one team; another one needs another instance. The same object as long as nothing has changed. */
export function useCalculation(index: number, asked: AskedTeam | undefined): TeamCalculation {
  const { stores, results } = useAppState();
  const found = useAnswer(TEAM, asked?.question);
  const { key, retry } = found;
  const last = useRef<EarlierAnswer>(undefined);

  const known = found.state === 'here' ? found.value : undefined;
  useEffect(() => {
    if (!known) return;
    if (stores.results.getState().answers.has(key)) results.see('answers', index, key);
    else results.keepSeen('answers', index, key, known);
  }, [stores, results, index, key, known]);

  const failure = found.state === 'failed' ? found.error : undefined;
  useEffect(() => {
    if (!(failure instanceof ApiFailure) || failure.kind !== 'offline') return;
    // If the server was never away, it failed for another reason, and waiting would not help.
    void untilServerIsThere().then((wasAway) => wasAway && retry());
  }, [failure, retry]);

  return useMemo(() => {
    const { state, value, done, cancel } = found;
    // The same object as long as the figures are the same, however far those after them have come.
    const isSame = last.current?.key === key && last.current.production === value;
    last.current = asked && (value && !isSame ? { key, ...asked, production: value } : last.current);
    const answer = last.current ?? (asked && earlierAnswer(stores.results.getState(), index, asked));
    const stale = answer !== undefined && answer.key !== key;
    // While only the percentiles of the week are settling, everything the player waits for is known.
    const isOpen = state === 'waiting' || state === 'here';
    const phase = !asked || (isOpen && done === 1) ? 'done' : isOpen ? 'busy' : state;
    const final = !stale && done === 1;
    return {
      answer,
      key,
      phase,
      status: { stale, busy: phase === 'busy', done: stale ? 0 : done, final, settling: final && state === 'waiting' },
      failure,
      onStop: cancel,
      onRetry: retry,
    };
  }, [stores, index, asked, found, key, failure, retry]);
}
