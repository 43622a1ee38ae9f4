// Simulates compared entries: new ones at once, outdated ones on request.

import { RIVAL, type Rival, type TeamQuestion } from '@oversleep/questions';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useAnswers } from '../../sim/use-answer.ts';

/** A compared creature or team, as far as calculating is concerned. */
export interface Contestant {
  readonly id: string;
  /** Key of the current question. */
  readonly key: string;
  /** Undefined if it cannot be simulated. */
  readonly question: TeamQuestion | undefined;
  readonly hasFigures: boolean;
  readonly isStale: boolean;
}

/** `done` is 0..1. Failed and stopped stay until the next try. */
export type RivalWork =
  | { readonly state: 'working'; readonly done: number }
  | { readonly state: 'failed'; readonly why: string }
  | { readonly state: 'stopped' };

export interface Rivals {
  readonly works: ReadonlyMap<string, RivalWork>;
  readonly calculate: (ids: readonly string[]) => void;
  readonly stop: () => void;
}

/** `place` is that of the member in question; null for whole teams. */
export function useRivals(
  contestants: readonly Contestant[],
  place: number | null,
  onRival: (id: string, rival: Rival, key: string) => void,
): Rivals {
  /** Keys without figures or with outdated ones; they stay, because better figures follow the first ones. */
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const keys = contestants.filter(({ key, hasFigures }) => !hasFigures || wanted.includes(key)).map(({ key }) => key);
  if (keys.join() !== wanted.join()) setWanted(keys);

  const asked = useMemo(
    () =>
      contestants.flatMap(({ id, key, question }) =>
        question && wanted.includes(key) ? [{ id, key, input: { question, place } }] : [],
      ),
    [contestants, wanted, place],
  );
  const answers = useAnswers(
    RIVAL,
    useMemo(() => asked.map(({ input }) => input), [asked]),
  );

  const latest = useRef(onRival);
  latest.current = onRival;
  /** By id: the figures reported last. */
  const reported = useRef(new Map<string, string>());
  useEffect(() => {
    for (const [i, { id, key }] of asked.entries()) {
      const { value, done } = answers[i] ?? {};
      const news = `${key} ${done}`;
      if (!value || reported.current.get(id) === news) continue;
      reported.current.set(id, news);
      latest.current(id, value, key);
    }
  }, [asked, answers]);

  const works = new Map<string, RivalWork>();
  for (const [i, { id }] of asked.entries()) {
    const answer = answers[i];
    if (answer?.state === 'waiting') works.set(id, { state: 'working', done: answer.done });
    else if (answer?.state === 'failed') works.set(id, { state: 'failed', why: answer.why });
    else if (answer?.state === 'stopped') works.set(id, { state: 'stopped' });
  }
  return {
    works,
    calculate: (ids) => {
      setWanted([...wanted, ...contestants.filter(({ id }) => ids.includes(id)).map(({ key }) => key)]);
      for (const [i, { id }] of asked.entries()) if (ids.includes(id)) answers[i]?.retry();
    },
    stop: () => {
      for (const answer of answers) answer.cancel();
    },
  };
}
