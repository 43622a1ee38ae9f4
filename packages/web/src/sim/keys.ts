// Keys of questions: equal questions have equal keys, whichever creatures are members. A key alone decides whether an answer is current.
import { buildFields, type Creature, canonical } from '@oversleep/game';
import { digest, type TeamQuestion, teamKey } from '@oversleep/questions';

/** The same as for a team, and which creature the figures are about. */
export const comparedKey = (question: TeamQuestion, creature: Creature): string =>
  `${teamKey(question)} ${digest(canonical(buildFields(creature)))}`;

/** Same engine, game and creature: may be shown as old figures until the right ones are there. */
export function isAkin(key: string, other: string): boolean {
  const about = (text: string) => text.split(' ').filter((_, part) => part !== HASH_PART);
  return about(key).join() === about(other).join();
}

const HASH_PART = 2;
