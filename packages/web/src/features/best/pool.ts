// Out of whom a search chooses, and its question: whoever the player's choice leaves, by the wishes about them.
import type { RequestMember, Wishes } from '@oversleep/engine';
import { type Creature, canBeBuilt, gameOf, searchGoal, TEAM_SIZE } from '@oversleep/game';
import { MOST_CANDIDATES, type TeamSearch, TOP_TEN } from '../../sim/best/team-search.ts';
import { settingsFor } from '../../sim/question.ts';
import { boxOf, type Creatures, membersOf, type PlayerTeam } from '../../state/data/data.ts';
import type { PlayerSettings } from '../../state/data/user.ts';
import type { Ask } from './ask.ts';

export interface Pool {
  /** As they are. */
  readonly creatures: readonly Creature[];
  /** Members of the present team that can be simulated. */
  readonly present: readonly Creature[];
  /** Who cannot take part because the edition does not know them. */
  readonly strangers: number;
}

/** In an order of their own, so that the same box always is the same question. */
export function poolOf(user: PlayerSettings, ask: Ask, creatures: Creatures, team: PlayerTeam): Pool {
  const game = gameOf(user.edition);
  const members = membersOf(team);
  const chosen = ask.chosen && new Set(ask.chosen);
  const fits = ({ externalId, favourite, tags = [] }: Creature): boolean =>
    (!chosen || chosen.has(externalId)) &&
    (!ask.favourites || favourite === true) &&
    (ask.tags.length === 0 || ask.tags.some((tag) => tags.includes(tag)));
  const wanted = new Set([
    ...boxOf(creatures)
      .filter(fits)
      .map(({ externalId }) => externalId),
    ...(ask.withTeam || ask.changes !== null ? members : []),
    ...ask.include,
  ]);
  for (const id of ask.never) wanted.delete(id);
  const known = [...wanted].sort().flatMap((id) => creatures[id] ?? []);
  const can = known.filter((creature) => canBeBuilt(game, creature));
  return {
    creatures: can,
    present: members.flatMap((id) => creatures[id] ?? []).filter((creature) => canBeBuilt(game, creature)),
    strangers: known.length - can.length,
  };
}

export function searchFor(user: PlayerSettings, ask: Ask, team: PlayerTeam, { creatures, present }: Pool): TeamSearch {
  const raised = new Map<string, Creature>();
  const asIf = (creature: Creature): Creature => {
    const before = raised.get(creature.externalId);
    const now = before ?? (ask.level === null ? creature : { ...creature, level: ask.level });
    raised.set(creature.externalId, now);
    return now;
  };
  const member = (creature: Creature, sneakySnacking = false): RequestMember => ({
    creature: asIf(creature),
    sneakySnacking,
  });
  const settings = settingsFor(user, team);
  return {
    edition: user.edition,
    settings,
    candidates: creatures.map((creature) => member(creature)),
    goal: searchGoal(user.edition, settings.island, ask.goal) ?? { kind: 'strength' },
    wishes: wishesFor(ask, creatures, present),
    present: present.map((creature) => member(creature, team.snacking.includes(creature.externalId))),
    told: TOP_TEN,
    most: MOST_CANDIDATES,
  };
}

/** Wishes that wish for nothing are left out. Places that are empty now may be filled, whatever else is to stay. */
function wishesFor(ask: Ask, creatures: readonly Creature[], present: readonly Creature[]): Wishes {
  const ids = new Set(creatures.map(({ externalId }) => externalId));
  const include = ask.include.filter((id) => ids.has(id));
  const stayers = present.map(({ externalId }) => externalId).filter((id) => ids.has(id));
  const changes = ask.changes === null ? TEAM_SIZE : ask.changes + TEAM_SIZE - present.length;
  return {
    ...(include.length > 0 && { include }),
    ...(ask.limits.length > 0 && { atMost: ask.limits }),
    ...(ask.healers > 0 && { healers: ask.healers }),
    ...(changes < TEAM_SIZE && { near: { team: stayers, changes } }),
  };
}
