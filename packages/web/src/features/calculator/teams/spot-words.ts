// Texts for moving members between teams.

import { messages } from '../../../messages/messages.ts';
import type { PlayerTeam } from '../../../state/data/data.ts';
import type { TeamSlot } from '../../../state/data/team-actions.ts';

const t = messages('calculator');

/** A member that was picked up and not put down yet. */
export interface PickedUp {
  readonly from: TeamSlot;
  readonly name: string;
  readonly how: 'move' | 'copy';
}

export const isAt = (spot: TeamSlot, index: number, place: number): boolean => spot[0] === index && spot[1] === place;

/** What a click on a slot does, for screen readers. */
export function placeLabel(
  team: PlayerTeam,
  place: number,
  other: string | undefined,
  picked: PickedUp | undefined,
): string {
  const where = { place: place + 1, team: team.name };
  if (!picked) return other === undefined ? t('teams.emptyAt', where) : t('teams.takeFrom', { ...where, name: other });
  const { from, name, how } = picked;
  if (isAt(from, team.index, place)) return t('teams.putBack', { name });
  if (other === undefined) return t(how === 'move' ? 'teams.moveTo' : 'teams.copyTo', { ...where, name });
  return t(how === 'move' ? 'teams.swapWith' : 'teams.replaceWith', { ...where, name, other });
}

export function doneText({ name, how }: PickedUp, team: PlayerTeam, other: string | undefined): string {
  if (how === 'copy') return t('teams.copyIsIn', { name, team: team.name });
  return other === undefined ? t('teams.isIn', { name, team: team.name }) : t('teams.changedPlaces', { name, other });
}
