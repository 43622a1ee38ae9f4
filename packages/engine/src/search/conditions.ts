// What a player asks of the teams of a search, apart from its goal: who takes part, and what must hold for every team.
import { type Creature, TEAM_SIZE } from '@oversleep/game';
import type { Wishes } from './types.ts';

export interface Conditions {
  /** Ids of those who were chosen out of the box; null: all of it. */
  readonly chosen: readonly string[] | null;
  readonly favourites: boolean;
  /** One of them is enough; none is all. */
  readonly tags: readonly string[];
  /** Members of the present team take part as well, whatever else is chosen. */
  readonly withTeam: boolean;
  /** Everybody as if at this level; null: each at its own. */
  readonly level: number | null;
  readonly include: readonly string[];
  readonly never: readonly string[];
  /** At most so many whose main skill has this key. */
  readonly limits: NonNullable<Wishes['atMost']>;
  /** At least so many that give energy to others. */
  readonly healers: number;
  /** At most so many others than in the present team; null: all may change. */
  readonly changes: number | null;
}

/** Whether a creature takes part; one that is not in the box only as a member of the team or by name. */
export function takesPart(
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

/** Wishes that wish for nothing are left out. Places that are empty now may be filled, whatever else is to stay. */
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
