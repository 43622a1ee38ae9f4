// What the team on the calculator's screen makes in a day: as it was calculated there, or calculated now.

import { TEAM } from '@oversleep/questions';
import { useMemo } from 'react';
import { useAskedTeam } from '../../sim/simulator.ts';
import { useAnswer } from '../../sim/use-answer.ts';
import { useTeams } from '../../state/context.ts';
import { currentTeam } from '../../state/data/teams.ts';
import { type IngredientSupply, supplyOf } from './cook-check.ts';

export type TeamSupply =
  | { readonly state: 'empty' }
  | { readonly state: 'waiting' }
  | { readonly state: 'failed'; readonly why: string; readonly retry: () => void }
  | { readonly state: 'known'; readonly supply: IngredientSupply };

/** Nothing is asked until it is wanted. */
export function useTeamSupply(wanted: boolean): TeamSupply {
  const index = useTeams((teams) => currentTeam(teams).index);
  const question = useAskedTeam(index)?.question;
  const asked = useAnswer(TEAM, wanted ? question : undefined);
  const supply = useMemo(() => asked.value && supplyOf(asked.value), [asked.value]);
  if (!question) return { state: 'empty' };
  if (asked.state === 'failed') return { state: 'failed', why: asked.why, retry: asked.retry };
  return supply ? { state: 'known', supply } : { state: 'waiting' };
}
