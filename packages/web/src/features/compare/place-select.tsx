// Chooses the team slot for the compared creatures: a free one, or a member's.

import { messages } from '../../messages/messages.ts';
import { displayNameOf } from '../../messages/names.ts';
import { useAppState, useComparison, useCreatures, useTeams } from '../../state/context.ts';
import { MAX_AROUND, replacedPlace } from '../../state/data/comparison.ts';
import { membersOf } from '../../state/data/data.ts';
import { creatureAt, places } from '../../state/data/team-rules.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';

const t = messages('compare');

const FREE = 'free';

export function PlaceSelect() {
  const { creatures } = useAppState();
  const teamIndex = useComparison((state) => state.teamIndex);
  const place = useComparison((state) => state.place);
  const team = useTeams(({ teams }) => (teamIndex === null ? undefined : teams[teamIndex]));
  const all = useCreatures((state) => state.creatures);
  if (!team || membersOf(team).length === 0) return null;
  const members = places().flatMap((at) => {
    const creature = creatureAt(team, at, all);
    return creature ? [{ value: String(at), label: displayNameOf(creature) }] : [];
  });
  const hasRoom = membersOf(team).length <= MAX_AROUND;
  return (
    <SelectField
      label={t('place.label')}
      value={String(replacedPlace(team, place) ?? FREE)}
      choices={[...(hasRoom ? [{ value: FREE, label: t('place.free') }] : []), ...members]}
      onChange={(value) => creatures.setComparisonTeam(team.index, value === FREE ? null : Number(value))}
    />
  );
}
