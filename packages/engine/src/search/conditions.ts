// Turns a player's conditions into the candidates of a search, their level, and wishes about every team.
import { type Conditions, type Creature, TEAM_SIZE } from '@oversleep/game';
import type { Wishes } from './types.ts';

/** A creature outside the box takes part only as a member of the team or when it is named. */
export function isCandidate(
  { chosen, favourites, tags: wanted, withTeam, include, never, changes }: Conditions,
  team: readonly string[],
): (creature: Creature, isInBox?: boolean) => boolean {
  const picked = chosen && new Set(chosen);
  const named = new Set([...(withTeam || changes !== null ? team : []), ...include]);
  const left = new Set(never);
  return ({ externalId, favourite, tags = [] }, isInBox = true) => {
    if (left.has(externalId)) return false;
    if (named.has(externalId)) return true;
    return (
      isInBox &&
      (!picked || picked.has(externalId)) &&
      (!favourites || favourite === true) &&
      (wanted.length === 0 || wanted.some((tag) => tags.includes(tag)))
    );
  };
}

/** A creature at the level that is asked for. */
export const atLevel = ({ level }: Conditions, creature: Creature): Creature =>
  level === null ? creature : { ...creature, level };

/** Leaves out wishes without effect. Slots that are empty now may be filled whatever else must stay. */
export function wishesFor(
  { include, limits, healers, changes }: Conditions,
  pool: readonly Creature[],
  present: readonly Creature[],
): Wishes {
  const ids = new Set(pool.map(({ externalId }) => externalId));
  const known = include.filter((id) => ids.has(id));
  const stayers = present.map(({ externalId }) => externalId).filter((id) => ids.has(id));
  const others = changes === null ? TEAM_SIZE : changes + TEAM_SIZE - present.length;
  return {
    ...(known.length > 0 && { include: known }),
    ...(limits.length > 0 && { atMost: limits }),
    ...(healers > 0 && { healers }),
    ...(others < TEAM_SIZE && { near: { team: stayers, changes: others } }),
  };
}
