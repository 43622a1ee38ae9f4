// Compares the members with their ideal builds, once the team itself is known; each of them only when it must be.
import { useCallback, useEffect, useMemo, useState } from 'react';
import { verdictKey } from '../../../sim/keys.ts';
import { type AskedTeam, useSimulator } from '../../../sim/simulator.ts';
import { useAppState, useResults } from '../../../state/context.ts';
import type { ResultsProps } from '../results/props.ts';

interface Ivs {
  readonly ivs: ResultsProps['ivs'];
  readonly onRetryIv: (id: string) => void;
}

/** By key of the verdict. */
type Works = ReadonlyMap<string, 'busy' | 'failed'>;

/** `isReady`: the team's own figures are known, so that nobody waits for them any more. */
export function useIvs(asked: AskedTeam | undefined, selected: number, isReady: boolean): Ivs {
  const { stores, results } = useAppState();
  const simulator = useSimulator();
  const verdicts = useResults((state) => state.verdicts);
  const [works, setWorks] = useState<Works>(new Map());
  const [attempt, setAttempt] = useState(0);
  const members = useMemo(
    () =>
      asked?.question.members.map(({ creature }, member) => ({
        id: creature.externalId,
        key: verdictKey(asked.question, member),
        member,
        place: asked.places[member],
      })) ?? [],
    [asked],
  );
  const question = members.map(({ key }) => key).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys are the question, and the first to be compared is chosen at its start
  useEffect(() => {
    if (!asked || !isReady) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const known = stores.results.getState().verdicts;
    const missing = members
      // Twins need one comparison.
      .filter(({ key }, i) => members.findIndex((other) => other.key === key) === i)
      .filter(({ key }) => !known.has(key) && works.get(key) !== 'failed')
      .sort((a, b) => Number(b.place === selected) - Number(a.place === selected));
    const note = (key: string, work?: 'busy' | 'failed') => setWorks((now) => noted(now, key, work));
    for (const { key, member } of missing) {
      note(key, 'busy');
      simulator
        .iv(asked.question, member, signal, (iv) => results.keep('verdicts', key, iv))
        .then(() => note(key))
        .catch(() => signal.aborted || note(key, 'failed'));
    }
    return () => {
      controller.abort();
      // What is not known yet will be asked for again; what has failed waits for the player.
      setWorks((now) => new Map([...now].filter(([, work]) => work === 'failed')));
    };
  }, [question, isReady, attempt]);

  const onRetryIv = useCallback(
    (id: string) => {
      for (const member of members) if (member.id === id) setWorks((now) => noted(now, member.key));
      setAttempt((count) => count + 1);
    },
    [members],
  );
  const ivs = useMemo(
    () =>
      Object.fromEntries(
        members.flatMap(({ id, key }) => {
          const iv = verdicts.get(key) ?? (works.get(key) === 'busy' ? null : undefined);
          return iv === undefined ? [] : [[id, iv]];
        }),
      ),
    [members, verdicts, works],
  );
  return { ivs, onRetryIv };
}

function noted(works: Works, key: string, work?: 'busy' | 'failed'): Works {
  const others = [...works].filter(([other]) => other !== key);
  return new Map(work ? [...others, [key, work]] : others);
}
