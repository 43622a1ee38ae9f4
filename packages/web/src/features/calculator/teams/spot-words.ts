// The words of moving members between teams.
import type { PlayerTeam } from '../../../state/data/data.ts';
import type { Spot } from '../../../state/data/team-actions.ts';

/** Somebody who was picked up and is to be put down. */
export interface PickedUp {
  readonly from: Spot;
  readonly name: string;
  readonly how: 'move' | 'copy';
}

export const isAt = (spot: Spot, index: number, place: number): boolean => spot[0] === index && spot[1] === place;

/** What a click on a place does, for those who cannot see it. */
export function placeLabel(
  team: PlayerTeam,
  place: number,
  name: string | undefined,
  picked: PickedUp | undefined,
): string {
  const where = `place ${place + 1} of ${team.name}`;
  if (!picked) return name === undefined ? `Empty, ${where}` : `Take ${name} from ${where}`;
  if (isAt(picked.from, team.index, place)) return `Put ${picked.name} back`;
  if (name === undefined) return `${picked.how === 'move' ? 'Move' : 'Copy'} ${picked.name} to ${where}`;
  return picked.how === 'move'
    ? `Swap ${picked.name} with ${name}, ${where}`
    : `Replace ${name} by a copy of ${picked.name}, ${where}`;
}

export function doneText(picked: PickedUp, team: PlayerTeam, name: string | undefined): string {
  if (picked.how === 'copy') return `A copy of ${picked.name} is in ${team.name}`;
  return name === undefined
    ? `${picked.name} is in ${team.name} now`
    : `${picked.name} and ${name} have changed places`;
}
