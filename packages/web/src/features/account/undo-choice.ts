// The way back after a choice: the other side of the conflict is put in place as a change of its own.

import type { AppState } from '../../state/start-up.ts';
import type { Conflict, ConflictSide } from '../../state/sync/conflicts.ts';

export function undoChoice(
  { teams, creatures, box }: Pick<AppState, 'teams' | 'creatures' | 'box'>,
  conflict: Conflict,
  side: ConflictSide,
) {
  if (conflict.kind === 'team') {
    const wanted = conflict[side];
    if (wanted) teams.setTeam(conflict.index, wanted.team, wanted.creatures);
    else teams.deleteTeam(conflict.index);
    return;
  }
  const wanted = conflict[side];
  if (wanted) creatures.saveCreature(wanted);
  else box.deleteMany([conflict.id]);
}
