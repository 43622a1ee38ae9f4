// Where a creature goes that was picked in the search: to who asked for it, or to where it is of use.
import type { Creature } from '@oversleep/game';
import { useAppState, useUser } from '../../state/context.ts';
import { openPlace } from '../../state/data/team-rules.ts';
import { currentTeam } from '../../state/data/teams.ts';
import { isLoggedIn } from '../../state/data/user.ts';
import type { SearchRequest } from '../../state/page/dialogs.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';

export function useDelivery({ onSelect }: Pick<SearchRequest, 'onSelect'>): (creature: Creature) => void {
  const { stores, teams, creatures } = useAppState();
  const isIn = useUser(isLoggedIn);
  const { show } = useSnackbar();
  if (onSelect) return onSelect;
  return (creature) => {
    const said = (text: string, undo: () => void) =>
      show({ kind: 'success', text, action: { label: 'Undo', onAction: undo } });
    if (isIn) {
      said(`${creature.name} is in your Pokébox`, creatures.saveCreature({ ...creature, saved: true }));
      return;
    }
    const team = currentTeam(stores.teams.getState());
    const present = team.members.indexOf(creature.externalId);
    if (present >= 0) {
      said(`${creature.name} was in ${team.name} already`, teams.putMember(team.index, present, creature));
      return;
    }
    const place = openPlace(team);
    if (place === undefined) show({ kind: 'warning', text: `${team.name} is full, so ${creature.name} has no place` });
    else said(`${creature.name} is in ${team.name}`, teams.putMember(team.index, place, creature));
  };
}
