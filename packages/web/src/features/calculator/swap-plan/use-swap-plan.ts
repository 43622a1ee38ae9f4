// The rotation of a team as the player sees it, and how it is changed.
import { swapInsOf } from '@oversleep/game';
import { useMemo } from 'react';
import { messages } from '../../../messages/messages.ts';
import { rowsOf, type SlotPlan, teamWithPlan } from '../../../parts/swap-plan/slot-swaps.ts';
import { useAppState, useCreatures, useUser } from '../../../state/context.ts';
import { boxRoom, type PlayerTeam } from '../../../state/data/data.ts';
import { memberColour } from '../results/member-colours.ts';
import { useOfferUndo } from '../teams/use-offer-undo.ts';
import { nameIn, timesOf } from './swap-plan-words.ts';

const t = messages('rotation');

export function useSwapPlan(team: PlayerTeam) {
  const { teams } = useAppState();
  const creatures = useCreatures((state) => state.creatures);
  const edition = useUser((user) => user.edition);
  const offerUndo = useOfferUndo();
  const times = useMemo(() => timesOf(edition, team), [edition, team]);
  const rows = useMemo(() => rowsOf(team, times), [team, times]);

  const roster = [...new Set(rows.flatMap((row) => row.map(({ id }) => id)))];
  const colourOf = (id: string | null) => (id === null ? 'var(--line-strong)' : memberColour(roster.indexOf(id)));

  /** What is wrong, if it can't be done. */
  const change = (next: readonly SlotPlan[], done: string): string | undefined => {
    const made = teamWithPlan(next, times);
    if (typeof made === 'string') return t(`problem.${made}`);
    const unsaved = swapInsOf(made).filter((id) => creatures[id]?.saved === false);
    const [first] = unsaved;
    if (first !== undefined && unsaved.length > boxRoom(creatures))
      return t('problem.boxFull', { name: nameIn(creatures, first) });
    offerUndo(done, teams.setTeam(team.index, { ...team, ...made }, []));
    return undefined;
  };
  return { times, rows, creatures, edition, colourOf, change };
}
