// The Pokémon a search may use, and the question made of them.
import type { RequestMember } from '@oversleep/engine';
import { type Creature, canBeBuilt, gameOf, isAboveCap, MOST_CANDIDATES, searchGoal } from '@oversleep/game';
import { type TeamSearch, TOP_TEN } from '@oversleep/questions';
import { atLevel, isCandidate, wishesFor } from '../../sim/best/conditions.ts';
import { settingsFor } from '../../sim/question.ts';
import { boxOf, type Creatures, membersOf, type PlayerTeam } from '../../state/data/data.ts';
import type { PlayerSettings } from '../../state/data/user.ts';
import type { SearchForm } from './search-form.ts';

export interface Pool {
  /** Unchanged, at their own level. */
  readonly creatures: readonly Creature[];
  /** Members of the current team that can be simulated. */
  readonly present: readonly Creature[];
  /** How many the edition doesn't know. */
  readonly unknown: number;
  /** Of a level above the cap; they take part if the player wants them to. */
  readonly aboveCap: number;
}

/** Sorted, so that the same box always gives the same question. */
export function poolOf(user: PlayerSettings, ask: SearchForm, creatures: Creatures, team: PlayerTeam): Pool {
  const game = gameOf(user.edition);
  const members = membersOf(team);
  const box = new Set(boxOf(creatures));
  const takes = isCandidate(ask, members);
  const known = Object.keys(creatures)
    .sort()
    .flatMap((id) => creatures[id] ?? [])
    .filter((creature) => takes(creature, box.has(creature)));
  const can = known.filter((creature) => canBeBuilt(game, creature));
  // At another level than its own, or named by the player, it is wanted all the same.
  const isAbove = (creature: Creature) =>
    ask.level === null && isAboveCap(game, creature) && !ask.include.includes(creature.externalId);
  return {
    creatures: ask.aboveCap ? can : can.filter((creature) => !isAbove(creature)),
    present: members.flatMap((id) => creatures[id] ?? []).filter((creature) => canBeBuilt(game, creature)),
    unknown: known.length - can.length,
    aboveCap: can.filter(isAbove).length,
  };
}

export function searchFor(
  user: PlayerSettings,
  ask: SearchForm,
  team: PlayerTeam,
  { creatures, present }: Pool,
): TeamSearch {
  const raised = new Map<string, Creature>();
  const candidate = (creature: Creature): Creature => {
    const before = raised.get(creature.externalId);
    const now = before ?? atLevel(ask, creature);
    raised.set(creature.externalId, now);
    return now;
  };
  const member = (creature: Creature, sneakySnacking = false): RequestMember => ({
    creature: candidate(creature),
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
    top: TOP_TEN,
    most: MOST_CANDIDATES,
  };
}
