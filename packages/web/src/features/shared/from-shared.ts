// Turns what was shared into a team or creatures like the player's own, with the shared settings and new ids.
import { buildFields, type Creature, canonical, newId, swapInsOf, withIds } from '@oversleep/game';
import type { LinkContent } from '@oversleep/interchange';
import { messages } from '../../messages/messages.ts';
import { displayNameOf } from '../../messages/names.ts';
import { type Creatures, emptyTeam, type PlayerTeam } from '../../state/data/data.ts';
import { withMember } from '../../state/data/team-rules.ts';
import type { PlayerSettings } from '../../state/data/user.ts';

const t = messages('shared');

/** The team as it can be simulated; with default settings if those of the link are damaged. */
export function teamIn({ creatures, week }: LinkContent): PlayerTeam {
  const members = creatures.reduce(
    (places, { externalId }, place) => withMember(places, place, externalId),
    emptyTeam(0).members,
  );
  const team = week?.team ?? { ...emptyTeam(0), name: t('team.name'), members };
  const ids = [...team.members, ...swapInsOf(team)];
  return { ...team, snacking: (week?.snacking ?? []).flatMap((place) => ids[place] ?? []) };
}

/** Edition, pot and Area Bonus come from the link; recipes and this week's event are the player's own. */
export function settingsAround(own: PlayerSettings, { edition = own.edition, week }: LinkContent): PlayerSettings {
  const user = { ...own, edition };
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
export function ownTeam(shared: LinkContent): { readonly team: PlayerTeam; readonly creatures: readonly Creature[] } {
  const ids = new Map(shared.creatures.map(({ externalId }) => [externalId, newId()]));
  const team = teamIn(shared);
  const own = (id: string | null) => (id === null ? null : (ids.get(id) ?? null));
  const [a, b, c, d, e] = team.members;
  return {
    team: {
      ...team,
      members: [own(a), own(b), own(c), own(d), own(e)],
      rotation: team.rotation && withIds(team.rotation, own),
      snacking: team.snacking.flatMap((id) => ids.get(id) ?? []),
    },
    creatures: shared.creatures.map((creature) => ({
      ...creature,
      externalId: ids.get(creature.externalId) ?? creature.externalId,
    })),
  };
}

/** Creatures that are not in the box yet, compared by everything that a link holds. */
export function newcomers(shared: readonly Creature[], box: readonly Creature[]): readonly Creature[] {
  const fieldsOf = (creature: Creature) => {
    const { shiny, gender } = creature;
    // In a link, a nickname that equals the species' name is the same as none.
    return canonical({ ...buildFields(creature), name: displayNameOf(creature), shiny, gender });
  };
  const known = new Set(box.map(fieldsOf));
  return shared.filter((creature) => !known.has(fieldsOf(creature)));
}

export const creaturesById = (creatures: readonly Creature[]): Creatures =>
  Object.fromEntries(creatures.map((creature) => [creature.externalId, creature]));
