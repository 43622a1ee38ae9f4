// What is simulated for a compared creature: it comes first, then the other members of the chosen team.
import type { RequestMember, TeamSettings } from '@oversleep/engine';
import { type Creature, type Game, newId } from '@oversleep/game';
import type { TeamQuestion } from '@oversleep/questions';
import { settingsFor } from '../../sim/question.ts';
import { replacedPlace } from '../../state/data/comparison.ts';
import { type Creatures, emptyTeam, type PlayerTeam } from '../../state/data/data.ts';
import { creatureAt, places } from '../../state/data/team-rules.ts';
import { gameFor, type PlayerSettings } from '../../state/data/user.ts';

/** The team that compared creatures join: its settings and other members. */
export interface Around {
  readonly settings: TeamSettings;
  readonly others: readonly RequestMember[];
  /** The member whose slot the compared creatures take. */
  readonly present?: RequestMember | undefined;
}

/** Without a team there is no island either: no bonus, no favourites. */
export function aroundOf(
  user: PlayerSettings,
  team: PlayerTeam | null,
  creatures: Creatures,
  place: number | null,
): Around {
  if (!team) return { settings: { ...settingsFor(user, emptyTeam(0)), areaBonus: 0, favourites: [] }, others: [] };
  const game = gameFor(user);
  const replaced = replacedPlace(team, place);
  const memberAt = (at: number): RequestMember | undefined => {
    const creature = creatureAt(team, at, creatures);
    return creature && game.species.find(creature.pokemon)
      ? { creature, sneakySnacking: team.snacking.includes(creature.externalId) }
      : undefined;
  };
  return {
    settings: settingsFor(user, team),
    others: places().flatMap((at) => (at === replaced ? [] : (memberAt(at) ?? []))),
    present: replaced === null ? undefined : memberAt(replaced),
  };
}

/** All compared creatures have the same slot, and so the same luck. */
export const OWN_PLACE = 0;

/** Undefined for a species that the edition does not know. */
export function questionAbout(
  game: Game,
  { settings, others }: Around,
  creature: Creature,
  level: number | null,
): TeamQuestion | undefined {
  if (!game.species.find(creature.pokemon)) return undefined;
  // A member of the team is simulated twice, so that all are compared beside the same others.
  const isTwice = others.some((other) => other.creature.externalId === creature.externalId);
  const own = {
    ...creature,
    level: level ?? creature.level,
    ...(isTwice ? { externalId: newId() } : {}),
  };
  return { edition: game.edition, settings, members: [{ creature: own, sneakySnacking: false }, ...others] };
}
