// Has those simulated who need it: whoever is new at once, whoever is outdated when the player says so.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Progress, Rival } from '../../sim/answers.ts';
import { type TeamQuestion, useSimulator } from '../../sim/simulator.ts';

/** One who is compared, as far as calculating is concerned. */
export interface Contestant {
  readonly id: string;
  /** Of what is asked now. */
  readonly key: string;
  /** Undefined for who cannot be simulated. */
  readonly question: TeamQuestion | undefined;
  readonly hasFigures: boolean;
  readonly isStale: boolean;
}

/** Working: 0..1 done. Failed and stopped hold until it is tried again. */
export type Work =
  | { readonly state: 'working'; readonly done: number }
  | { readonly state: 'failed'; readonly why: string }
  | { readonly state: 'stopped' };

export interface Rivals {
  readonly works: ReadonlyMap<string, Work>;
  readonly calculate: (ids: readonly string[]) => void;
  readonly stop: () => void;
}

interface Running {
  readonly key: string;
  readonly controller: AbortController;
}

/** `place` is that of the member in question; null for whole teams. */
export function useRivals(
  contestants: readonly Contestant[],
  place: number | null,
  onRival: (id: string, rival: Rival, key: string, progress: Progress) => void,
): Rivals {
  const simulator = useSimulator();
  const [works, setWorks] = useState<ReadonlyMap<string, Work>>(new Map());
  const running = useRef(new Map<string, Running>());
  const latest = useRef(onRival);
  latest.current = onRival;

  const note = useCallback(
    (id: string, work: Work | undefined) =>
      setWorks((now) => {
        const next = new Map(now);
        if (work) next.set(id, work);
        else next.delete(id);
        return next;
      }),
    [],
  );

  const begin = useCallback(
    async ({ id, key, question }: Contestant) => {
      if (!question) return;
      running.current.get(id)?.controller.abort();
      const controller = new AbortController();
      running.current.set(id, { key, controller });
      note(id, { state: 'working', done: 0 });
      try {
        const { signal } = controller;
        await simulator.rival(
          question,
          place,
          (rival, progress) => {
            latest.current(id, rival, key, progress);
            note(id, { state: 'working', done: progress.done });
          },
          signal,
        );
        note(id, undefined);
      } catch (error) {
        if (controller.signal.aborted) return;
        note(id, { state: 'failed', why: error instanceof Error ? error.message : String(error) });
      } finally {
        if (running.current.get(id)?.controller === controller) running.current.delete(id);
      }
    },
    [simulator, place, note],
  );

  useEffect(() => {
    for (const [id, { key, controller }] of running.current) {
      // Gone, or to be asked something else.
      if (contestants.some((one) => one.id === id && one.key === key)) continue;
      controller.abort();
      running.current.delete(id);
      note(id, undefined);
    }
    for (const one of contestants) {
      const isWaiting = !one.hasFigures && !running.current.has(one.id) && !works.has(one.id);
      if (isWaiting) void begin(one);
    }
  }, [contestants, works, begin, note]);

  useEffect(
    () => () => {
      for (const { controller } of running.current.values()) controller.abort();
      running.current.clear();
    },
    [],
  );

  return {
    works,
    calculate: (ids) => {
      for (const one of contestants) if (ids.includes(one.id)) void begin(one);
    },
    stop: () => {
      for (const [id, { controller }] of running.current) {
        controller.abort();
        note(id, { state: 'stopped' });
      }
      running.current.clear();
    },
  };
}
