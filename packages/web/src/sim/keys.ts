// Keys of questions: equal questions have equal keys, whichever creatures are members. A key alone decides whether an answer is current.
import type { CheckedTeam } from '@oversleep/engine';
import { buildFields, type Creature, canonical, gameOf, isSupportMember } from '@oversleep/game';
import { digest, keyFor, memberFields, type TeamQuestion, teamKey } from '@oversleep/questions';

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
    own: own.map(memberFields),
    mates: mates.map(memberFields),
  });
}

/** The same as for a team, and which of its members it is about. */
export const outlookKey = (question: TeamQuestion, place: number): string => `${teamKey(question)} ${place}`;

/** The same as for a team, and which creature the figures are about. */
export const comparedKey = (question: TeamQuestion, creature: Creature): string =>
  `${teamKey(question)} ${digest(canonical(buildFields(creature)))}`;

/** Everything that the gains of some changes of a team depend on, in order. */
export const changesKey = (question: TeamQuestion, changes: readonly CheckedTeam[]): string =>
  keyFor(question.edition, {
    team: teamKey(question),
    changes: changes.map((team) => teamKey({ ...question, ...team })),
  });

/** Same engine, game and creature: may be shown as old figures until the right ones are there. */
export function isAkin(key: string, other: string): boolean {
  const about = (text: string) => text.split(' ').filter((_, part) => part !== HASH_PART);
  return about(key).join() === about(other).join();
}

const HASH_PART = 2;
