// What some teams make in full, one after the other, for those who compare them.
import { useEffect, useMemo, useState } from 'react';
import { keyOf } from '../../sim/keys.ts';
import { type TeamQuestion, useSimulator } from '../../sim/simulator.ts';
import type { Production } from '../../state/data/results.ts';

type Known = ReadonlyMap<string, Production>;

/** By the place of the questions; undefined as long as it is not known. `failed` says that some will never be. */
export function useFigures(questions: readonly TeamQuestion[]): {
  readonly figures: readonly (Production | undefined)[];
  readonly failed: boolean;
} {
  const simulator = useSimulator();
  const [known, setKnown] = useState<Known>(new Map());
  const [failed, setFailed] = useState(false);
  const keys = useMemo(() => questions.map(keyOf), [questions]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys are the questions
  useEffect(() => {
    const giveUp = new AbortController();
    setFailed(false);
    const ask = async () => {
      for (const [place, question] of questions.entries()) {
        const key = keys[place] ?? '';
        const note = (production: Production) => setKnown((now) => new Map([...now, [key, production]]));
        if (!known.has(key)) await simulator.team(question, note, giveUp.signal);
      }
    };
    ask().catch(() => giveUp.signal.aborted || setFailed(true));
    return () => giveUp.abort();
  }, [keys.join(), simulator]);

  return { figures: keys.map((key) => known.get(key)), failed };
}
