// One simulated day of a team, moment by moment.
import type { Trace, TraceKey } from '@oversleep/engine';
import { canonical } from '@oversleep/game';
import { asItIs, noNews, type Question } from '../question.ts';
import { type TeamQuestion, teamKey } from '../team/shape.ts';

interface DayInput {
  readonly question: TeamQuestion;
  readonly key: TraceKey;
}

export interface DayTypes {
  readonly input: DayInput;
  readonly part: undefined;
  readonly answer: Trace;
  readonly kept: Trace;
}

export const DAY: Question<'day', DayTypes> = {
  name: 'day',
  key: ({ question, key }) => `${teamKey(question)} ${canonical(key)}`,
  news: noNews,
  kept: asItIs,
};
