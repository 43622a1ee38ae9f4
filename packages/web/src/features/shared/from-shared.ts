// What was shared becomes a team or creatures like the player's own: with the settings that it was shared with, and with new ids.
import { type Creature, canonical, displayNameOf, newId } from '@oversleep/game';
import type { ReadShared } from '@oversleep/interchange';
import { buildFields, type Creatures, emptyTeam, type PlayerTeam } from '../../state/data/data.ts';
import { withMember } from '../../state/data/team-rules.ts';
import type { PlayerSettings } from '../../state/data/user.ts';

/** The team as it can be asked about; where its week was damaged, in the usual one. */
export function teamIn({ creatures, week }: ReadShared): PlayerTeam {
  const members = creatures.reduce(
    (places, { externalId }, place) => withMember(places, place, externalId),
    emptyTeam(0).members,
  );
  const team = week?.team ?? { ...emptyTeam(0), name: 'Shared team', members };
  return { ...team, snacking: (week?.snacking ?? []).flatMap((place) => team.members[place] ?? []) };
}

/** How far the player had come who shared it; the recipes and this week's event are one's own. */
export function settingsAround(user: PlayerSettings, { week }: ReadShared): PlayerSettings {
  if (!week) return user;
  const { shortName, areaBonus } = week.team.island;
  return {
    ...user,
    potSize: week.potSize ?? user.potSize,
    islands: { ...user.islands, [shortName]: { areaBonus } },
  };
}

export const ownCopy = (creature: Creature): Creature => ({ ...creature, externalId: newId() });

/** A team with members of its own, for a place among the player's teams. */
export function ownTeam(shared: ReadShared): { readonly team: PlayerTeam; readonly creatures: readonly Creature[] } {
  const ids = new Map(shared.creatures.map(({ externalId }) => [externalId, newId()]));
  const team = teamIn(shared);
  const own = (id: string | null) => (id === null ? null : (ids.get(id) ?? null));
  const [a, b, c, d, e] = team.members;
  return {
    team: {
      ...team,
      members: [own(a), own(b), own(c), own(d), own(e)],
      snacking: team.snacking.flatMap((id) => ids.get(id) ?? []),
    },
    creatures: shared.creatures.map((creature) => ({
      ...creature,
      externalId: ids.get(creature.externalId) ?? creature.externalId,
    })),
  };
}

/** Who is not in the box already, the very same in everything that a link tells. */
export function newcomers(shared: readonly Creature[], box: readonly Creature[]): readonly Creature[] {
  const fieldsOf = (creature: Creature) => {
    const { shiny, gender } = creature;
    // A link does not tell a nickname that is the species' name from none.
    return canonical({ ...buildFields(creature), name: displayNameOf(creature), shiny, gender });
  };
  const known = new Set(box.map(fieldsOf));
  return shared.filter((creature) => !known.has(fieldsOf(creature)));
}

export const creaturesById = (creatures: readonly Creature[]): Creatures =>
  Object.fromEntries(creatures.map((creature) => [creature.externalId, creature]));
