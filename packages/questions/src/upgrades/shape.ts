// What a member is worth to its team, and what each possible upgrade of it would add.
import type { RankedChange, Upgrade } from '@oversleep/engine';
import { type AnswerProgress, asItIs, type Question } from '../question.ts';
import { type TeamQuestion, teamKey } from '../team/shape.ts';

interface UpgradesInput {
  readonly question: TeamQuestion;
  readonly place: number;
}

/** What the team makes in a week because of this member, unless it is alone, and what each upgrade would add, best first. */
export interface Outlook {
  readonly member: RankedChange<'member'> | undefined;
  readonly upgrades: readonly RankedChange<Upgrade>[];
}

export interface UpgradesTypes {
  readonly input: UpgradesInput;
  readonly part: AnswerProgress<Outlook>;
  readonly answer: Outlook;
  readonly kept: Outlook;
}

export const UPGRADES: Question<'upgrades', UpgradesTypes> = {
  name: 'upgrades',
  key: ({ question, place }) => `${teamKey(question)} ${place}`,
  news: asItIs,
  kept: asItIs,
  lane: 'later',
};
