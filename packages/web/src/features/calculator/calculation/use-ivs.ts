// Compares the members with their ideal builds, once the team itself is known; each of them only when it must be.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type AskedTeam, keyOf, useSimulator } from '../../../sim/simulator.ts';
import { useAppState, useResults } from '../../../state/context.ts';
import { resultAt, type TeamResult } from '../../../state/data/results.ts';

interface Ivs {
  readonly ivs: TeamResult['ivs'];
  readonly onRetryIv: (id: string) => void;
}

/** `isReady`: the team's own figures are known, so that nobody waits for them any more. */
export function useIvs(index: number, asked: AskedTeam | undefined, selected: number, isReady: boolean): Ivs {
  const { stores, results } = useAppState();
  const simulator = useSimulator();
  const ivs = useResults((state) => resultAt(state, index).ivs);
  const [attempt, setAttempt] = useState(0);
  const failed = useRef(new Set<string>());
  const key = useMemo(() => asked && keyOf(asked.question), [asked]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the question, and the first to be compared is chosen at its start
  useEffect(() => {
    if (!asked || !isReady) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const open = new Set<string>();
    const known = resultAt(stores.results.getState(), index).ivs;
    const missing = asked.question.members
      .map(({ creature }, member) => ({ id: creature.externalId, member, isFirst: asked.places[member] === selected }))
      .filter(({ id }) => !known[id] && !failed.current.has(`${id} ${key}`))
      .sort((a, b) => Number(b.isFirst) - Number(a.isFirst));
    for (const { id, member } of missing) {
      open.add(id);
      results.setIv(index, id, null);
      simulator
        .iv(asked.question, member, signal, (iv) => results.setIv(index, id, iv))
        .then(() => open.delete(id))
        .catch(() => {
          if (signal.aborted) return;
          open.delete(id);
          failed.current.add(`${id} ${key}`);
          results.dropIv(index, id);
        });
    }
    return () => {
      controller.abort();
      // What is not known yet will be asked for again; a first value without what is usual is good enough to stay.
      const now = resultAt(stores.results.getState(), index).ivs;
      for (const id of open) if (now[id] === null) results.dropIv(index, id);
    };
  }, [index, key, isReady, attempt]);

  const onRetryIv = useCallback(
    (id: string) => {
      failed.current.delete(`${id} ${key}`);
      setAttempt((count) => count + 1);
    },
    [key],
  );

  return { ivs, onRetryIv };
}
