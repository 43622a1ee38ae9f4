// How a found team differs from the current one, and in which slots its members go.
import type { TeamPlaces } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { displayNameOf } from '../../messages/names.ts';
import type { Creatures } from '../../state/data/data.ts';
import { places, withMember } from '../../state/data/team-rules.ts';

const t = messages('best');

export interface TeamChanges {
  readonly coming: readonly string[];
  readonly going: readonly string[];
}

export const changesTo = (present: readonly string[], found: readonly string[]): TeamChanges => ({
  coming: found.filter((id) => !present.includes(id)),
  going: present.filter((id) => !found.includes(id)),
});

/** Members in both teams keep their slot; new ones fill the free slots in order. */
export function placed(members: TeamPlaces, found: readonly string[]): TeamPlaces {
  const coming = found.filter((id) => !members.includes(id));
  return places().reduce((slots, place) => {
    const now = members[place] ?? null;
    return withMember(slots, place, now !== null && found.includes(now) ? now : (coming.shift() ?? null));
  }, members);
}

/** The name of a creature that may have been deleted since. */
export function nameIn(creatures: Creatures, id: string): string {
  const creature = creatures[id];
  return creature ? displayNameOf(creature) : t('deleted');
}
