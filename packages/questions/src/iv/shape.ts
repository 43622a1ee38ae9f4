// How close a member is to perfect, compared with ideal and with random builds of its species.
import { gameOf, isSupportMember } from '@oversleep/game';
import { keyFor } from '../key.ts';
import { asItIs, type Question } from '../question.ts';
import { memberFields, type TeamQuestion } from '../team/shape.ts';
import type { MemberScores } from './scores.ts';

interface IvInput {
  readonly question: TeamQuestion;
  readonly place: number;
}

/** Percent of the best that a perfect build makes. */
export interface MemberIv extends MemberScores {
  /** The same for the median of random builds; absent if it was not computed. */
  readonly typical?: MemberScores;
}

export interface IvTypes {
  readonly input: IvInput;
  /** Its own scores, better and better; what is usual for its species comes last. */
  readonly part: MemberIv;
  readonly answer: MemberIv;
  readonly kept: MemberIv;
}

/**
 * Everything that the comparison of a member with perfect builds depends on: itself, the sleep times, and the members that
 * support others. Check-in times count; what is cooked and which berries are favourites do not matter.
 */
function ivKey({ question: { edition, settings, members }, place }: IvInput): string {
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

export const IV: Question<'iv', IvTypes> = {
  name: 'iv',
  key: ivKey,
  news: (known) => ({ known, done: 0 }),
  kept: asItIs,
  lane: 'later',
};
