// The weekly Strength of all ten teams, calculated one after the other while the list is open.

import { TEAM } from '@oversleep/questions';
import { useEffect, useMemo } from 'react';
import { askedTeam } from '../../../sim/question.ts';
import { useAnswers } from '../../../sim/use-answer.ts';
import { useRotationReader } from '../../../sim/use-rotation-reader.ts';
import { useAppState, useCreatures, useSettings, useTeams } from '../../../state/context.ts';

export type TotalState = number | 'busy' | 'failed';

export function useTotals(): ReadonlyMap<number, TotalState> {
  const { stores, results } = useAppState();
  const settings = useSettings();
  const teams = useTeams((all) => all.teams);
  const creatures = useCreatures((all) => all.creatures);
  const readRotation = useRotationReader(teams);
  const asked = useMemo(
    () => teams.flatMap((team) => ({ index: team.index, ...askedTeam(settings, team, creatures, readRotation) })),
    [settings, teams, creatures, readRotation],
  );
  const questions = useMemo(() => asked.flatMap(({ question }) => question ?? []), [asked]);
  const answers = useAnswers(TEAM, questions, 0, true);
  const indices = useMemo(() => asked.flatMap(({ index, question }) => (question ? index : [])), [asked]);

  useEffect(() => {
    for (const [place, { state, key, value }] of answers.entries()) {
      const index = indices[place];
      if (state !== 'here' || index === undefined || stores.results.getState().answers.has(key)) continue;
      results.keepSeen('answers', index, key, value);
    }
  }, [answers, indices, stores, results]);

  const busy = answers.findIndex(({ state }) => state === 'waiting');
  return new Map(
    answers.flatMap(({ state, value }, place) => {
      const total = state === 'failed' ? state : (value?.team.total ?? (place === busy ? 'busy' : undefined));
      const index = indices[place];
      return total === undefined || index === undefined ? [] : [[index, total] as const];
    }),
  );
}
