// Keys of questions: equal questions have equal keys, whichever creatures are members. A key alone decides whether an answer is current.
import type { CheckedTeam, RequestMember } from '@oversleep/engine';
import { type Creature, canonical, gameOf, isSupportMember } from '@oversleep/game';
import { digest, ENGINE_VERSION, keyFor } from '@oversleep/questions';
import { buildFields } from '../state/data/data.ts';
import type { TeamSearch } from './best/team-search.ts';
import type { PatchTask } from './patch-task.ts';
import type { TeamQuestion } from './question.ts';
import type { RotationsTask } from './rotations-task.ts';

/** Everything that the figures of a team depend on. */
export const keyOf = ({ edition, settings, members }: TeamQuestion): string =>
  keyFor(edition, { settings, members: members.map(essence) });

/**
 * Everything that the comparison of a member with perfect builds depends on: itself, the sleep times, and the members that
 * support others. Check-in times count; what is cooked and which berries are favourites do not matter.
 */
export function verdictKey({ edition, settings, members }: TeamQuestion, place: number): string {
  const game = gameOf(edition);
  const { camp, bedtime, wakeup, expert, event, policy } = settings;
  const lookIn = policy?.lookIn === 'always' ? undefined : policy?.lookIn;
  const mates = members.filter(({ creature }, other) => other !== place && isSupportMember(game, creature));
  const own = members.slice(place, place + 1);
  return keyFor(edition, {
    camp,
    bedtime,
    wakeup,
    expert,
    event,
    lookIn,
    own: own.map(essence),
    mates: mates.map(essence),
  });
}

/** The same as for a team, and which of its members it is about. */
export const outlookKey = (question: TeamQuestion, place: number): string => `${keyOf(question)} ${place}`;

/** The same as for a team, and which creature the figures are about. */
export const comparedKey = (question: TeamQuestion, creature: Creature): string =>
  `${keyOf(question)} ${digest(canonical(buildFields(creature)))}`;

/** A creature's key among those that join the same members: what a simulation sees of it. */
export const joinerName = (member: RequestMember): string => digest(canonical(essence(member)));

/** Everything that the best teams depend on, including ids, because the answer lists teams by id. */
export function searchKey({ edition, candidates, present, top, ...rest }: TeamSearch): string {
  const called = (member: RequestMember) => [member.creature.externalId, joinerName(member)];
  // Stored keys contain the earlier name of `top`.
  return keyFor(edition, { ...rest, told: top, candidates: candidates.map(called), present: present.map(called) });
}

/** The same as for the search, and the teams that it has found; the player's own team plays no part in it. */
export const rotationsKey = ({ search, teams, swaps }: RotationsTask): string =>
  `${searchKey({ ...search, present: [] })} ${swaps} ${digest(canonical(teams))}`;

/** Contains the versions of both games. */
export function patchKey({ questions, depth }: PatchTask): string {
  const versions = questions.map(({ from, to }) => [gameOf(from).domainVersion, gameOf(to).domainVersion]);
  return `${ENGINE_VERSION} patch ${digest(canonical({ questions, depth, versions }))}`;
}

/** Everything that the gains of some changes of a team depend on, in order. */
export const changesKey = (question: TeamQuestion, changes: readonly CheckedTeam[]): string =>
  keyFor(question.edition, {
    team: keyOf(question),
    changes: changes.map((team) => keyOf({ ...question, ...team })),
  });

/** Same engine, game and creature: may be shown as old figures until the right ones are there. */
export function isAkin(key: string, other: string): boolean {
  const about = (text: string) => text.split(' ').filter((_, part) => part !== HASH_PART);
  return about(key).join() === about(other).join();
}

const HASH_PART = 2;

const essence = ({ creature, sneakySnacking }: RequestMember) => ({ ...buildFields(creature), sneakySnacking });
