// Compares the members with their ideal builds once the team's own figures are known.
import { useCallback, useMemo } from 'react';
import { VERDICT } from '../../../sim/answer-rows.ts';
import type { AskedTeam } from '../../../sim/simulator.ts';
import { useAnswers } from '../../../sim/use-answer.ts';
import { useResults } from '../../../state/context.ts';
import { AFTER_FIGURES } from '../results/after-figures.ts';
import type { ResultsProps } from '../results/props.ts';

interface Ivs {
  readonly ivs: ResultsProps['ivs'];
  readonly onRetryIv: (id: string) => void;
}

/** `isReady`: the team's own figures, which come first, are known. */
export function useIvs(asked: AskedTeam | undefined, selected: number, isReady: boolean): Ivs {
  const verdicts = useResults((state) => state.verdicts);
  const members = useMemo(() => {
    const { question, places = [] } = asked ?? {};
    return (question?.members ?? []).flatMap(({ creature }, place) => {
      const input = question && { question, place };
      return input ? [{ id: creature.externalId, input, key: VERDICT.key(input), seat: places[place] }] : [];
    });
  }, [asked]);
  // The selected member comes first.
  const inputs = useMemo(
    () =>
      isReady
        ? members
            .toSorted((a, b) => Number(b.seat === selected) - Number(a.seat === selected))
            .map(({ input }) => input)
        : [],
    [members, selected, isReady],
  );
  const answers = useAnswers(VERDICT, inputs, AFTER_FIGURES);

  const onRetryIv = useCallback(
    (id: string) => {
      const member = members.find((one) => one.id === id);
      answers.find(({ key }) => key === member?.key)?.retry();
    },
    [members, answers],
  );
  const ivs = useMemo(
    () =>
      Object.fromEntries(
        members.flatMap(({ id, key }) => {
          const answer = answers.find((one) => one.key === key);
          const iv = verdicts.get(key) ?? answer?.value ?? (answer?.state === 'waiting' ? null : undefined);
          return iv === undefined ? [] : [[id, iv]];
        }),
      ),
    [members, verdicts, answers],
  );
  return { ivs, onRetryIv };
}
