// Keys of questions: equal questions have equal keys, whichever creatures are members. A key alone decides whether an answer is current.
import type { CheckedTeam, RequestMember } from '@oversleep/engine';
import { type Creature, canonical, type EditionId, gameOf, isSupportMember } from '@oversleep/game';
import { buildFields } from '../state/data/data.ts';
import { ENGINE_VERSION } from '../state/storage/versions.ts';
import type { TeamSearch } from './best/team-search.ts';
import type { PatchTask } from './patch-task.ts';
import type { TeamQuestion } from './question.ts';
import type { RotationsTask } from './rotations-task.ts';
import type { WeekTask } from './week-task.ts';

/** Everything that the figures of a team depend on. */
export const keyOf = ({ edition, settings, members }: TeamQuestion): string =>
  named(edition, { settings, members: members.map(essence) });

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
  return named(edition, {
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
  return named(edition, { ...rest, told: top, candidates: candidates.map(called), present: present.map(called) });
}

/** The same as for the search, and the teams that it has found; the player's own team plays no part in it. */
export const rotationsKey = ({ search, teams, swaps }: RotationsTask): string =>
  `${searchKey({ ...search, present: [] })} ${swaps} ${digest(canonical(teams))}`;

/** Everything that the rest of a week depends on, including the names of members, which the answer contains. */
export const weekKey = ({ edition, question }: WeekTask): string => named(edition, question);

/** Contains the versions of both games. */
export function patchKey({ questions, depth }: PatchTask): string {
  const versions = questions.map(({ from, to }) => [gameOf(from).domainVersion, gameOf(to).domainVersion]);
  return `${ENGINE_VERSION} patch ${digest(canonical({ questions, depth, versions }))}`;
}

/** Everything that the gains of some changes of a team depend on, in order. */
export const changesKey = (question: TeamQuestion, changes: readonly CheckedTeam[]): string =>
  named(question.edition, {
    team: keyOf(question),
    changes: changes.map((team) => keyOf({ ...question, ...team })),
  });

/** Same engine, game and creature: may be shown as old figures until the right ones are there. */
export function isAkin(key: string, other: string): boolean {
  const about = (text: string) => text.split(' ').filter((_, part) => part !== HASH_PART);
  return about(key).join() === about(other).join();
}

const HASH_PART = 2;

const named = (edition: EditionId, content: object): string =>
  `${ENGINE_VERSION} ${edition}/${gameOf(edition).domainVersion} ${digest(canonical(content))}`;

const essence = ({ creature, sneakySnacking }: RequestMember) => ({ ...buildFields(creature), sneakySnacking });

/** A short name for a long text: 106 bits, so that two questions of a player never collide. */
const digest = (text: string): string => `${hash53(text, 0)}${hash53(text, 1)}`;

/** cyrb53, a fast hash of texts without cryptographic strength. */
function hash53(text: string, seed: number): string {
  let [high, low] = [0xdeadbeef ^ seed, 0x41c6ce57 ^ seed];
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  const mixed = (a: number, b: number) => Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  const [first, second] = [mixed(high, low), mixed(low, high)];
  return (4294967296 * (2097151 & second) + (first >>> 0)).toString(36).padStart(11, '0');
}
