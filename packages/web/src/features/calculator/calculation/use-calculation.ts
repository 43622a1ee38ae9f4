// Calculates the team on the screen whenever something changes that its figures depend on.
import { startTransition, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { ApiFailure } from '../../../api/failure.ts';
import { isLast } from '../../../sim/answers.ts';
import { keyOf } from '../../../sim/keys.ts';
import { type AskedTeam, useSimulator } from '../../../sim/simulator.ts';
import { useAppState } from '../../../state/context.ts';
import { untilServerIsThere } from '../../../state/page/loading.ts';
import { type Calculation, isStale, NOTHING, nextCalculation } from './calculation.ts';
import { knownAnswer } from './known-answer.ts';

export interface TeamCalculation extends Calculation {
  readonly stale: boolean;
  /** Stops, and keeps what is known so far. */
  readonly onStop: () => void;
  /** Goes on after it was stopped or has failed. */
  readonly onRetry: () => void;
}

/** For one team; another one needs another instance. */
export function useCalculation(index: number, asked: AskedTeam | undefined): TeamCalculation {
  const { stores, results } = useAppState();
  const simulator = useSimulator();
  const key = useMemo(() => asked && keyOf(asked.question), [asked]);
  const [calculation, tell] = useReducer(nextCalculation, NOTHING, (nothing) => {
    const answer = asked && key && knownAnswer(stores.results.getState(), index, asked, key);
    return answer ? nextCalculation(nothing, { kind: 'answered', answer }) : nothing;
  });
  const [attempt, setAttempt] = useState(0);
  const running = useRef<AbortController>(undefined);
  // The newest names of the members, for an answer that comes when nothing but those has changed.
  const latest = useRef(asked);
  useEffect(() => {
    latest.current = asked;
  });

  /** A server that is there all the while failed for another reason, which does not pass by waiting. */
  const tryAgainWhenBack = async (signal: AbortSignal) => {
    const wasAway = await untilServerIsThere();
    if (wasAway && !signal.aborted) setAttempt((count) => count + 1);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the question, and an attempt asks it again
  useEffect(() => {
    const now = latest.current;
    if (!now || key === undefined) {
      tell({ kind: 'nobody' });
      return undefined;
    }
    tell({ kind: 'asked', key });
    const known = knownAnswer(stores.results.getState(), index, now, key);
    if (known?.key === key) {
      results.see('answers', index, key);
      tell({ kind: 'answered', answer: known });
      return undefined;
    }
    const controller = new AbortController();
    running.current = controller;
    simulator
      .team(
        now.question,
        (production, progress) => {
          const { question, places } = latest.current ?? now;
          // Drawn bit by bit, so that the page goes on answering.
          startTransition(() => tell({ kind: 'answered', answer: { key, question, places, production, progress } }));
          if (isLast(progress)) results.keepSeen('answers', index, key, production);
        },
        controller.signal,
      )
      .catch((failure: unknown) => {
        if (controller.signal.aborted) return;
        tell({ kind: 'failed', key, failure });
        if (failure instanceof ApiFailure && failure.kind === 'offline') void tryAgainWhenBack(controller.signal);
      });
    return () => controller.abort();
  }, [index, key, attempt]);

  const onStop = useCallback(() => {
    running.current?.abort();
    if (key !== undefined) tell({ kind: 'stopped', key });
  }, [key]);
  const onRetry = useCallback(() => setAttempt((count) => count + 1), []);

  return { ...calculation, stale: isStale(calculation, key), onStop, onRetry };
}
